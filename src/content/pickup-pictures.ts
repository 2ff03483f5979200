import type { PictureName } from './pictures';

type Topic = { picture: PictureName; words: RegExp };

/**
 * What stands for a piece about a place: the picture whose words the piece says most often. On a tie the earlier one,
 * so that the telling things (a spa, a horse) come before the usual ones (a garage, a street).
 */
const topics = [
  { picture: 'hot-tub-removal', words: /\b(hot tubs?|spas?|pools?)\b/gi },
  { picture: 'office-cleanouts', words: /\b(offices?|lofts?|warehouses?|studios?|high-rise|towers?|freight)\b/gi },
  { picture: 'electronics-disposal', words: /\b(electronics|e-waste|gadgets|monitors|printers|screens|servers)\b/gi },
  {
    picture: 'mattress-disposal',
    words: /\b(students?|campus|bed frames|roommates|mattresses|futons|leases?|rentals?)\b/gi,
  },
  {
    picture: 'construction-debris',
    words: /\b(remodels?|plaster|tile|drywall|lumber|cabinets|debris|demolition|brick|concrete)\b/gi,
  },
  {
    picture: 'yard-waste-cleanup',
    words:
      /\b(brush|limbs?|branches|leaves|fronds|citrus|groves?|orchards?|horses?|yards?|fenc(?:e|es|ing)|acre(?:s|age)|prunings|oaks?|trees?|slopes?|corral|planters?|wind|dust)\b/gi,
  },
  {
    picture: 'storage-unit-cleanout',
    words: /\b(sheds?|storage|workshops?|outbuildings|boats?|docks?|kayaks|RVs?|trailers?|carports?)\b/gi,
  },
  {
    picture: 'old-appliances',
    words: /\b(appliances?|freezers?|fridges?|refrigerators?|washers?|coolers?|rust|salt|fog|damp)\b/gi,
  },
  {
    picture: 'estate-cleanouts',
    words: /\b(heirlooms?|estates?|seniors?|grandchildren|decades|longtime|family|piano|antiques?|hutch)\b/gi,
  },
  {
    picture: 'attic-basement-cleanouts',
    words:
      /\b(attics?|basements?|ladders?|rafters|victorians?|stairs?|staircases?|bungalows?|flights?|steps|old houses|narrow|moving|movers)\b/gi,
  },
  {
    picture: 'furniture-removal',
    words: /\b(sofas?|couch(?:es)?|walk-ups?|elevators?|floors?|apartments?|condos?|upstairs|lobby|dressers?)\b/gi,
  },
  { picture: 'garage-cleanouts', words: /\b(garages?|driveways?|tracts?|ranch|cul-de-sacs?)\b/gi },
  {
    picture: 'curbside-pickups',
    words: /\b(curbs?|alleys?|streets?|parking|lanes?|parked|sidewalks?|roads?|truck)\b/gi,
  },
] as const satisfies readonly Topic[];

/** What the heading says counts for more than what the text mentions. */
const HEADING_WEIGHT = 3;

/** One picture for each piece, no picture twice. */
export function pickupPictures(pieces: readonly { heading: string; body: string }[]): PictureName[] {
  const chosen: PictureName[] = [];
  for (const { heading, body } of pieces) {
    const scores = topics
      .filter(({ picture }) => !chosen.includes(picture))
      .map(({ picture, words }) => ({ picture, score: count(body, words) + HEADING_WEIGHT * count(heading, words) }));
    const [first, ...rest] = scores;
    if (!first) break;
    chosen.push(rest.reduce((best, each) => (each.score > best.score ? each : best), first).picture);
  }
  return chosen;
}

function count(text: string, words: RegExp): number {
  return text.match(words)?.length ?? 0;
}
