import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import { pickupFigure, pickupTime } from '../../facts/claims';
import { site } from '../../facts/site';
import { sentences } from '../../sentences';
import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'From Midtown Victorians to Natomas tracts: Sacramento junk removal by local haulers, planned for alleys, front steps and low storage rooms.',
  lede: 'Under many old Sacramento houses is a low storage room, packed to the beams. A local hauler can empty it, or the garage on the alley behind.',
  intro: [
    'Sacramento sits where two rivers meet, and floods shaped its houses. Many old houses in the central city stand a flight of steps above the sidewalk, raised against high water, with storage rooms underneath. A century of stuff ends up in those lower rooms. Getting it out means low beams, poor light and a tight door.',
    `Farther from the center the picture changes. The Pocket and Natomas have wide streets and attached garages, and a truck can park right by the door. ${site.name} takes the same short request for either setting. The hauler who accepts it asks how to get in and agrees on a time with you.`,
  ],
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'The alleys of the grid',
      body: 'Downtown and Midtown blocks are cut by alleys, and plenty of garages open onto them. For a hauler the alley can be better than the street, with no meters, no bike lane and a shorter carry. It can also be blocked by bins, low wires or a parked car. Measure the garage opening and find out which end of the alley is easier to enter. The pile waits inside the garage, since an alley has to stay clear.',
    },
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Hot summers, cool mornings',
      body: 'July afternoons here can pass 100 degrees, and attics get hotter still. A morning pickup is easier on everyone. The Delta breeze often cools things by night, which makes the evening before a good time to set out boxes on your own porch. Fuel cans and solvents don’t belong there. Haulers refuse both; the county’s household hazardous waste program takes them.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Leaves, limbs and old fences',
      body: 'Sacramento has a great many street trees. Winter storms bring down limbs, and sycamore, elm and oak leaves bury side yards each fall. Rotted fence sections often go with them. Branches, boards and broken planters may fit in one trip, but warn the hauler if they’re wet, since soaked wood is far heavier.',
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
  neighborhoodNote:
    'Midtown and Boulevard Park mean stairs and alleys. Land Park and East Sacramento add tall trees over narrow drives, while the Pocket, Greenhaven and Natomas are suburban, with garages by the street.',
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
    'Run a work light into the lower level of a raised house, and point out the lowest beam.',
    'Stage items in morning shade, because vinyl records, candles and crayons warp on a July driveway.',
    'Leave room under big street trees; a tall truck may need to stop one house farther down.',
  ],
  faqs: [
    {
      question: 'Is same-day hauling available in Sacramento?',
      answer: sentences(
        `Often, yes. A local hauler will contact you within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}), so if you book in the morning, a visit the same afternoon is possible. A small load is easiest to fit in.`,
        pickupTime ? `Otherwise most visits follow within ${pickupTime}.` : pickupFigure,
        'During a heat wave everyone wants an early slot, so be flexible about the date.',
      ),
    },
    {
      question: 'Can I book from Natomas, the Pocket or Oak Park?',
      answer:
        'Yes, and from the central city or Meadowview as well: we’ll look for a hauler near your Sacramento address. That includes Arden-Arcade and other places outside the city limits that have Sacramento in their mailing address. Save the alley gate code for the hauler who accepts your job.',
    },
    {
      question: 'What does the price of a Sacramento pickup depend on?',
      answer:
        'Mostly on cubic yards, pounds and materials. A raised house with a long flight of front steps takes longer than a garage in Natomas. Wet yard debris also weighs more than dry. An alley that lets the truck in close can shorten the job. The hauler confirms the price after inspecting everything, before loading.',
    },
  ],
} satisfies CityWords;
