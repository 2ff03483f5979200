/** First step of `npm run build`: reads published reviews and figures once, for the client and server builds. */
import { warningOfOldPickups } from './choose-free-pickup.ts';
import { currentRows } from './current-rows.ts';
import { readReviews, reviewSource, storeReviews } from './reviews.ts';

try {
  const source = reviewSource();
  if (source === 'off') {
    console.warn('Reviews: NONE, because REVIEWS_FROM is off. The pages show no reviews and no figures.');
  } else if (source === 'samples') {
    console.log('Reviews: samples, because VITE_SUPABASE_URL is not set');
  } else {
    const read = await readReviews(source);
    const prices = currentRows('Prices', read.prices);
    const keptWords = currentRows('Our word', read.keptWords);
    await storeReviews(source.url, { ...read, prices: prices.rows, keptWords: keptWords.rows });
    console.log(`Reviews: ${read.reviews.length} published, read from ${source.url}`);
    for (const { log, isWarning } of [prices, keptWords]) {
      if (isWarning) console.warn(log);
      else console.log(log);
    }
  }
  const warning = warningOfOldPickups();
  if (warning) console.warn(warning);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
