import { words } from '@/words/tracking';

/** What the hauler wrote with their proposal, as they wrote it; nothing if they wrote nothing. */
export function HaulerNote({ note }: { note: string | undefined }) {
  if (!note) return null;
  return (
    <div className="mt-4">
      <h3 className="font-bold">{words.proposal.note}</h3>
      <p className="mt-1 whitespace-pre-wrap break-words">{note}</p>
    </div>
  );
}
