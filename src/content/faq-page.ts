import type { Faq } from './faq';
import { site } from './site';

/** One group of questions on the FAQ page. `id` is its anchor. */
export type FaqSection = { id: string; heading: string; faqs: readonly Faq[] };

export const faqSections = [
  {
    id: 'booking',
    heading: 'Booking',
    faqs: [
      {
        question: 'How do I book a pickup?',
        answer:
          'Open the booking form and go through four short steps: services, address, a description with photos, and how to reach you. It takes about 60 seconds. The last screen confirms that your request went through and tells you what happens next.',
      },
      {
        question: `Is ${site.name} a junk removal company?`,
        answer:
          'No, it is a marketplace. We match your request with vetted, independent local haulers, and they do the lifting, loading and driving. Quote, appointment and work are agreed directly between you and the hauler.',
      },
      {
        question: 'When will I hear from a hauler?',
        answer:
          'A local hauler makes contact within 2 hours of your request. Keep your phone nearby and expect a number you do not know. If calls are difficult at work, write a better time in the description.',
      },
      {
        question: 'Can a pickup happen on the same day?',
        answer:
          'Often, yes. Partners may arrive within 2–4 hours of booking when their route leaves room. A request sent in the morning has better odds than one sent at dusk, and a moving date or lease end should be mentioned first.',
      },
      {
        question: 'Is it possible to request several services at once?',
        answer:
          'Tick as many as fit. A garage with a dead fridge and a pile of branches is three services and still one request. The hauler reads them together with your description and plans a single load where that makes sense.',
      },
      {
        question: 'How do I change or cancel a request?',
        answer:
          'Tell the hauler as soon as you are in touch. Before that, use the contact page, choose Lead Issue as the subject, and give your tracking ID with the new date, address or list. Say plainly if you want to cancel.',
      },
    ],
  },
  {
    id: 'pricing',
    heading: 'Pricing',
    faqs: [
      {
        question: 'What determines the price?',
        answer:
          'Three things: the volume of your load, its weight, and the type of items. A truck bed of cushions and a truck bed of bricks look alike in size, yet they are very different jobs.',
      },
      {
        question: 'Is the quote really free?',
        answer:
          'Yes, asking costs nothing. You describe the load, the hauler answers with a quote, and you decide whether to go on. Compare it with what you were expecting, and ask about anything you do not understand.',
      },
      {
        question: 'When does the quote become final?',
        answer:
          'On inspection, before work starts. The hauler sees the real load, compares it with your description and names the final price. If the two differ, ask for the reason. No item should be lifted until you have agreed.',
      },
      {
        question: 'How and when do I pay?',
        answer:
          'Payment is due on completion, once the agreed things are loaded. Each hauler chooses which kinds of payment to accept, so settle that in the first call. Have a look at the cleared space before you hand anything over.',
      },
      {
        question: 'Could something be added to the bill later?',
        answer:
          'There are no hidden fees. If you decide during the visit that the bookcase should go as well, the hauler tells you what that changes and waits for your answer. Extra work is only done after you say yes.',
      },
      {
        question: 'How can I keep the load small?',
        answer:
          'Flatten boxes, nest bins and give away what a friend would use. Break down flat-pack furniture if you enjoy it. Put recyclables in your own recycling cart over a few weeks, and keep soil and rubble apart from light things.',
      },
    ],
  },
  {
    id: 'what-haulers-take',
    heading: 'What haulers take and don’t',
    faqs: [
      {
        question: 'What kinds of things can go?',
        answer:
          'Nearly everything a household or office wants to be rid of: furniture, mattresses, appliances, electronics, clothes, toys, branches, drywall, carpet, exercise machines, hot tubs. If it is not dangerous and people can move it safely, ask for it.',
      },
      {
        question: 'Is any load too small or too large?',
        answer:
          'One lamp is fine, and so is a five-bedroom house. Tiny loads may be fitted in between two others. Large ones can take several trips or more than one day, which the hauler plans with you.',
      },
      {
        question: 'What is refused besides hazardous waste?',
        answer:
          'Anything that belongs to someone else, such as rented machines or a roommate’s bike. Fixtures still connected to gas, water or power must wait as well. A hauler may also decline a lift that would hurt a person or damage the building.',
      },
      {
        question: 'Can things be collected from inside?',
        answer:
          'Yes, from any room or floor. Say where each item stands and how many stairs lie in between. If you would rather not have anyone indoors, choose Curbside Pickups and set the pieces outside yourself.',
      },
      {
        question: 'Do businesses and landlords book here too?',
        answer:
          'They can. Shops, restaurants, offices and property managers use the same form as households. Name the person on site, the hours when loading is allowed, and any insurance document your building wants to see beforehand.',
      },
    ],
  },
  {
    id: 'donation-and-recycling',
    heading: 'Donation and recycling',
    faqs: [
      {
        question: 'What happens to my things afterwards?',
        answer:
          'Donation and recycling come first. The hauler sorts the load by condition and material, and disposal is for what is left. How much can be saved depends on the things themselves and on which places accept them nearby.',
      },
      {
        question: 'Which items have a good chance of donation?',
        answer:
          'Clean, complete and working ones. Think of solid tables, dishes, bicycles, books, coats and recent small appliances. Missing shelves, strong odors or recalled baby gear usually end that chance, however nice the piece once was.',
      },
      {
        question: 'Can I get a donation receipt?',
        answer:
          'Bring it up when you first speak with the hauler. A receipt comes from the organization that receives the goods, and not all of them issue one. If it matters for your taxes, you may prefer to deliver those pieces yourself.',
      },
      {
        question: 'How are TVs, computers and fridges handled?',
        answer:
          'Separately from the rest. Partners bring e-waste to certified handlers, and cooling appliances go where refrigerant can be recovered by the rules. Mark them clearly in your request so that space is kept for them.',
      },
      {
        question: 'May I say where something should go?',
        answer:
          'You may always ask. A hauler who passes a thrift store or shelter of your choice may be willing to stop there if it accepts the item. Call the place yourself first to hear what it needs.',
      },
    ],
  },
  {
    id: 'hazardous-waste',
    heading: 'Hazardous waste',
    faqs: [
      {
        question: 'Which materials count as hazardous?',
        answer:
          'Paint, solvents, pesticides, asbestos, fuel, medical waste, ammunition and propane tanks with gas are the usual ones. A good hint is the label: words such as danger, poison, flammable or corrosive mean that a hauler cannot load it.',
      },
      {
        question: 'How do I get rid of paint and chemicals?',
        answer:
          'Look up household hazardous-waste collection on your county’s website. Counties run collection sites or events for residents. Keep products in their original containers, stand them upright in a box, and never pour two of them together.',
      },
      {
        question: 'What about batteries?',
        answer:
          'Keep them out of mixed junk, because crushed lithium cells can start a fire in a truck. Tape the ends, collect them in a small container and take them to a battery drop-off. Car batteries are often taken back where new ones are sold.',
      },
      {
        question: 'Is an empty propane tank allowed?',
        answer:
          'Ask before you count on it. A tank that seems empty may still hold gas, and nobody can tell by shaking it. Shops that exchange or refill tanks are usually the easier way out.',
      },
      {
        question: 'What if something hazardous turns up mid-job?',
        answer:
          'It is set aside and left with you, and the rest of the work goes on. Nobody should open or smell an unknown container. Put it somewhere ventilated, away from flames and children, and ask your county for advice.',
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
          'One wide shot of everything, one of the heaviest piece, one of the way out. You can add up to 5 photos as JPEG, PNG or WebP, 10 MB each. Daylight helps, and so does an object of known size in the frame.',
      },
      {
        question: 'Do I need to move things together?',
        answer:
          'Only if you can do so safely. A pile saves the crew some walking, yet a strained back is a poor trade. Sticky notes work just as well: one color for going, another for staying.',
      },
      {
        question: 'Where should the truck park?',
        answer:
          'As near to the door as the street allows. Hold a space with your own car and move it on arrival. Tell the hauler about gates, low branches, steep driveways, street-sweeping mornings and alleys too narrow for a wide vehicle.',
      },
      {
        question: 'Does my HOA or building need to know?',
        answer:
          'Ask before you set a time. Many HOAs want a certificate of insurance or a fixed time slot, and apartment managers may ask you to reserve the elevator. Pass these rules on at the first call so papers can be ready.',
      },
      {
        question: 'Can I be away during the pickup?',
        answer:
          'That can work. Someone has to let the hauler in, approve the final price and take over payment. A neighbor, relative or property manager can do that if you introduce them by name and they have your number.',
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
          'After booking, the confirmation shows a 16-character tracking ID and a link. Copy or bookmark the link before you close the page. It opens your request at any time, on any device, without an account.',
      },
      {
        question: 'What do the five statuses mean?',
        answer:
          'Submitted means we have your request. Sent Proposal means a hauler has answered with an offer. In Progress stands for a job that is being arranged or carried out. Canceled shows reasons when there are any, and Completed closes the request.',
      },
      {
        question: 'Nobody has gotten in touch. How do I report it?',
        answer:
          'Open your tracking page and press the button "I was not contacted". A short dialog asks you to confirm the report. Check missed calls and your spam folder too, since a first message from a stranger is easily overlooked.',
      },
      {
        question: 'I was interrupted. Is my form lost?',
        answer:
          'It is not. A draft stays on your own device until you send it, for up to 7 days. Come back in the same browser and carry on. Clearing the browser’s data deletes the draft as well.',
      },
      {
        question: 'Where can I find a lost tracking ID?',
        answer:
          'Search your browser history for the confirmation or the tracking page. If that fails, write through the contact page, and give your name, phone number and the day you booked. The hauler can still reach you in the meantime.',
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
          'Haulers who may do the job see them, because they need your name, phone, address and description to make a quote. We do not sell your information. Beyond the request itself, it is passed on only where the law requires that.',
      },
      {
        question: 'What happens to the photos I add?',
        answer:
          'The site shrinks them and removes location data before upload. They are stored at an address that cannot be guessed, and anyone who has that address can open them. Leave faces, license plates and documents out of the picture.',
      },
      {
        question: 'Do I have to agree to messages?',
        answer:
          'You don’t. The consent box for messages by phone, text or email is optional, and a request can be sent without it. Only the Terms of Service and Privacy Policy must be accepted. An email address is optional too.',
      },
      {
        question: 'Who can open my tracking page?',
        answer:
          'Everyone who has the link or the ID, because there is no password. The page shows your name, phone and request. Treat the link like a key: send it to family if you wish, but do not post it in public.',
      },
      {
        question: 'Can I have my information deleted?',
        answer:
          'Send a deletion request through the contact page. Your name, phone number and tracking ID help to find the right record. A hauler who has already called you keeps separate notes, so ask there as well.',
      },
    ],
  },
] as const satisfies readonly FaqSection[];
