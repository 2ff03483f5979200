import { neverTakenInASentence } from '@functions/words/en/never-taken.ts';
import { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site, spanishOn } from '../facts/site';
import { sentences } from '../sentences';
import type { Faq } from '../shapes/faq';
import { callPromise } from './call-promise';

/** A group of questions. `id` is its anchor. */
type FaqSection = { id: string; heading: string; faqs: readonly Faq[] };

const { howPaid } = site;

/** Omitted unless the operator has set it. */
const aboutMoney: readonly Faq[] = howPaid ? [{ question: `How does ${site.name} make money?`, answer: howPaid }] : [];

/** Omitted unless there are Spanish pages. */
const aboutSpanish: readonly Faq[] = spanishOn
  ? [
      {
        question: 'Can I get help in Spanish?',
        answer:
          'Yes, if you send the request from a Spanish page: we’ll look for a hauler who speaks Spanish first. If none is available, an English-speaking hauler will call.',
      },
    ]
  : [];

const sections: readonly FaqSection[] = [
  {
    id: 'booking',
    heading: 'Booking',
    faqs: [
      {
        question: 'How do I book a pickup?',
        answer:
          'Open the booking form and go through four short steps: services, address, a description with photos, and how to reach you. It takes about 60 seconds. The last screen tells you what happens next.',
      },
      {
        question: `Is ${site.name} a junk removal company?`,
        answer:
          'No, it’s a marketplace. We match your request with independent local haulers, and they do the lifting, loading and driving. You agree on the price, the time and the work directly with the hauler.',
      },
      ...aboutMoney,
      {
        question: 'When will I hear from a hauler?',
        answer: `${callPromise} The hours are Los Angeles time, every day. If you send a request late at night, the clock starts the next morning. If we haven’t found a hauler yet, your tracking page says so. The call may come from a number you don’t know. If you’d rather get the call at another time, say so in the description or on your tracking page.`,
      },
      ...aboutSpanish,
      {
        question: 'Can a pickup happen on the same day?',
        answer: sentences(
          'Often, yes.',
          pickupTime ? `Most pickups take place within ${pickupTime}.` : pickupFigure,
          arrivalTime && `Partners may arrive within ${arrivalTime} of booking when they have room that day.`,
          'A request sent in the morning has a better chance than one sent in the evening. If you have a deadline, such as the end of a lease, put it first in the description.',
        ),
      },
      {
        question: 'Can I request several services at once?',
        answer:
          'Yes, choose as many as fit. A garage with a dead fridge and a pile of branches is three services, but one request. The hauler who accepts it takes as much as they can handle. Ask about the rest on the first call.',
      },
      {
        question: 'How do I change or cancel a request?',
        answer:
          'On your tracking page. There you can cancel, correct your phone number, email and unit, and tell us when you’d like to be called. We’ll let our team know, and the hauler too if one has the job. You can also ask the hauler for another pickup time there. Talk to them about anything else, or write to us through the contact page. We don’t charge for canceling. Our haulers agree not to charge a trip fee unless they told you about it before the visit.',
      },
    ],
  },
  {
    id: 'haulers',
    heading: 'The haulers',
    faqs: [
      {
        question: 'How are haulers vetted?',
        answer:
          'We check three things before a hauler gets a request. Identity: who runs the business and how to reach them. Insurance: a current certificate, and a new one when it runs out. License: where the law requires a license or registration for the work, we look it up. After that we review complaints: a person on our team reads each one, and a hauler who doesn’t make things right gets no more requests. The about page says more.',
      },
      {
        question: 'How many haulers will call me?',
        answer:
          'One, as a rule. Your name and phone number go to the hauler who accepts your request, not to a list of callers. Once a hauler has accepted it on our site, your tracking page names the business. If you can’t agree with that hauler, decline their proposal on your tracking page, or write to us. Then we’ll ask others.',
      },
      {
        question: 'How do I know who is at my door?',
        answer:
          'On the first call, ask for the name of the business, the name of the person who will come and the time. Compare them at the door before you let anyone in, and ask to see the insurance certificate if you like. You don’t owe anything in advance. If something doesn’t match, don’t open the door. Call the hauler or us.',
      },
      {
        question: 'Who is responsible if something gets damaged?',
        answer:
          'The hauler, who is an independent business and is responsible for the work. Walk the path out together before the crew starts. If there’s damage, show it to the crew, take photos before they leave, and ask for the name of their insurer. Then write to us through the contact page, because we review complaints. Our terms say what our own liability is.',
      },
      {
        question: 'Are the haulers local?',
        answer: manyFamilyOwned
          ? 'Yes. They’re independent businesses that work in your part of California, and many are family-owned.'
          : 'Yes. They’re independent businesses that work in your part of California.',
      },
      {
        question: 'Do businesses and landlords book here too?',
        answer:
          'Yes. Shops, restaurants, offices and property managers use the same form as households. Tell us when loading is allowed and what insurance document your building wants to see. Tell the hauler on the phone who will be on site. Anything that belongs to a tenant, or was left behind by one, can go only if the tenant agrees or California law allows it.',
      },
      {
        question: 'How do I join as a hauler?',
        answer:
          'Fill in the form on our page for haulers. That page says how offers work, which papers we ask for, and what you agree to. A person on our team reads every application and answers by email.',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Pricing',
    faqs: [
      {
        question: 'How do I agree on a price and a time?',
        answer:
          'The hauler sends a proposal to your tracking page: an estimate, or a note that the price is set on inspection, and up to three pickup times. If you gave an email address, we’ll email you. Accept a time, ask for another time or price, or decline. What you agree on by phone shows up there, too. Accepting books the time. You don’t pay anything yet, and the hauler still gives you the final price before loading.',
      },
      {
        question: 'What if the hauler can’t make it?',
        answer:
          'They’ll propose another time, and the booked one stays until you accept. Or they’ll give the job back: then nothing is booked anymore, and your request goes to other haulers. Your tracking page shows it, and we’ll email you if you gave an email address.',
      },
      {
        question: 'How do haulers set the price?',
        answer:
          'By the volume of your load, its weight and the type of items. Haulers commonly price by how much of the truck you fill, with a minimum for small loads. Stairs and long carries can add to it, and so can heavy loads such as dirt or concrete, and items with their own fee, such as mattresses, tires and machines with refrigerant.',
      },
      {
        question: 'What should I ask about price on the first call?',
        answer:
          'How much of the truck will my load fill? How many cubic yards does a full truck hold? What’s the minimum? Are labor, driving and disposal included? How much more for stairs, heavy pieces and single items? Is there a trip fee if I say no at the door? How can I pay?',
      },
      {
        question: 'Does the price include disposal and other fees?',
        answer:
          'It has to include every fee that you can’t turn down. Since July 1, 2024, California law (SB 478, Civil Code 1770(a)(29)) bans advertising, displaying or offering consumers a price that leaves out mandatory fees, except for shipping and the taxes and fees that a government imposes on the transaction. Things that depend on your load, such as a mattress or a tire, may be priced separately: the hauler will tell you before loading.',
      },
      {
        question: 'Is the quote really free?',
        answer:
          'Yes. Asking for a quote costs nothing, and you’re free to say no. If you say no at the door, you owe a trip fee only if the hauler told you about it before the visit. Our haulers agree to this. If one asks for more, write to us.',
      },
      {
        question: 'When does the price become final?',
        answer:
          'On inspection, before loading. The hauler sees the load, compares it with your description and tells you the final price. If it’s different from the estimate, ask why. Nothing should be loaded until you’ve agreed.',
      },
      {
        question: 'How and when do I pay?',
        answer:
          'Payment is due on completion, once everything you agreed on is loaded. You pay the hauler, not us. Ask on the first call how you can pay. A tip is up to you. Look at the cleared space before you pay. If anything is still there, tell the hauler, or tell us when we ask you afterward whether everything is gone.',
      },
      {
        question: 'Could something be added to the bill later?',
        answer:
          'There are no hidden fees: our haulers agree to give you the price before loading. If you decide during the visit that the bookcase should go too, the hauler will tell you what that costs and wait for your answer.',
      },
      {
        question: 'How can I keep the load small?',
        answer:
          'Flatten boxes, stack bins inside each other and give away what a friend would use. Take flat-pack furniture apart if you can. Put recyclables in your own recycling cart over a few weeks. Keep dirt and rubble apart from light things.',
      },
    ],
  },
  {
    id: 'what-haulers-take',
    heading: 'What haulers take and don’t',
    faqs: [
      {
        question: 'What do haulers take?',
        answer:
          'Most things from a household or an office: furniture, mattresses, appliances, electronics, clothes, toys, branches, drywall, carpet, exercise equipment, hot tubs. If it isn’t hazardous and people can move it safely, just ask.',
      },
      {
        question: 'What can’t go on the truck?',
        answer: `Never: ${neverTakenInASentence}. They also won’t take anything no one can identify, things that belong to someone else, such as leased machines, or fixtures that are still connected to gas, water or power. In a quarantine area for citrus pests, leaves, branches and fruit from citrus trees stay, too. A hauler may also decline a lift that would hurt a person or damage the building.`,
      },
      {
        question: 'Do haulers take old tires?',
        answer:
          'A few, usually. In California, anyone who hauls ten or more used tires at a time must be registered with the state as a tire hauler, so say how many you have. Many tire shops take the old ones when they put on new ones.',
      },
      {
        question: 'Can a refrigerator or washer wait outside?',
        answer:
          'Not where children can reach it. A child can be trapped inside, and California law (Penal Code 402b) forbids leaving a discarded refrigerator, freezer, washer or dryer in such a place with its door on. Keep it inside or behind a locked gate until the hauler is there, or take the doors off.',
      },
      {
        question: 'Is any load too small or too large?',
        answer:
          'One lamp is fine, and so is a five-bedroom house. A large load can take several trips or more than one day. The hauler plans that with you.',
      },
      {
        question: 'Will haulers come inside?',
        answer:
          'Yes, from any room or floor. Tell them where each item is and how many stairs there are. If you’d rather not have anyone inside, choose Curbside Pickups and set everything on your own driveway or inside the gate, never on the sidewalk, the parkway or the street: a private pickup doesn’t make that legal. Refrigerators and other appliances with a door stay inside.',
      },
    ],
  },
  {
    id: 'donation-and-recycling',
    heading: 'Donation and recycling',
    faqs: [
      {
        question: 'What happens to my things afterward?',
        answer:
          'Donation and recycling come first. Our haulers agree to dispose of the rest lawfully. How much can be saved depends on the condition of your things and which places nearby accept them.',
      },
      {
        question: 'Which items have a good chance of being donated?',
        answer:
          'Clean, complete items that work, such as solid tables, dishes, bicycles, books, coats and recent small appliances. Things with missing parts, strong odors or a safety recall are usually turned down.',
      },
      {
        question: 'Can I get a donation receipt?',
        answer:
          'Ask the hauler on the first call. A receipt comes from the organization that receives the goods, not from us or the hauler, and not all of them give one. It usually leaves the value up to you, so keep a list and photos. If you need one for your taxes, your best bet is to drop those items off yourself.',
      },
      {
        question: 'How are TVs, computers and fridges handled?',
        answer:
          'Separately from the rest. Partners bring e-waste to certified handlers, and refrigerators and air conditioners go to certified handlers who recover the refrigerant. List them in your request so the hauler saves room for them.',
      },
      {
        question: 'Can I choose where something goes?',
        answer:
          'You can ask. If a thrift store or shelter you like is on the way and accepts the item, the hauler may be willing to stop there. Call the place yourself first to find out what it needs.',
      },
      {
        question: 'Can I get rid of things for free?',
        answer:
          'Often, if you can wait and carry them yourself. Residents of the City of Los Angeles can call 311 (LA Sanitation) for free bulky-item pickup; elsewhere, check with your city. Mattresses can be dropped off free under California’s Bye Bye Mattress program, and leftover house paint at PaintCare sites. Our blog post about old furniture in Los Angeles has the links.',
      },
    ],
  },
  {
    id: 'hazardous-waste',
    heading: 'Hazardous waste',
    faqs: [
      {
        question: 'What counts as hazardous?',
        answer:
          'The usual things in a home are paint, solvents, pesticides, pool chemicals, fuel, motor oil, asbestos, needles and medicine, ammunition, propane tanks, batteries, fluorescent tubes and mercury thermostats. Look at the label: if it says danger, warning, poison, flammable or corrosive, a hauler can’t load it. Debris and ash from a burned building count, too: they can contain asbestos and heavy metals. Ask your county how that cleanup is done.',
      },
      {
        question: 'How do I get rid of paint and chemicals?',
        answer:
          'Leftover house paint, stain and varnish can be dropped off free at PaintCare sites. Most of them are paint and hardware stores; find one at paintcare.org. For other chemicals, fluorescent tubes and things with mercury, use your county’s household hazardous waste program. Keep everything in its original container, and never pour two products together.',
      },
      {
        question: 'What about batteries?',
        answer:
          'Haulers don’t take loose batteries in the load, because damaged ones can start a fire. Tape the terminals, keep the batteries apart from each other and take them to a battery drop-off. Lead-acid batteries from cars and battery backups (UPS) stay off the truck, too. Stores that sell car batteries take old ones back. If a battery is swollen or leaking, don’t touch it; ask your county’s household hazardous waste program.',
      },
      {
        question: 'Can an empty propane tank go?',
        answer:
          'No. A tank that seems empty may still hold gas, and shaking it won’t tell you. Bring it to a store that exchanges or refills tanks, or to your county’s household hazardous waste program.',
      },
      {
        question: 'Where do needles, medicine and ammunition go?',
        answer:
          'Not in the load, and not in your trash cart: California bans needles from household trash. Put needles in an approved sharps container, and ask your pharmacy or county where to drop it off. Many pharmacies and police stations have a bin for leftover medicine. If you find a gun, ammunition or fireworks, or want to give them up, call the police or the sheriff before you touch them.',
      },
      {
        question: 'What if something hazardous turns up mid-job?',
        answer:
          'It stays where it is, and the crew stays away from it. No one should open, smell or move a container they don’t know. If it’s leaking, fuming or smells, leave the area and call 911. Otherwise ask your county’s household hazardous waste program what to do. The crew can keep working where it’s safe.',
      },
    ],
  },
  {
    id: 'preparation',
    heading: 'Getting ready',
    faqs: [
      {
        question: 'Which photos are most useful?',
        answer:
          'One of everything, one of the heaviest piece, and one of the way out. You can add up to 5 photos as JPEG, PNG or WebP, 10 MB each. Take them in daylight, with something in the picture to show the size.',
      },
      {
        question: 'Do I need to put everything in one spot?',
        answer:
          'Only if you can do so safely. A pile saves the crew some walking, but it isn’t worth a strained back. Sticky notes work as well: one color for what goes, another for what stays.',
      },
      {
        question: 'Where should the truck park?',
        answer:
          'As close to the door as the street allows. Your own driveway is best. Hold a space on the street with your own car, if parking is allowed there, and move it when the truck arrives. Tell the hauler about gates, low branches, steep driveways, street sweeping and narrow alleys.',
      },
      {
        question: 'Does my HOA or building need to know?',
        answer:
          'Ask before you set a time. Many HOAs want a certificate of insurance or a fixed time slot, and apartment managers may ask you to reserve the elevator. Tell the hauler on the first call so the paperwork is ready.',
      },
      {
        question: 'Does someone have to be home?',
        answer:
          'An adult has to be there, or be reachable by phone, to confirm the price before anything is loaded. If someone else lets the hauler in, such as a neighbor, a relative or a property manager, tell the hauler on the phone who that is, and agree on how you’ll pay.',
      },
    ],
  },
  {
    id: 'tracking',
    heading: 'Tracking your request',
    faqs: [
      {
        question: 'How do I follow my request?',
        answer:
          'After booking, the confirmation shows a 16-character tracking ID and a link. Copy or bookmark the link before you close the page, or give us an email address, and we’ll send it there. It opens your request at any time, on any device, without an account.',
      },
      {
        question: 'What do the five statuses mean?',
        answer:
          'Submitted means we have your request. Sent Proposal means a hauler has sent you a proposal. In Progress means the pickup is agreed on or underway. Canceled shows the reasons when there are any. Completed means the job is done.',
      },
      {
        question: 'How will I hear about changes?',
        answer:
          'Your tracking page shows every change, and how you’ll hear from us. If you gave an email address, we’ll email you when we get the request, when a hauler accepts it, when we’re still looking for one, about proposals and your booked pickup, whenever its status or timeframe changes, and once after it’s completed, to ask whether everything is gone. Without an address, check the page, and make a note of your pickup time. The hauler who accepts will call you.',
      },
      {
        question: 'No one has contacted me. How do I report it?',
        answer:
          'Open your tracking page and press the button “I was not contacted”. We’ll let our team know, and the hauler too if one has the job. If that hauler doesn’t act on it, the job goes to others. Check your missed calls and your spam folder first, because a message from an unknown sender is easy to overlook.',
      },
      {
        question: 'I was interrupted. Did I lose my form?',
        answer:
          'No. A draft stays on your own device until you send it, for up to 7 days. Come back in the same browser and pick up where you left off. If you clear the browser’s data, the draft is deleted, too.',
      },
      {
        question: 'Where can I find a lost tracking ID?',
        answer:
          'On the device and in the browser you booked with, click “Track my request” at the bottom of any page: it lists your latest requests. Otherwise write to us through the contact page with your name, your phone number and the day you booked.',
      },
    ],
  },
  {
    id: 'privacy',
    heading: 'Privacy',
    faqs: [
      {
        question: 'Who gets to see my details?',
        answer:
          'Before a hauler has accepted the job, haulers see your ZIP code, city, services, how much of a truck your things will fill, description and photos. The hauler who accepts it also gets your name, phone number, street address and, if you gave it, email. Until then, only our team has those. Your details aren’t sold, and no one gets them for advertising. The Privacy Policy says who does.',
      },
      {
        question: 'What happens to the photos I add?',
        answer:
          'The site makes them smaller and removes location data before upload. They’re stored at an address that can’t be guessed, but anyone who has that address can open them. Leave faces, license plates and documents out of the picture.',
      },
      {
        question: 'Do I have to agree to messages?',
        answer:
          'No. The consent box for messages by phone, text or email is optional, and a hauler or our team can call you about your request without it. Haulers are told which you chose. You only have to accept the Terms of Service and Privacy Policy. An email address is optional too; if you give one, we’ll send it the tracking link, updates on that request and, once it’s completed, a question: is everything gone?',
      },
      {
        question: 'You emailed me, but I never booked. Why?',
        answer:
          'Someone typed your address into our form, maybe by mistake. Click the link “I did not ask for this” in that email and press the button on the page it opens. After that, we won’t send your address any more emails about any request that uses it. To end texts, reply STOP.',
      },
      {
        question: 'Who can open my tracking page?',
        answer:
          'Anyone who has the link or the ID, because there’s no password. They see your name, phone and request there, and can book, change or cancel it. Send the link only to people you trust.',
      },
      {
        question: 'Can I have my information deleted?',
        answer:
          'Yes. Send a deletion request through the contact page. Your name, phone number and tracking ID help us find the right record. A hauler who has already contacted you keeps records of their own, so ask them, too.',
      },
    ],
  },
];

export const words = {
  title: 'Junk Removal FAQ: Booking, Prices, Pickup',
  description:
    'Answers about booking a pickup, how haulers set a price, what they take and what they don’t, donation and recycling, tracking a request and your privacy.',
  crumb: 'FAQ',
  heading: 'Frequently asked questions',
  lede: 'How a pickup works from the first tap to the empty room, and what happens to your things and your details.',
  topics: 'Topics',
  /** Under the questions about getting ready. */
  beforeYourPickup: 'See the whole list: before your pickup',
  /** Under the questions about haulers. */
  haulers: 'For haulers: how to join',
  sections,
  bookPanel: {
    heading: 'Ask us, or ask the hauler',
    text: 'Write to our team, or put your question in a request. The hauler who calls can answer it for your load.',
  },
};
