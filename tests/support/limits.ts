import type { TablesUpdate } from '@functions/database.types.ts';
import { operator } from './clients.ts';

/** Runs `task` with other submission limits, then restores them. */
export async function withLimits(limits: TablesUpdate<'submission_limits'>, task: () => Promise<void>) {
  const { data: before } = await operator.from('submission_limits').select().single().throwOnError();
  await operator.from('submission_limits').update(limits).eq('only_row', true).throwOnError();
  try {
    await task();
  } finally {
    await operator.from('submission_limits').update(before).eq('only_row', true).throwOnError();
  }
}
