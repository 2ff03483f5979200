import { line } from '@functions/contracts/fields.ts';
import { DESK_NAME_LENGTH } from '@functions/domain/desk.ts';
import { readStored, removeStored, writeStored } from '@/lib/stored-json';

const KEY = 'desk-name';

const deskName = line(DESK_NAME_LENGTH);

/** What somebody calls themselves at the desk, as kept on this device; an empty text if they have not said. */
export function readDeskName(): string {
  return deskName.safeParse(readStored(KEY)).data ?? '';
}

/** Keeps it on this device. @returns why not, as the code of a field's error; undefined if it is kept. */
export function saveDeskName(text: string): string | undefined {
  const { data, error } = deskName.safeParse(text);
  if (data === undefined) return error?.issues[0]?.message;
  if (data) writeStored(KEY, data);
  else removeStored(KEY);
  return undefined;
}
