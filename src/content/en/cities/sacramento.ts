import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'From Midtown Victorians to Natomas tracts: Sacramento junk removal by local haulers, planned for alleys, front steps and low storage rooms.',
  lede: 'Under many old Sacramento houses is a low storage room, packed to the beams. A local hauler can empty it, or the garage on the alley behind.',
  intro:
    'Sacramento sits where two rivers meet, and floods shaped its houses. Many old ones in the central city stand a flight of steps above the sidewalk, with storage rooms underneath. The Pocket and Natomas have wide streets and attached garages, and a truck can park right by the door.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'The alleys of the grid',
      body: 'Downtown and Midtown blocks are cut by alleys, and plenty of garages open onto them. For a hauler the alley can be better than the street, unless bins, low wires or a parked car block it. The pile waits inside the garage.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Hot summers, cool mornings',
      body: 'July afternoons here can pass 100 degrees, and attics get hotter still. The Delta breeze often cools things by night, a good time to set out boxes on your own porch. Fuel cans and solvents stay behind.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Leaves, limbs and old fences',
      body: 'Winter storms bring down limbs, and sycamore, elm and oak leaves bury side yards each fall. Warn the hauler if they’re wet, since soaked wood is far heavier.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Midtown',
    'Boulevard Park',
    'East Sacramento',
    'Elmhurst',
    'Land Park',
    'Curtis Park',
    'Oak Park',
    'Tahoe Park',
    'Pocket',
    'Greenhaven',
    'North Natomas',
    'South Natomas',
    'Del Paso Heights',
  ],
  zipCodes: [
    '95811',
    '95814',
    '95815',
    '95816',
    '95817',
    '95818',
    '95819',
    '95820',
    '95821',
    '95822',
    '95823',
    '95824',
    '95825',
    '95826',
    '95827',
    '95828',
    '95829',
    '95830',
    '95831',
    '95832',
    '95833',
    '95834',
    '95835',
    '95837',
    '95838',
    '95841',
    '95842',
    '95864',
  ],
  tips: [
    'Run a work light into the lower level, and point out the lowest beam.',
    'Stage things in morning shade; vinyl records warp on a July driveway.',
    'Under big street trees, a tall truck may stop a house farther down.',
  ],
  faqs: [
    {
      question: 'Is same-day hauling available in Sacramento?',
      answer:
        'It can be: if you book in the morning, a visit the same afternoon is possible, and otherwise often the next day. During a heat wave everyone wants an early slot.',
    },
    {
      question: 'Can I book from Natomas, the Pocket or Oak Park?',
      answer:
        'Yes, and from Arden-Arcade and other places outside the city limits that have Sacramento in their mailing address.',
    },
    {
      question: 'What does the price of a Sacramento pickup depend on?',
      answer:
        'Mostly on cubic yards, pounds and materials. The hauler looks at everything and gives you the final price before loading.',
    },
  ],
} satisfies CityWords;
