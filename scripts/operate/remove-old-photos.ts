/**
 * Removes the photos of requests that have been canceled or completed for so many days, and photos of no request.
 *
 *   export SUPABASE_SECRET_KEY=sb_secret_…
 *   npm run remove-old-photos -- --url https://<ref>.supabase.co --days 90
 */
import { parseArgs } from 'node:util';
import { type Operator, operatorOf, removePhotos, runCommand } from './operator.ts';

/**
 * Removes photos of requests closed for more than `days` days, a whole number from 1, and says of how many requests
 * and how many photos. The requests themselves stay.
 *
 * @throws if a photo cannot be removed: run it again.
 */
export async function removeOldPhotos(operator: Operator, days: number) {
  const seen = new Set<string>();
  let photos = 0;
  for (;;) {
    const { data } = await operator.rpc('list_removable_photos', { closed_for_days: days }).throwOnError();
    if (data.length === 0) return { leads: seen.size, photos };
    const leadIds = data.map((lead) => lead.lead_id);
    if (leadIds.some((id) => seen.has(id)))
      throw new Error('The Storage API says it removed photos that are still there.');
    const paths = data.flatMap((lead) => lead.photo_paths);
    await removePhotos(operator, paths);
    await operator.from('leads').update({ image_urls: [] }).in('id', leadIds).throwOnError();
    for (const id of leadIds) seen.add(id);
    photos += paths.length;
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({ options: { url: { type: 'string' }, days: { type: 'string' } } });
    const days = Number(values.days);
    if (values.url === undefined || !Number.isInteger(days) || days < 1) {
      throw new Error('Give --url, and --days with a whole number from 1.');
    }
    const removed = await removeOldPhotos(operatorOf(values.url), days);
    console.log(`Removed ${removed.photos} photos of ${removed.leads} requests.`);
  });
}
