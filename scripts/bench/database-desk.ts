import type { EmbeddedBackend } from '../backend/backend.ts';
import { microseconds } from './microseconds.ts';
import { median } from './report.ts';

type Database = EmbeddedBackend['database'];

/** The queries of the desk's pages, in microseconds: medians. */
type DeskTimes = { list: number; request: number; search: number };

const LOOKS = 15;

/**
 * Times the desk's list, the page of the newest request, and a search by part of a name.
 *
 * @param trackingIdSql SQL for the tracking ID of lead number `n`, counted from the newest; `n` is an SQL expression.
 */
export async function timeDesk(database: Database, trackingIdSql: (n: string) => string): Promise<DeskTimes> {
  const { rows } = await database.query<{ token: string; id: string }>(
    `select private.new_desk_link(null, null, 'digest', now() + interval '1 hour') as token, id
     from public.leads where tracking_id = ${trackingIdSql('1')}`,
  );
  const [{ token, id } = { token: '', id: '' }] = rows;
  async function timed(sql: string, parameters: string[]): Promise<number> {
    const times: number[] = [];
    for (let turn = 0; turn < LOOKS; turn++) {
      times.push(
        await microseconds(async () => {
          const answer = await database.query<{ look: object | null }>(`select ${sql} as look`, parameters);
          if (!answer.rows[0]?.look) throw new Error(`${sql} shows nothing`);
        }),
      );
    }
    return median(times);
  }
  return {
    list: await timed('public.view_desk($1)', [token]),
    request: await timed('public.view_request($1, $2)', [token, id]),
    search: await timed('public.search_desk($1, $2)', [token, 'there is no such name']),
  };
}
