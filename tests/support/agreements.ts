import { operator } from './clients.ts';
import { addPausedHauler } from './haulers.ts';
import { claim, makeDue } from './notifications.ts';

/** Adds a hauler without the agreement, and sends the request to accept it. @returns the token of the link in it. */
export async function askedHauler(columns: Parameters<typeof addPausedHauler>[0] = {}) {
  const hauler = await addPausedHauler({ agreement_version: null, agreement_accepted_at: null, ...columns });
  await makeDue();
  const ask = (await claim()).find(({ kind, hauler_id }) => kind === 'agreement-asked' && hauler_id === hauler.id);
  const { data: token } = await operator.rpc('make_agreement_link', { notification_id: ask?.id ?? '' }).throwOnError();
  return { hauler, token };
}
