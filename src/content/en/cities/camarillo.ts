import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Camarillo, from a single recliner to a parent’s whole house. Send a list and photos, and a local hauler will get in touch to set a time.',
  lede: 'Emptying a parent’s house takes time. Local haulers can clear a Camarillo home room by room while the family decides what stays.',
  intro:
    'Camarillo lies where the Conejo Grade drops to the Oxnard Plain, with strawberry fields at the edge of town. Many residents have retired here, some into 55-plus communities. Families in the eastern tracts replace beds and trampolines, and students from Cal State Channel Islands leave desks and futons.',
  pickups: [
    {
      picture: 'estate-cleanouts',
      heading: 'Single-level senior homes',
      body: 'Homes in the age-restricted communities are compact, with a short walk to the street and furniture that is often worth donating. Gate staff usually need a name and a plate number, and quiet hours may apply.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Hill properties with long drives',
      body: 'Above the freeway, Spanish Hills and the Las Posas slopes have big lots and private driveways. If a loaded truck can’t manage a steep, curving drive, the crew may use a smaller one. Send a photo looking downhill from the garage.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Afternoon wind on the plain',
      body: 'Most afternoons the sea breeze comes straight across the fields and blows cardboard around. Flatten boxes and keep foam bagged until loading. Mornings are calmer for anything light and wide, such as play structures and mattresses.',
    },
  ],
  neighborhoods: [
    'Old Town',
    'Mission Oaks',
    'Springville',
    'Spanish Hills',
    'Sterling Hills',
    'Village at the Park',
    'Camarillo Springs',
    'Leisure Village',
  ],
  zipCodes: ['93010', '93012'],
  tips: [
    'In a parent’s home, find papers, jewelry and photo albums first.',
    'Find out what the front gate needs from visiting trucks.',
    'Sweep field dust off donations; a clean chair is easier to place.',
  ],
  faqs: [
    {
      question: 'Can Camarillo furniture be picked up tomorrow?',
      answer:
        'Often tomorrow, or today if a hauler is on this side of the Grade. For an estate, a hauler may want to see the house first and set aside a day for it.',
    },
    {
      question: 'Can I ask from Camarillo Heights, Las Posas or Santa Rosa Valley?',
      answer:
        'You can. They lie wholly or partly outside the city limits but have Camarillo addresses. On rural roads, give a landmark.',
    },
    {
      question: 'What will an estate or senior-home pickup in Camarillo depend on?',
      answer:
        'Mostly on how full the truck gets, then on weight and type. You agree on the final price before loading.',
    },
  ],
} satisfies CityWords;
