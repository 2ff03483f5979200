import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from '../facts/claims';
import { site, spanishOn } from '../facts/site';
import { sentences } from '../sentences';
import type { Faq } from '../shapes/faq';
import { link, prose } from '../shapes/prose';
import { contactLink, emailLink, phoneLink, privacyLink, termsLink, trackingLink } from './links';

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
        answer: prose`Open the ${link('booking form', '/book')} and go through four short steps: services, address, a description with photos, and how to reach you. It takes about 60 seconds. Choose as many services as you need: a dead fridge and a pile of branches are one request.`,
      },
      {
        question: `Is ${site.name} a junk removal company?`,
        answer: sentences(
          'No, it’s a marketplace. We match your request with independent local haulers, and they do the lifting, loading and driving.',
          manyFamilyOwned && 'Many of them are family-owned.',
          'You agree on the price, the time and the work directly with the hauler.',
        ),
      },
      ...aboutMoney,
      {
        question: 'When will I hear from a hauler?',
        answer: prose`Within ${String(PROMISE_HOURS)} hours, counted from 8 AM to 8 PM every day. If you send your request at night, the clock starts at 8 the next morning. The call may come from a number you don’t know. If no one calls in time, press “I was not contacted” on your ${trackingLink}. If we can’t find a hauler, that page says so, and you can cancel at no cost.`,
      },
      ...aboutSpanish,
      {
        question: 'Can a pickup happen on the same day?',
        answer: sentences(
          'Often the same or the next day. Your hauler will offer up to three pickup times, and you pick one.',
          pickupTime ? `Most pickups take place within ${pickupTime}.` : pickupFigure,
          arrivalTime && `Partners may arrive within ${arrivalTime} of booking when they have room that day.`,
          'Send your request in the morning for a better chance. If you have a deadline, such as the end of a lease, answer “When should it be gone?” in the form: haulers see it before they accept.',
        ),
      },
      {
        question: 'How do I change or cancel a request?',
        answer: prose`On your ${trackingLink}. You can cancel, correct your details, tell us when you’d like to be called, or ask for another pickup time. For anything else, talk to the hauler or use our ${contactLink}. We don’t charge for canceling; a hauler can only if they told you about it before the visit.`,
      },
    ],
  },
  {
    id: 'haulers',
    heading: 'The haulers',
    faqs: [
      {
        question: 'How are haulers vetted?',
        answer: prose`Before a hauler gets a request, we check who runs the business, see a current insurance certificate, and look up the license where the law requires one. We ask for a new certificate when the old one runs out. Someone on our team reads every complaint, and haulers who don’t make things right get no more requests. The ${link('about page', '/about')} says more.`,
      },
      {
        question: 'How many haulers will call me?',
        answer: prose`One, as a rule. Your name and number go to the hauler who accepts your request, not to a list of callers, and your ${trackingLink} names the business. If you can’t agree with that hauler, decline their quote there, and we’ll ask others.`,
      },
      {
        question: 'How do I know who is at my door?',
        answer: prose`On the first call, ask for the name of the business, who will come and when. You can ask to see the insurance certificate at the door. Don’t pay anything in advance. If something doesn’t match, don’t open the door. Call the hauler, or us at ${phoneLink}.`,
      },
      {
        question: 'Who is responsible if something gets damaged?',
        answer: prose`The hauler. Show the damage to the crew, take photos before they leave, and ask for the name of their insurer. Then write to us through the ${contactLink}: we review complaints. Our ${termsLink} say what our own liability is.`,
      },
      {
        question: 'Do businesses and landlords book here too?',
        answer:
          'Yes, for a one-time cleanout. In some cities only the building’s own trash company can haul from businesses and large apartment buildings: ask your manager. Tell us when loading is allowed and what insurance document the building wants. A tenant’s things can go only if the tenant agrees or California law allows it.',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Pricing',
    faqs: [
      {
        question: 'How do I agree on a price and a time?',
        answer: prose`The hauler sends a quote to your ${trackingLink}: a price, or a note that they’ll set it when they see the load, and up to three pickup times. Accept a time, ask for another time or price, or decline. Accepting books the time. You don’t pay anything yet.`,
      },
      {
        question: 'Is the price I’m told the whole price?',
        answer: prose`The quote on your ${trackingLink} is an estimate. The final price, which you get before anything is loaded, is the whole price: it has to include every fee you can’t turn down, except government taxes and fees. That’s ${link('California law', 'https://oag.ca.gov/hiddenfees')}. Nothing is added later unless you add something. The hauler can show it on the same page, and nothing is loaded until you say yes. Asking is free. If you say no, you owe nothing, except a trip fee the hauler told you about before the visit.`,
      },
      {
        question: 'Can I change my mind after I’ve agreed?',
        answer: prose`Yes, until loading starts. And if you agree on a price at your home, ${link('California law', 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1689.6.')} may give you three business days to cancel, or five if you are 65 or older. Ask the hauler for the written notice.`,
      },
      {
        question: 'How do haulers set the price?',
        answer: prose`By volume, weight and type. Most look at how much of the truck you fill, with a minimum for small loads. Stairs, long carries and heavy things such as dirt or concrete can add to it. Mattresses, tires and refrigerators and air conditioners can have their own fee. See ${link('what people paid', '/prices')}.`,
      },
      {
        question: 'What should I ask about price on the first call?',
        answer:
          'How much of the truck will my load fill? What’s the minimum? Are labor, driving and disposal included? How much more for stairs, heavy pieces and single items? Is there a fee if I say no at the door, or cancel late? How can I pay?',
      },
      {
        question: 'How and when do I pay?',
        answer:
          'When the job is done. You pay the hauler, not us: ask on the first call how. A tip is up to you. Look at the cleared space before you pay. If anything is still there, tell the hauler, or tell us when we ask you afterward.',
      },
      {
        question: 'What if the hauler can’t make it?',
        answer: prose`They’ll propose another time, and the booked one stays until you accept. Or they’ll give the job back, and your request goes to other haulers. Your ${trackingLink} shows it, and we’ll email you if you gave an email address.`,
      },
    ],
  },
  {
    id: 'what-haulers-take',
    heading: 'What haulers take and don’t',
    faqs: [
      {
        question: 'What do haulers take?',
        answer: prose`Most things from a home or an office: furniture, mattresses, appliances, electronics, clothes, toys, branches, drywall, carpet, hot tubs. If it isn’t hazardous and people can move it safely, just ask. Here are ${link('all services', '/services')}.`,
      },
      {
        question: 'What can’t go on the truck?',
        answer: prose`Weapons and anything hazardous, such as paint, chemicals, fuel, batteries, propane tanks (not even empty ones), asbestos, needles and medicine. Here’s ${link('the whole list, and where to take it', '/faq#hazardous-waste')}. Haulers also won’t take what no one can identify, what belongs to someone else, or what is still connected to gas, water or power. If you have citrus trees, ask before you put branches or fruit in the load: your area may be under quarantine for a pest.`,
      },
      {
        question: 'Do haulers take old tires?',
        answer:
          'A few, usually. In California, anyone who hauls ten or more used tires at a time must be registered with the state as a tire hauler, so say how many you have. Many tire shops take the old ones when they put on new ones.',
      },
      {
        question: 'Can a refrigerator or washer wait outside?',
        answer: prose`Not where children can reach it. A child can be trapped inside, and ${link('California law', 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PEN&sectionNum=402b.')} forbids leaving a discarded refrigerator, washer or another large appliance there with its door on. Keep it inside or behind a locked gate until the hauler is there, or take the doors off.`,
      },
      {
        question: 'Will haulers come inside?',
        answer: prose`Yes, to any room or floor. Say where each thing is and how many stairs there are. If you’d rather not have anyone inside, choose ${link('Curbside Pickups', '/services/curbside-pickups')} and set everything on your own driveway or inside the gate. The sidewalk, the parkway and the street aren’t legal, even for a private pickup.`,
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
          'Donation and recycling come first. Our haulers agree to dispose of the rest lawfully. Clean, complete things that work have a good chance: solid tables, dishes, bicycles, books, coats, recent small appliances. Things with missing parts, strong odors or a safety recall are usually turned down.',
      },
      {
        question: 'Can I get a donation receipt?',
        answer:
          'Ask the hauler on the first call. It comes from the organization that receives the things, and not all of them give one. Keep a list and photos. If you need one for your taxes, it’s safest to drop those things off yourself.',
      },
      {
        question: 'How are TVs, computers and fridges handled?',
        answer:
          'Separately. Our haulers bring e-waste to certified handlers, and refrigerators and air conditioners to certified handlers who recover the refrigerant. List them in your request so the hauler saves room.',
      },
      {
        question: 'Can I get rid of things for free?',
        answer: prose`Often, if you can wait and carry them yourself. In the City of Los Angeles, ask ${link('MyLA311', 'https://myla311.lacity.gov/')} for a free bulky-item pickup, or call ${link('311', 'tel:311')} or ${link('(800) 773-2489', 'tel:+18007732489')}. Elsewhere, check with your city. ${link('Bye Bye Mattress', 'https://byebyemattress.com/')} has free drop-off sites for mattresses. More is in our ${link('post about old furniture', '/blog/how-to-get-rid-of-old-furniture-in-los-angeles')}.`,
      },
    ],
  },
  {
    id: 'hazardous-waste',
    heading: 'Hazardous waste',
    faqs: [
      {
        question: 'Where can I take what haulers can’t?',
        answer: prose`If the label says danger, warning, poison, flammable or corrosive, a hauler can’t load it. Keep it in its own container, and never mix two products. If it leaks, fumes or smells, leave the area and call ${link('911', 'tel:911')}.`,
        rows: [
          {
            item: 'Paint, stain, varnish',
            where: prose`${link('PaintCare', 'https://www.paintcare.org/')} drop-off sites, free. Most are paint and hardware stores.`,
          },
          {
            item: 'Solvents, pesticides, pool chemicals, fuel, motor oil, fluorescent tubes, mercury thermometers and thermostats',
            where: prose`Your county’s household hazardous waste program. In Los Angeles County, call ${link('888-CLEAN-LA', 'tel:+18882532652')} or see ${link('cleanla.com', 'https://cleanla.lacounty.gov/hhw/collection-centers/')}. The ${link('S.A.F.E. Centers', 'https://sanitation.lacity.gov/san/faces/wcnav_externalId/s-lsh-wwd-s-c-hw-safemc')} of the City of Los Angeles are open to everyone who lives in the county.`,
          },
          { item: 'Car batteries, battery backups', where: 'A store that sells car batteries.' },
          {
            item: 'Loose batteries',
            where:
              'A battery drop-off, with the ends taped. If one is swollen or leaking, don’t touch it: ask your county’s program.',
          },
          {
            item: 'Propane tanks, empty or not',
            where: 'A store that exchanges or refills tanks, or your county’s program.',
          },
          {
            item: 'Needles',
            where: 'An approved sharps container, never the trash. Your pharmacy or county says where to drop it off.',
          },
          {
            item: 'Batteries of e-bikes, scooters or home storage; smoke detectors',
            where: 'Ask your county’s program.',
          },
          { item: 'Medicine', where: 'The bin at many pharmacies and police stations.' },
          { item: 'Guns, ammunition, fireworks', where: 'Don’t touch them. Call the police or the sheriff.' },
          { item: 'Asbestos', where: 'A licensed asbestos contractor.' },
          { item: 'Debris and ash of a burned building', where: 'Ask your county how the cleanup is done.' },
        ],
      },
    ],
  },
  // Old links lead here. The questions are on the page before the pickup.
  { id: 'preparation', heading: 'Getting ready', faqs: [] },
  {
    id: 'tracking',
    heading: 'Tracking your request',
    faqs: [
      {
        question: 'How do I follow my request?',
        answer: prose`The confirmation shows a 16-character tracking ID and a link to your ${trackingLink}. Save the link, or give us an email address, and we’ll email it and each step to you. There’s no password: anyone who has the link can see your name, phone and request, and change or cancel it.`,
      },
      {
        question: 'No one has contacted me. How do I report it?',
        answer: prose`Press “I was not contacted” on your ${trackingLink}. We’ll let our team know, and the hauler too if one has the job. If that hauler doesn’t act on it, the job goes to others. Check your missed calls and your spam folder first.`,
      },
      {
        question: 'What if no one comes to the pickup?',
        answer: prose`Call the hauler first. From half an hour after the booked time, or a little later if they’re on their way, press “No one came” on your ${trackingLink}. We’ll tell the hauler and our team at once, and you can ask for another time or another hauler.`,
      },
      {
        question: 'Where can I find a lost tracking ID?',
        answer: prose`In our emails about your request, if you gave an email address. Or, on the device and in the browser you booked with, open ${link('Track my request', '/track')}: it lists your latest requests. Otherwise write to us through the ${contactLink} with your name, your phone number and the day you booked.`,
      },
    ],
  },
  {
    id: 'privacy',
    heading: 'Privacy',
    faqs: [
      {
        question: 'Who gets to see my details and photos?',
        answer: prose`Before a hauler accepts, haulers see your ZIP code, city, services, load size, when it should be gone, description and photos. The one who accepts also gets your name, phone number, street address and, if you gave it, email. We don’t sell any of it. Anyone who has a photo’s web address can open it, so leave out faces, license plates and documents. See our ${privacyLink}.`,
      },
      {
        question: 'Do I have to agree to messages?',
        answer: prose`No. The box for messages is optional. Without it, a hauler or our team can still call about your request, but we won’t text you, and haulers have agreed not to. You only have to accept the ${termsLink} and ${privacyLink}.`,
      },
      {
        question: 'You emailed me, but I never booked. Why?',
        answer:
          'Someone typed your address into our form, maybe by mistake. Click “I did not ask for this” in that email and press the button on the page it opens. We won’t email you again about any request. To end texts, reply STOP.',
      },
      {
        question: 'Can I have my information deleted?',
        answer: prose`Yes. Write to us through the ${contactLink} or to ${emailLink}. Your name, phone number and tracking ID help us find the right record. A hauler who has already contacted you keeps records of their own, so ask them, too.`,
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
  lede: 'How a pickup works, what it costs, and what happens to your things and your details.',
  topics: 'Topics',
  /** In the section about getting ready, which has no questions. */
  beforeYourPickup: 'Before your pickup: the whole list',
  /** Under the questions about haulers. */
  haulers: 'For haulers: how to join',
  sections,
  bookPanel: {
    heading: 'Ask us, or ask the hauler',
    text: 'Write to our team, or put your question in a request. The hauler who calls can answer it for your load.',
  },
};
