import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Porter Ranch junk removal in the northern San Fernando Valley: garages, patios and moving leftovers, cleared by vetted haulers. Ask for your free quote.',
  lede: 'Newer homes, gated streets and hilltop wind. Local haulers serve Porter Ranch at the northern edge of the San Fernando Valley.',
  intro: [
    'By Los Angeles standards, Porter Ranch is young. The first tracts went up in the 1960s on the flatter ground near Rinaldi Street, and building has moved uphill ever since. Newer houses come with big garages, bonus rooms and walk-in closets. They fill up like any others, only with sturdier boxes.',
    'Clearing one out is mostly a question of getting in. Guards, call boxes and HOA time slots can decide the day more than the load itself. Tell us about yours in the request. We pass it to a San Fernando Valley hauler who has been vetted, and you settle the entry details directly with each other.',
  ],
  pickups: [
    {
      picture: 'garage-cleanouts',
      heading: 'Getting past the gate',
      body: 'A good part of Porter Ranch lives behind gates. Visitors without a name on the list may be turned away, trucks included. Once a hauler accepts your job, phone the gate with the business name and arrival window. Many HOAs also limit working hours or request insurance papers; ask yours first.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Upsizing, downsizing, moving',
      body: 'New construction keeps the moving vans busy here. Sectionals that fit the last house block the new hallway, and packing crates fill a bay of the garage. Some families go the other way and leave four bedrooms for two. Either move is simpler if unwanted pieces leave before the movers load, not after.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Wind, slopes and patio sets',
      body: 'Porter Ranch is known for its wind. Gusts off the Santa Susana Mountains flip umbrellas, bend pergolas and send trampolines over the wall. Wreckage like that is awkward rather than heavy. Bring it down from the slope if that is safe, and pin it under something solid. Leave stretched springs and broken glass to the crew.',
    },
  ],
  neighborhoods: ['Porter Ranch Estates', 'Renaissance Summit', 'Westcliffe', 'Bella Vista', 'Limekiln Canyon area'],
  neighborhoodNote:
    'Older tracts near Rinaldi Street mostly open straight onto public roads. Renaissance Summit, Bella Vista and Westcliffe sit higher, where gated entries are common and arrival has to be arranged.',
  zipCodes: ['91326'],
  tips: [
    'Send the hauler your gate procedure in writing, with the community name and nearest entrance.',
    'Keep flattened moving boxes dry and separate; clean cardboard is easy to recycle.',
    'Tie down light patio pieces overnight, or the pile may be in the next yard by morning.',
  ],
  faqs: [
    {
      question: 'How long until junk leaves my Porter Ranch home?',
      answer:
        'In most cases 24–48 hours, and often the same day. Contact from the hauler follows your request within 2 hours. What stretches the schedule is paperwork. An insurance certificate for the HOA can take a little time, so mention the requirement in your first message instead of at the gate.',
    },
    {
      question: 'Do haulers serve gated parts of Porter Ranch?',
      answer:
        'They do, along with the open tracts by Rinaldi Street and the streets near Limekiln Canyon. Coverage takes in all of 91326 on the San Fernando Valley’s north rim. Your part is the entry: a guest-list name, a code or someone at home. Without one, even a punctual truck ends up waiting outside.',
    },
    {
      question: 'What should I tell a hauler to get a fair Porter Ranch quote?',
      answer:
        'Volume, weight and what the items are, room by room. Large houses can hide a second load upstairs, and bonus-room furniture must come down a staircase. A steep drive or a truck parked outside the gate adds carrying. The free quote covers what you describe. Inspection settles the figure before work starts, so show every closet that counts.',
    },
  ],
} satisfies CityWords;
