import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'West Hollywood apartment moves, condo cleanouts and bungalow remodels: get a free quote online from a local hauler who plans for stairs and elevators.',
  lede: 'In West Hollywood there are few places where a truck can stop. List what’s leaving your apartment, then plan the stop with the local hauler who calls.',
  intro: [
    'West Hollywood is small and dense. Most people live in apartments or condos, so storage means a closet, a cage in the garage or a balcony. When a sectional arrives, the old one has nowhere to wait. Small houses remain in the Norma Triangle and West Hollywood West. A remodel there can fill the front yard with debris in a day.',
    `One request on ${site.name} can be for a single armchair or a whole unit; one hauler takes as much of it as they can handle. Haulers who work nearby see it, and the one who accepts calls you. They carry it down, load it and keep reusable pieces out of the landfill where they can. Designer furniture with life left in it is an easy candidate for donation, so mention its condition.`,
  ],
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'Elevators, fobs and time slots',
      body: 'Newer condo buildings have many rules. You may need to book an elevator, hang pads, show a certificate of insurance or finish before a set hour. Find out from the manager early in the week. On the day, meet the crew at the garage gate with your fob. Ten minutes stuck in the lobby is ten minutes of a loading space lost.',
    },
    {
      picture: 'curbside-pickups',
      heading: 'Permit streets under the Strip',
      body: 'Side streets rise sharply from Santa Monica Boulevard toward Sunset, and much of the curb needs a resident permit. A truck facing uphill with its ramp down takes up real length. Offer your own driveway or assigned space if it is open to the sky. Late evenings and big event weekends, such as Pride in June, are poor times to load.',
    },
    {
      picture: 'construction-debris',
      heading: 'Bungalows in mid-remodel',
      body: 'Cottages in the Norma Triangle and West Hollywood West sit on slim lots with narrow side yards. Cabinets, doors and flooring tend to come out the front. Separate clean wood and metal from plaster if your contractor is willing. Material that might contain asbestos is a job for licensed specialists and stays behind.',
    },
  ],
  neighborhoods: [
    'Norma Triangle',
    'West Hollywood West',
    'West Hollywood Heights',
    'Sunset Strip',
    'Design District',
    'Rainbow District',
    'Eastside',
  ],
  neighborhoodNote:
    'Around the Design District and the Sunset Strip, shops and nightlife compete for the curb. Residential pockets such as the Norma Triangle are calmer, though streets stay narrow.',
  zipCodes: ['90046', '90048', '90069'],
  tips: [
    'Photograph the garage entrance with its height sign, and add the picture to your request.',
    'Let the neighbors above and below know when the hallway will be busy.',
    'Set aside cords, remotes and shelf pins in one bag so furniture can be reused whole.',
  ],
  faqs: [
    {
      question: 'When can a West Hollywood apartment be cleared?',
      answer: sentences(
        'Often the same day or the next, if the building allows it. It usually depends on your elevator booking, so reserve that first.',
        pickupTime ? `Most pickups happen within ${pickupTime}.` : pickupFigure,
      ),
    },
    {
      question: 'Where do West Hollywood’s borders fall?',
      answer:
        'The city runs from the edge of Beverly Hills to the Eastside near La Brea Avenue, and we’ll look for a hauler near any address in it. Most of it has the ZIP code 90069. The Eastside shares 90046 with Los Angeles, and West Hollywood West shares 90048, so mail there may say Los Angeles; enter West Hollywood as the city anyway. Hollywood and the Fairfax District just outside belong to Los Angeles.',
    },
    {
      question: 'Which details shape the price in West Hollywood?',
      answer:
        'Access weighs heavily here. Floor number, elevator or stairs, distance to a legal stopping place and time limits all count. Add the volume of your things, their weight and what they are. A mattress and two nightstands is a small job compared with a gutted kitchen. No work begins until you accept the price that the hauler gives you on inspection.',
    },
  ],
} satisfies CityWords;
