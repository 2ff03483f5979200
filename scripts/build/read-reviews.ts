/** First step of `npm run build`: reads the published reviews once, for both builds that follow. */
import { keepReviews, readReviews, reviewSource } from './reviews.ts';

try {
  const source = reviewSource();
  if (source === 'off') {
    console.warn('Reviews: NONE, because REVIEWS_FROM is off. The pages show no reviews and no figures.');
  } else if (source === 'samples') {
    console.log('Reviews: samples, because VITE_SUPABASE_URL is not set');
  } else {
    const read = await readReviews(source);
    await keepReviews(source.url, read);
    console.log(`Reviews: ${read.reviews.length} published, read from ${source.url}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
