import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Van Nuys for apartments, bungalows and garages. Fill out one short form and hear back from someone who hauls in the Valley.',
  lede: 'From second-floor apartments off Sherman Way to old bungalows near the Civic Center, local haulers can clear what Van Nuys homes no longer need.',
  intro: [
    'Van Nuys was founded in 1911, and it shows its age in layers. Small early houses stand near the Civic Center. Around them came postwar tracts, then rows of stucco apartment buildings along the main boulevards. Each of them needs a different kind of pickup, so tell us which one you live in.',
    `${site.name} is a marketplace. You describe the pile online, and we’ll offer the job to haulers who work in this part of Los Angeles. The one who accepts it will contact you with questions about floors, parking and gates. The crew does the lifting; you point at what goes.`,
  ],
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'Upstairs units, shared parking',
      body: 'A typical stucco apartment building in Van Nuys has outside stairs, a narrow walkway and carports tucked under the second floor. A truck often can’t use the carport because its ceiling is low. The crew then parks at the curb and carries. The hauler needs to know your floor and how many turns the stairs make.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Converted garages and back units',
      body: 'Detached garages behind Van Nuys houses have turned into bedrooms, studios and rental units over the years. When one changes again, out come drywall scraps, paneling, old carpet and a heavy sofa bed. Photograph the side path to the yard. A gate narrower than a refrigerator means the crew has to plan another way out.',
    },
    {
      picture: 'storage-unit-cleanout',
      heading: 'Workshops near the airport',
      body: 'Light industry surrounds Van Nuys Airport and the rail line that crosses the neighborhood. Small shops there throw out shelving, pallets, desks and display racks rather than couches. Loading through a shop door is quick, but the weight adds up. List metal items separately, since scrap can be recycled. Fluorescent tubes and batteries stay off the truck.',
    },
  ],
  neighborhoods: ['Van Nuys Civic Center', 'Valley Glen', 'Lake Balboa'],
  neighborhoodNote:
    'Lake Balboa and Valley Glen were once counted as Van Nuys and have many houses with driveways. Closer to the Civic Center and Sherman Way, expect more apartments and tighter curbs.',
  zipCodes: ['91401', '91405', '91406', '91411'],
  tips: [
    'Move cars out of tandem spots so a path from the carport to the street stays open.',
    'Find out from your building manager where a truck can wait before you pick a time.',
    'Label what stays in a shared garage, because two neighbors’ boxes look alike to a stranger.',
  ],
  faqs: [
    {
      question: 'Could my Van Nuys junk be gone this week?',
      answer: sentences(
        pickupTime ? `Probably, since most pickups fall within ${pickupTime}.` : pickupFigure,
        'When the load is simple and near a curb, the truck may come the same day. Many apartment leases turn over at the first of the month, so book those move-outs a day or two ahead.',
      ),
    },
    {
      question: 'Can I book from Lake Balboa and Valley Glen as well?',
      answer:
        'Yes, from there and from all of Van Nuys; we’ll look for a hauler close by. Houses, apartments around the Civic Center and shops by the airport are all welcome. It helps to know which side of the 405 you’re on.',
    },
    {
      question: 'Does my floor change the price in a Van Nuys building?',
      answer:
        'Yes, since a ground-floor studio and an upstairs two-bedroom aren’t the same work. The amount of stuff, its weight and its type count for both. Outdoor stairs add labor, and so does a rear unit far from the curb. The final price is given on the spot, once the crew has looked and before they load.',
    },
  ],
} satisfies CityWords;
