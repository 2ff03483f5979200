import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'From a single recliner to a whole estate, Camarillo junk pickups are handled by local family-owned haulers. Tell us what you have and get a free quote.',
  lede: 'Downsizing, inheriting or just done with the clutter: local haulers clear Camarillo homes with patience and put donation first.',
  intro: [
    'Camarillo lies where the Conejo Grade drops to the Oxnard Plain, with strawberry fields still touching the edge of town. It draws people who plan to stay. A good number of residents have retired here, some into 55-plus communities, and many pickups start with a parent’s house that has to be emptied carefully. Haulers can work room by room while you decide.',
    'The other half of the work is everyday stuff. Families in the eastern tracts replace beds and trampolines. Students from Cal State Channel Islands leave behind desks and futons when the term ends. Around the older center, garages hold workbenches that nobody has used since the tools went cordless. Small loads are welcome; one armchair is a perfectly normal request.',
  ],
  pickups: [
    {
      picture: 'estate-cleanouts',
      heading: 'Single-level senior homes',
      body: 'Homes in the age-restricted communities are compact, with a carport or small garage and a short walk to the street. The rooms are full of good, solid furniture. Tag the pieces meant for grandchildren before the crew comes in. Gate staff usually need a name and a plate number, and quiet hours may apply, so settle the arrival time by phone.',
    },
    {
      picture: 'garage-cleanouts',
      heading: 'Hill properties with long drives',
      body: 'Above the freeway, Spanish Hills and the Las Posas slopes have big lots, private driveways and views to the ocean. A loaded truck may not make a steep, curving drive. In that case crews shuttle with a smaller vehicle or carry to the road. Send a photo looking downhill from the garage so they can choose.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Afternoon wind on the plain',
      body: 'Most afternoons the sea breeze comes straight across the fields. It turns cardboard into kites and covers patio furniture with fine dust. Flatten boxes and keep foam bagged until loading. Crews prefer mornings for anything light and wide, such as canopy frames, play structures and mattresses leaning on a fence.',
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
  ],
  neighborhoodNote:
    'Old Town’s modest lots sit near Ventura Boulevard, with alleys and shops close by. Mission Oaks has suburban driveways. Village at the Park and Springville add townhomes with shared parking.',
  zipCodes: ['93010', '93012'],
  tips: [
    'For a parent’s home, find papers, jewelry and photo albums before anyone starts loading drawers.',
    'Ask the front gate what it needs from visiting trucks, then pass that on to your hauler.',
    'Sweep field dust off donations; a clean chair is far likelier to find another home.',
  ],
  faqs: [
    {
      question: 'Can Camarillo furniture be picked up tomorrow?',
      answer:
        'Next-day service is usual for a few pieces, and same-day happens when a hauler is already on this side of the Grade. Expect first contact in under two hours. Estate work is different: crews like to see the house, then block out the time it deserves instead of rushing the rooms.',
    },
    {
      question: 'Are Camarillo Heights, Las Posas and Santa Rosa Valley included?',
      answer:
        'Haulers serve all of them. Those hillside and valley areas are wholly or partly outside the city limits, yet they share 93010 and 93012 with the rest of town. Some of those roads are rural, so add a landmark to your request. Old Town, Mission Oaks and the Springs need only a street address.',
    },
    {
      question: 'What will an estate or senior-home pickup in Camarillo depend on?',
      answer:
        'Chiefly on how full the truck gets. Solid wood hutches, organs and freezers raise the weight, and a walk from a back patio to a visitor space adds labor. Pieces fit for donation are sorted out along the way. Requesting a quote is free, and you pay at completion, at the amount agreed on inspection.',
    },
  ],
} satisfies CityWords;
