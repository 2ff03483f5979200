import type { LandingPageWords } from './landing-page-words';

export const words = {
  metaTitle: 'Los Angeles Junk Removal, Fast and Local',
  metaDescription:
    'Book Los Angeles junk removal in about 60 seconds. A vetted hauler near you replies inside 2 hours, and the pile can be gone the same day.',
  picture: 'curbside-pickups',
  heading: 'Los Angeles junk removal, booked today',
  lede: 'One short form, then a call from a hauler who is already near you. Here is what happens between this page and an empty room.',
  about: [
    'Los Angeles is too big for one truck, and that is the point of a marketplace. Independent haulers in your part of the city see the request, so nobody has to cross three freeways for a couch. Tick the services you need, enter the address and add a photo or two. Before two hours pass, one of them calls or writes, asks about stairs and parking, and offers a window.',
    'On arrival the hauler looks everything over and tells you the final price. Agree, and loading begins; nothing is due until the job is done. From there, sound furniture heads toward donation, while metal, cardboard and electronics go their separate ways. Keep your phone nearby on the day, since traffic can shift an arrival by half an hour.',
  ],
  popularServices: [
    'furniture-removal',
    'mattress-disposal',
    'old-appliances',
    'electronics-disposal',
    'construction-debris',
    'curbside-pickups',
  ],
  popularServicesNote:
    'Renters on the move and owners in mid-remodel share this city, so bulky furniture, worn-out machines and building scraps lead the list.',
  reasons: [
    {
      title: 'Matched by ZIP code',
      body: 'A hauler on the Eastside has little reason to cross to the Westside at five o’clock. A nearby match keeps the drive short and the arrival window believable.',
    },
    {
      title: 'Built for walk-ups',
      body: 'Second-floor apartments over a carport are everywhere here. Count the steps from door to curb in your request, and the crew arrives with the right number of people.',
    },
    {
      title: 'Parking planned before arrival',
      body: 'Street-sweeping signs and packed curbs decide when a truck can stop. Read your sign aloud when the hauler calls, and pick the hour that avoids a ticket.',
    },
    {
      title: 'Same-day when it counts',
      body: 'Lease ending tonight, new sofa coming tomorrow: say so in the job description. A partner may be there 2–4 hours later, and the next day is a realistic fallback.',
    },
  ],
  closing: 'Take one photo of the pile, and let a Los Angeles hauler do the rest of the work.',
} satisfies LandingPageWords;
