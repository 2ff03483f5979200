/**
 * Lists the flagged requests and messages, and why they are flagged. With --delete, deletes those it has listed, with
 * their photos.
 *
 *   export SUPABASE_SECRET_KEY=sb_secret_…
 *   npm run flagged -- --url https://<ref>.supabase.co [--delete]
 */
import { parseArgs } from 'node:util';
import { type Operator, operatorOf, removePhotos, runCommand } from './operator.ts';

const ROWS_PER_CALL = 500;

type Flagged = {
  id: string;
  createdAt: string;
  kind: 'request' | 'message';
  from: string;
  photos: number;
  reason: string;
};

/** All flagged requests, then all flagged messages, oldest first. */
export async function listFlagged(operator: Operator): Promise<Flagged[]> {
  const leads = await readAll((from, to) =>
    operator
      .from('leads')
      .select('id, created_at, full_name, phone, image_urls, flagged_because')
      .not('flagged_because', 'is', null)
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  const messages = await readAll((from, to) =>
    operator
      .from('contact_messages')
      .select('id, created_at, name, email, flagged_because')
      .not('flagged_because', 'is', null)
      .order('created_at')
      .order('id')
      .range(from, to)
      .throwOnError(),
  );
  return [
    ...leads.map((lead) => ({
      id: lead.id,
      createdAt: lead.created_at,
      kind: 'request' as const,
      from: `${lead.full_name}, ${lead.phone}`,
      photos: lead.image_urls.length,
      reason: lead.flagged_because ?? '',
    })),
    ...messages.map((message) => ({
      id: message.id,
      createdAt: message.created_at,
      kind: 'message' as const,
      from: `${message.name}, ${message.email}`,
      photos: 0,
      reason: message.flagged_because ?? '',
    })),
  ];
}

async function readAll<Row>(read: (from: number, to: number) => PromiseLike<{ data: Row[] }>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data } = await read(rows.length, rows.length + ROWS_PER_CALL - 1);
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}

/**
 * Deletes these requests and messages with their photos, and returns counts. Skips any whose flag was cleared
 * meanwhile.
 *
 * @throws if photos could not be removed after their requests were deleted. The function `remove-old-photos` finds such
 * photos.
 */
export async function deleteFlagged(operator: Operator, ids: readonly string[]) {
  const deleted = { leads: 0, messages: 0, photos: 0 };
  for (let start = 0; start < ids.length; start += ROWS_PER_CALL) {
    const { data } = await operator
      .rpc('delete_flagged', { ids: ids.slice(start, start + ROWS_PER_CALL) })
      .single()
      .throwOnError();
    await removePhotos(operator, data.photo_paths);
    deleted.leads += data.leads;
    deleted.messages += data.messages;
    deleted.photos += data.photo_paths.length;
  }
  return deleted;
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({ options: { url: { type: 'string' }, delete: { type: 'boolean' } } });
    if (values.url === undefined) throw new Error('Give --url, and --delete to delete what is flagged.');
    const operator = operatorOf(values.url);
    const flagged = await listFlagged(operator);
    for (const { createdAt, kind, from, photos, reason } of flagged) {
      console.log(`${createdAt}  ${kind} of ${from}${photos > 0 ? `, ${photos} photos` : ''}: ${reason}`);
    }
    console.log(`${flagged.length} flagged.`);
    if (values.delete) {
      const deleted = await deleteFlagged(
        operator,
        flagged.map(({ id }) => id),
      );
      console.log(`Deleted ${deleted.leads} requests, ${deleted.messages} messages and ${deleted.photos} photos.`);
    }
  });
}
