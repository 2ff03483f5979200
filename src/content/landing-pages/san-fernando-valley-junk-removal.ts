import type { LandingPageWords } from './landing-page-words';

export const words = {
  metaTitle: 'San Fernando Valley Junk Removal',
  metaDescription:
    'San Fernando Valley junk removal starts with one short form. A hauler close to you answers within hours. See how today’s pickup gets on the calendar.',
  picture: 'hero',
  heading: 'San Fernando Valley junk removal, from end to end',
  lede: 'Chatsworth to North Hollywood is a long drive at rush hour. We match you with someone closer, so your pickup can still happen today.',
  about: [
    'The Valley has big lots, wide driveways and garages that have not seen a car in years. It also has heat, which is why many people put this job off. Do the easy part indoors: open the form, choose a service, type your address and send it. Nearby haulers see the request, and one comes back to you within two hours.',
    'Together you set a time, and early hours are the kind choice in July. When the truck pulls in, the hauler looks over the yard or garage and confirms what it will cost before touching it. You can still remove items from the list at that point. The crew loads while you stay in the shade, and you settle up at the end.',
  ],
  popularServices: [
    'garage-cleanouts',
    'yard-waste-cleanup',
    'hot-tub-removal',
    'construction-debris',
    'old-appliances',
    'furniture-removal',
  ],
  popularServicesNote:
    'Backyards, pools, home additions and two-car garages define life in the Valley, and these six services follow from them.',
  reasons: [
    {
      title: 'One request, every neighborhood',
      body: 'Most of the Valley is part of Los Angeles, with cities such as Burbank and San Fernando alongside. You don’t need to know the boundary to book.',
    },
    {
      title: 'Morning slots for hot days',
      body: 'Triple digits surprise nobody in Woodland Hills or Northridge in summer. Ask for an early start, before the shed and the driveway heat up.',
    },
    {
      title: 'Room for the big jobs',
      body: 'Spas, sheds, swing sets and pool furniture come apart in the yard. A ranch-house driveway usually lets a full-size truck park right beside the gate.',
    },
    {
      title: 'Garage today, guest house next',
      body: 'Turning a garage into living space begins with an empty one. A typical garage cleanout takes 2–4 hours, so your contractor can measure the following day.',
    },
  ],
  closing: 'From Sylmar to Sherman Oaks, your next step is the same: book now and let a hauler call you.',
} satisfies LandingPageWords;
