/** First step of `npm run build`: reads published reviews and prices once, for the client and server builds. */
import { warningOfOldPickups } from './choose-free-pickup.ts';
import { currentPrices } from './choose-prices.ts';
import { readReviews, reviewSource, storeReviews } from './reviews.ts';

try {
  const source = reviewSource();
  if (source === 'off') {
    console.warn('Reviews: NONE, because REVIEWS_FROM is off. The pages show no reviews and no figures.');
  } else if (source === 'samples') {
    console.log('Reviews: samples, because VITE_SUPABASE_URL is not set');
  } else {
    const read = await readReviews(source);
    const { prices, log, isWarning } = currentPrices(read.prices);
    await storeReviews(source.url, { ...read, prices });
    console.log(`Reviews: ${read.reviews.length} published, read from ${source.url}`);
    if (isWarning) console.warn(log);
    else console.log(log);
  }
  const warning = warningOfOldPickups();
  if (warning) console.warn(warning);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
