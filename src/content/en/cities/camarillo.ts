import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Camarillo, from a single recliner to a parent’s whole house. Send a list and photos, and a local hauler will get in touch to set a time.',
  lede: 'Emptying a parent’s house takes time. Local haulers can clear a Camarillo home room by room while the family decides what stays.',
  intro: [
    'Camarillo lies where the Conejo Grade drops to the Oxnard Plain, with strawberry fields still touching the edge of town. Many residents have retired here, some into 55-plus communities. When a parent’s house has to be emptied, papers and keepsakes come first and the furniture after.',
    'Smaller loads come from all over town. Families in the eastern tracts replace beds and trampolines. Students from Cal State Channel Islands leave behind desks and futons when the term ends. Around the older center, garages hold workbenches and tools that haven’t been used in years. Even one armchair is enough for a request.',
  ],
  pickups: [
    {
      picture: 'estate-cleanouts',
      heading: 'Single-level senior homes',
      body: 'Homes in the age-restricted communities are compact, with a carport or small garage and a short walk to the street. The furniture is often solid and worth donating. Tag the pieces meant for grandchildren before the crew comes in. Gate staff usually need a name and a plate number, and quiet hours may apply, so settle the arrival time with the hauler by phone.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Hill properties with long drives',
      body: 'Above the freeway, Spanish Hills and the Las Posas slopes have big lots, private driveways and views to the ocean. If a loaded truck can’t manage a steep, curving drive, the crew may use a smaller vehicle or carry things to it. Send a photo looking downhill from the garage so they can choose.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Afternoon wind on the plain',
      body: 'Most afternoons the sea breeze comes straight across the fields. It blows cardboard around and covers patio furniture with fine dust. Flatten boxes and keep foam bagged until loading. Mornings are calmer for anything light and wide, such as canopy frames, play structures and mattresses leaning on a fence.',
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
  neighborhoodNote:
    'Old Town’s modest lots sit near Ventura Boulevard, with alleys and shops close by. Mission Oaks has suburban driveways. Village at the Park and Springville have townhomes with shared parking.',
  zipCodes: ['93010', '93012'],
  tips: [
    'For a parent’s home, find papers, jewelry and photo albums before anyone starts loading drawers.',
    'Find out what the front gate needs from visiting trucks, then pass that on to your hauler.',
    'Sweep field dust off donations; a clean chair is easier to place.',
  ],
  faqs: [
    {
      question: 'Can Camarillo furniture be picked up tomorrow?',
      answer:
        'Often. A few pieces may go the next day, or the same day if a hauler is on this side of the Grade. For an estate, a hauler may want to see the house first and then set aside a day for it.',
    },
    {
      question: 'Can I ask from Camarillo Heights, Las Posas or Santa Rosa Valley?',
      answer:
        'You can; we’ll ask haulers nearby. Those hillsides and the valley lie wholly or partly outside the city limits but have Camarillo mailing addresses. Some of the roads are rural, so give the hauler who takes the job a landmark.',
    },
    {
      question: 'What will an estate or senior-home pickup in Camarillo depend on?',
      answer:
        'Mostly on how full the truck gets. Solid wood hutches, pianos and freezers add weight, and a long walk from a back patio to a visitor space adds labor. You agree on the amount on inspection, before loading, and pay when the job is complete.',
    },
  ],
} satisfies CityWords;
