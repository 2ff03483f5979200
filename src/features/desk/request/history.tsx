import type { HistoryEntry } from '@functions/contracts/desk.ts';
import { words } from '@/content/en/desk';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { historyText } from './history-words';

/** How many entries are shown at first; earlier ones are a click away. */
const SHOWN = 8;

/** Everything that has happened to a request, newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const { heading, empty, earlier } = words.history;
  const newestFirst = entries.toReversed();
  const hidden = newestFirst.slice(SHOWN);
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        {heading}
      </h2>
      {entries.length === 0 && <p className="mt-3 text-ink-soft">{empty}</p>}
      <Entries entries={newestFirst.slice(0, SHOWN)} />
      {hidden.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer py-2 font-semibold">{earlier(hidden.length)}</summary>
          <Entries entries={hidden} />
        </details>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ol className="mt-3 space-y-3 border-line border-l-2 pl-5">
      {entries.map((entry) => {
        const sentence = historyText(entry);
        return (
          <li key={`${entry.at} ${sentence}`} className="break-words">
            <span className="block leading-snug">{sentence}</span>
            <time dateTime={entry.at} className="text-ink-soft text-sm">
              {formatLosAngelesClock(entry.at)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
