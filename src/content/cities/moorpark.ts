import type { CityWords } from './city-words';

export const words = {
  metaDescription:
    'Outgrown play sets, spare sofas, remodel scraps: Moorpark haulers take them all. Book online in about 60 seconds and have a local crew call you back.',
  lede: 'Growing families outgrow things. Moorpark haulers carry off the cribs, couches and broken trampolines so the garage can hold cars.',
  intro: [
    'Much of Moorpark is about forty years old. The city incorporated in 1983, and many neighborhoods south of Los Angeles Avenue went up in the years around it. Houses are two stories, garages hold two or three cars in theory, and some owners are now on their second kitchen. What comes out of those homes is bulky, clean and often good enough to give away.',
    'High Street tells an older story, with its pepper trees, its small houses and the train station. Lots there are narrow and garages stand apart at the back. Farther out, groves and ranch land begin almost at once. One hauler may see a condo, a farmhouse and a country-club cul-de-sac in a single day, so details in your request matter.',
  ],
  pickups: [
    {
      picture: 'furniture-removal',
      heading: 'Upstairs bedrooms, downstairs truck',
      body: 'In Mountain Meadows and Peach Hill, the heavy things live on the second floor: bunk beds, dressers, a treadmill in the loft. Strip beds down to rails and slats if you own the right wrench. Otherwise leave them standing and say so. Crews bring tools, and an honest count of flights keeps the estimate close to the truth.',
    },
    {
      picture: 'construction-debris',
      heading: 'Remodels from the first owners on',
      body: 'Builder-grade cabinets, tile counters and popcorn-era carpet are leaving these houses by the truckload. Keep clean wood apart from tile and drywall. Old flooring or ceiling texture of unknown age should be tested before it is disturbed, because asbestos is never accepted. Pile debris on the driveway, not the lawn, and leave the sidewalk open.',
    },
    {
      picture: 'yard-waste-cleanup',
      heading: 'Slopes behind the back fence',
      body: 'Many yards end in a bank planted to hold the hill. Gazebos, spas and playhouses sit on the level strip between house and slope, with only a side gate for an exit. That gate sets the plan. Spas get cut up, playhouses come down panel by panel, and the pieces travel out one narrow passage.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Mountain Meadows',
    'Peach Hill',
    'Campus Park',
    'Varsity Park',
    'Virginia Colony',
    'Moorpark Highlands',
    'Country Club Estates',
  ],
  neighborhoodNote:
    'Campus Park and Varsity Park sit by Moorpark College, with older tracts and easy curbs. The Highlands and Country Club Estates are newer. Virginia Colony is a small pocket of older homes.',
  zipCodes: ['93021'],
  tips: [
    'Let the kids choose three toys to keep, then take the “donate” photo while they are at school.',
    'Measure the side gate at its narrowest point, hinges and gas meter included.',
    'Roll up carpet in strips no longer than the hallway, taped so one person can turn it.',
  ],
  faqs: [
    {
      question: 'How fast do Moorpark pickups usually happen?',
      answer:
        'Moorpark sits where the 23 and the 118 meet, so trucks from Simi Valley and Thousand Oaks have a short drive. Many jobs are wrapped up a day after booking, some within hours. Whoever takes yours will reach out in the first two hours. Saturdays are in demand everywhere, so offer a weekday too.',
    },
    {
      question: 'Is my part of Moorpark inside the service area?',
      answer:
        'If your mail says 93021, yes. That single ZIP code stretches from Virginia Colony to the country club and out to the ranches along the edges. Haulers reach Mountain Meadows, Campus Park and the Highlands alike. For a property on an unpaved road, describe the last turn, since map pins there can be off.',
    },
    {
      question: 'How is a junk quote worked out for a Moorpark two-story?',
      answer:
        'Start with how many cubic yards leave the house, then add the stairs. Solid items such as tile, treadmills and sleeper sofas weigh on the total; toys and bedding barely do. Your quote is free and based on photos. On arrival the hauler checks the loft, the garage and the yard, and names a firm price first.',
    },
  ],
} satisfies CityWords;
