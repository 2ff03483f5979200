import type { Database } from '@functions/database.types.ts';
import { operator } from './clients.ts';

/** The number of rows in a table. */
export async function countRows(table: keyof Database['public']['Tables']): Promise<number> {
  const { count } = await operator.from(table).select('*', { count: 'exact', head: true }).throwOnError();
  if (count === null) throw new Error(`No count of ${table}`);
  return count;
}
