import type { CityWords } from '../../shapes/city-words';

export const words = {
  metaDescription:
    'Junk removal in Fresno, from Tower District porches to north-side garages. Send one request, get a free quote, and pay when the job is done.',
  lede: 'Fresno summers are hard on anything kept in a garage. When it’s time to clear yours out, a local hauler can often come within a day or two.',
  intro:
    'Fresno is flat, which is easy for trucks. Summers bring weeks near or above 100 degrees and winters damp fog, so things in garages don’t last. Early neighborhoods near downtown give way to ranch houses of the 1950s to 1970s, then to stucco subdivisions up to the river.',
  pickups: [
    {
      picture: 'curbside-pickups',
      heading: 'Alleys behind the Tower District',
      body: 'Bungalows stand close together here, and an alley often runs along the back fence. If no bins or parked cars block it, that’s the best place to load. Until the truck is there, everything stays inside your fence.',
    },
    {
      picture: 'old-appliances',
      heading: 'Ranch homes and swamp coolers',
      body: 'McLane, Hoover and Bullard are mostly single-story houses with driveways. Not every hauler goes up on a roof for an old cooler. Keep a freezer inside or behind a locked gate. If you have citrus trees, ask before you put branches or fruit in the load.',
    },
    {
      picture: 'mattress-disposal',
      heading: 'Student leases near Fresno State',
      body: 'Apartments around the campus turn over in May and again in late summer. Couches left beside full bins are illegal dumping. Book for the day before your lease ends. Second-floor units often have no elevator, so count the flights.',
    },
  ],
  neighborhoods: [
    'Downtown',
    'Chinatown',
    'Lowell',
    'Tower District',
    'Fresno High',
    'Roosevelt',
    'McLane',
    'Hoover',
    'Bullard',
    'Pinedale',
    'Woodward Park',
    'Copper River',
    'Southwest Fresno',
  ],
  zipCodes: [
    '93650',
    '93701',
    '93702',
    '93703',
    '93704',
    '93705',
    '93706',
    '93710',
    '93711',
    '93720',
    '93721',
    '93722',
    '93723',
    '93725',
    '93726',
    '93727',
    '93728',
    '93730',
    '93737',
  ],
  tips: [
    'In summer, choose an early morning; a closed garage gets far too hot.',
    'A rooftop cooler needs a professional to disconnect water and power first.',
    'Clear bins and brush from your alley gate.',
  ],
  faqs: [
    {
      question: 'How fast is junk pickup in Fresno?',
      answer:
        'It can be the same day; more often it’s a day or two. In July and August ask for an early start, and send the request the day before if you can.',
    },
    {
      question: 'Can I book anywhere from Southwest Fresno up to Copper River?',
      answer:
        'Yes, and from Old Fig Garden and other county pockets. Clovis is its own city, so write that in the address.',
    },
    {
      question: 'What will a hauler look at before pricing a job in Fresno?',
      answer: 'The size of the pile, its weight and the kind of material. You get the final price before work starts.',
    },
  ],
} satisfies CityWords;
