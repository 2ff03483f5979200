import { pickupFigure, pickupTime } from '../../facts/claims';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Porter Ranch junk removal in the northern San Fernando Valley: local haulers clear garages, patios and moving leftovers, behind gates too.',
  lede: 'Many Porter Ranch homes stand behind a gate. Agree on the way in with a San Fernando Valley hauler, and the crew does the lifting.',
  intro: [
    'By Los Angeles standards, Porter Ranch is young. The first tracts went up in the 1960s on the flatter ground near Rinaldi Street, and building has moved uphill ever since. Newer houses come with big garages, bonus rooms and walk-in closets. They fill up like any others.',
    'Guards, call boxes and HOA time slots can shape the day more than the load itself. Name the gate in your request but not its code, which is for the hauler who accepts the job. The two of you work out how the truck gets in.',
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Getting past the gate',
      body: 'Much of Porter Ranch is behind gates. Visitors without a name on the list may be turned away, trucks included. Once a hauler accepts your job, phone the gate with the business name and arrival window. Many HOAs also limit working hours or request insurance papers; ask yours first.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Upsizing, downsizing, moving',
      body: 'New construction keeps the moving vans busy here. Sectionals that fit the last house block the new hallway, and packing crates fill a bay of the garage. Some families go the other way and leave four bedrooms for two. Either move is simpler if unwanted pieces leave before the movers load, not after.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Wind, slopes and patio sets',
      body: 'Porter Ranch is known for its wind. Gusts off the Santa Susana Mountains flip umbrellas, bend pergolas and send trampolines over the wall. Wreckage like that is awkward rather than heavy. If you can do so safely, bring it down from the slope and weigh it down. Leave stretched springs and broken glass to the crew.',
    },
  ],
  neighborhoods: ['Porter Ranch Estates', 'Renaissance Summit', 'Westcliffe', 'Bella Vista'],
  neighborhoodNote:
    'Older tracts near Rinaldi Street mostly open straight onto public roads. Renaissance Summit, Bella Vista and Westcliffe sit higher, where gated entries are common and arrival has to be arranged.',
  zipCodes: ['91326'],
  tips: [
    'When the hauler calls, explain how the gate works and which entrance is nearest.',
    'Keep flattened moving boxes dry and separate; clean cardboard is easy to recycle.',
    'Tie down light patio pieces overnight, or the pile may be in the next yard by morning.',
  ],
  faqs: [
    {
      question: 'How long until junk leaves my Porter Ranch home?',
      answer: sentences(
        pickupTime ? `Most pickups take place within ${pickupTime}, often on the same day.` : pickupFigure,
        'If your HOA wants an insurance certificate, getting one can take a little time, so bring it up in your request and not at the gate.',
      ),
    },
    {
      question: 'Can I book from a gated part of Porter Ranch?',
      answer:
        'Yes. We’ll look for a hauler near you, on either side of the gates. You arrange the entry: put the hauler on the guest list, give them the code on the phone, or have someone at home. Otherwise the truck waits outside.',
    },
    {
      question: 'What should I tell a hauler to get a fair Porter Ranch quote?',
      answer:
        'Volume, weight and what the items are, room by room. Large houses can hide a second load upstairs, and bonus-room furniture must come down a staircase. A steep drive or a truck parked outside the gate adds carrying. The price is set on inspection, before work starts, so show every closet that needs emptying.',
    },
  ],
} satisfies CityWords;
