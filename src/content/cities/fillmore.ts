import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Fillmore is small, but the piles aren’t. Verified haulers serve downtown, Heritage Valley Parks and Bardsdale with fair pricing and free online quotes.',
  lede: 'Orange groves, an old main street and barns full of maybe-someday. Haulers who know the valley will drive out and clear yours.',
  intro: [
    'Fillmore sits between orange groves and the foot of the mountains, with Sespe Creek on one side and the Santa Clara River on another. It is a place where people fix things before they replace them. That thrift has a cost, and it stands in the shed: three dead chainsaws, a pump for parts and lumber from a fence long gone.',
    'Big-box stores and drop-off sites are a drive away, so the pile tends to wait for someone with a truck. A marketplace helps here. Your request goes to independent haulers who work along the 126, and the one with room on the route gets in touch. You avoid the rental, the ropes and the Saturday.',
  ],
  pickups: [
    {
      picture: 'attic-basement-cleanouts',
      heading: 'Bungalow blocks near Central Avenue',
      body: 'Around the old downtown the streets form a plain grid of cottages and bungalows. Driveways are often two strips of concrete leading to a detached garage. Trucks are better off at the curb than on those strips. Have the bulky things brought to the garage mouth, since the walk along the house is usually one person wide.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Newer tracts, quick loads',
      body: 'Heritage Valley Parks and other recent tracts on the east side were built for cars. Short drives and attached garages mean a bedroom set can be gone before the coffee cools. Space between houses is small, though, so side-yard junk still has to pass a trash-bin gate. Move the bins out to the street first.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Ranch cleanups across the river',
      body: 'Over in Bardsdale and up the canyons, cleanups run to acres instead of rooms. Expect tree stakes, drip line, wooden bins, rusted implements and tangled fence. Farm chemicals need other arrangements. Everything else belongs in one spot a loaded truck can reach after rain. Take one wide photo of it all.',
    },
  ],
  neighborhoods: ['Downtown', 'North Fillmore', 'Heritage Valley Parks', 'Bardsdale'],
  neighborhoodNote:
    'The historic grid downtown suits a smaller truck. Heritage Valley Parks takes any size. Bardsdale, an unincorporated community across the river, shares the Fillmore address and means a few more minutes of driving.',
  zipCodes: ['93015'],
  tips: [
    'Coil drip line and bale wire before pickup; loose tangles eat more truck space than scrap iron.',
    'Check sheds for wasps and snakes in warm months, and warn the crew about either.',
    'Combine loads with a neighbor on the same street and mention both addresses in one request.',
  ],
  faqs: [
    {
      question: 'Is same-day service possible as far out as Fillmore?',
      answer:
        'It happens, mainly when a crew is already in Santa Paula or coming over Grimes Canyon from Moorpark. Book before breakfast for the best odds. Either way, count on hearing from a hauler within two hours. The more usual answer up the valley is 24–48 hours.',
    },
    {
      question: 'Do pickups reach Bardsdale, Sespe and the roads out of town?',
      answer:
        'Bardsdale, the homes near Sespe Creek and the ranch roads that use 93015 are all fair game. Paved streets in Fillmore itself are simple. On farm roads, haulers want to know about gates, soft shoulders and where to turn around. Piru, the next community east, is worth asking about as well.',
    },
    {
      question: 'What should I expect a Fillmore quote to take into account?',
      answer:
        'Volume is the main thing, then whether the load is light like brush or dense like fence posts with concrete on them. Distance from pile to truck matters on ranch lots. So does mixing: sorted metal and wood load faster than a tangle. Quotes are free, and nothing is fixed until the hauler has seen the load.',
    },
  ],
} satisfies CityWords;
