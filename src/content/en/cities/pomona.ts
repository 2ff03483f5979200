import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Historic houses, Phillips Ranch garages and student apartments: Pomona junk removal by local haulers, with donation and recycling ahead of the dump.',
  lede: 'A student lease is ending, or forty years in a Lincoln Park house need sorting. Start with one short request, and we’ll look for a Pomona hauler.',
  intro: [
    'Pomona grew up with the citrus trade, and its oldest streets still show it. Lincoln Park mixes Victorians, Craftsman homes and Spanish bungalows. In the southwest, Phillips Ranch spreads newer tract houses across the hills. Westmont keeps its modest postwar scale. Add the renters around Cal Poly Pomona, and the junk changes from block to block.',
    `${site.name} offers your request to haulers who work in the east of Los Angeles County. The one who accepts brings the muscle. Usable dressers and desks find new owners where possible, and metal and cardboard can be recycled. Your part is to point at the pile and check that nothing precious is in it.`,
  ],
  pickups: [
    {
      picture: 'storage-unit-cleanout',
      heading: 'Old houses with outbuildings',
      body: 'Lots in Lincoln Park and Wilton Heights often have a shed, workshop or old garage at the back. Piles there have had decades to settle. Watch for black widows under lumber and for rotten floorboards. Clear the side gate and tell the hauler what’s fragile, so that old doors and windows worth saving stay whole.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Phillips Ranch slopes and cul-de-sacs',
      body: 'Phillips Ranch streets loop around hillsides, and many finish in a cul-de-sac. Most houses have an attached garage, so a truck can usually stop right outside. If your home belongs to an association, it may have rules about trucks and working hours. Keep the pile in the garage until the hauler is there, so that nothing waits at the curb.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Hot summers, student move-outs',
      body: 'July and August bring heavy heat this far inland, and a metal shed turns into an oven. Early slots are easier on people and on stored electronics. Each spring, rentals near Cal Poly Pomona and the health sciences campus downtown tend to empty around the same time. Split one booking with roommates and put futons, desks and microwaves together just inside the door.',
    },
  ],
  neighborhoods: [
    'Lincoln Park',
    'Wilton Heights',
    'Hacienda Park',
    'Downtown Pomona',
    'Westmont',
    'Ganesha Hills',
    'Phillips Ranch',
  ],
  neighborhoodNote:
    'Historic blocks mean back buildings and side gates. Ganesha Hills and Phillips Ranch bring slopes, while Westmont’s single-story homes are quick to empty.',
  zipCodes: ['91766', '91767', '91768'],
  tips: [
    'Walk the back lot with gloves and a flashlight before you say what the shed contains.',
    'List leftover furniture as you move out, with the floor and the number of stairs.',
    'In a quarantine area for citrus pests, keep citrus leaves, branches and fruit out of the load. The county agricultural commissioner can tell you whether your street is in one.',
  ],
  faqs: [
    {
      question: 'How fast can haulers respond in Pomona?',
      answer: sentences(
        pickupTime ? `Most loads are gone within ${pickupTime}, and some on the same day.` : pickupFigure,
        'The 10, 57, 60 and 71 all pass through or beside Pomona, so crews can reach it from several directions. Book ahead for the last week of a college term, when everyone moves at once.',
      ),
    },
    {
      question: 'Can I book from Phillips Ranch and the rest of Pomona?',
      answer:
        'You can. Phillips Ranch is part of the city, and we’ll ask haulers who work near your address. Diamond Bar, Claremont and La Verne are separate cities next door. If you live close to a boundary, such as the blocks near the fairgrounds, enter the city that’s on your mail.',
    },
    {
      question: 'How much does the house itself affect a Pomona quote?',
      answer:
        'Quite a bit. A flat driveway in Westmont is faster than a shed far behind a Victorian. Still, the load matters most: how big and heavy it is, and what it’s made of. Concrete and wet green waste are at the heavy end. The hauler sees everything in person, then names the price, and you pay when the job is finished.',
    },
  ],
} satisfies CityWords;
