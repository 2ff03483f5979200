import type { BrowserFault, ListView, WeekOfVitals } from '@functions/contracts/desk.ts';
import { words } from '@/content/en/desk-list';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { cardClass, ListSection, SectionNote } from './list-section';
import { dayOfWeek } from './report';

const metrics = ['lcp', 'inp', 'cls'] as const;

/** Page speed for visitors by week, and errors in their browsers. */
export function RealVisits({ site: { faults, vitals }, now }: { site: ListView['site']; now: Date }) {
  return (
    <ListSection id="visits" heading={words.visits.heading}>
      {vitals.length === 0 ? (
        <SectionNote>{words.visits.tooFew}</SectionNote>
      ) : (
        <div className="mt-4 rounded-card border border-line bg-paper p-4 shadow-card sm:p-6">
          <VitalsTable weeks={vitals} />
        </div>
      )}
      <h3 className="mt-6 text-lg leading-snug">{words.visits.faults}</h3>
      {faults.length === 0 && <SectionNote>{words.visits.noFaults}</SectionNote>}
      <ul className="mt-4 grid gap-3 empty:hidden sm:grid-cols-2">
        {faults.map((fault) => (
          <FaultCard key={Object.values(fault).join()} fault={fault} now={now} />
        ))}
      </ul>
    </ListSection>
  );
}

function VitalsTable({ weeks }: { weeks: readonly WeekOfVitals[] }) {
  return (
    <table className="w-full text-left leading-snug" style={{ tableLayout: 'fixed' }}>
      <caption className="mb-4 text-left text-ink-soft">{words.visits.caption}</caption>
      <thead style={{ verticalAlign: 'bottom' }}>
        <tr>
          <th scope="col" className="py-2 font-bold text-sm" style={{ width: '28%' }}>
            {words.report.week}
          </th>
          {metrics.map((metric) => (
            <th key={metric} scope="col" className="py-2 pl-3 font-bold text-sm">
              {words.visits[metric]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody style={{ verticalAlign: 'top' }}>
        {weeks.map(({ week, visits, lcp, inp, cls }) => (
          <tr key={week} className="border-line border-t">
            <th scope="row" className="py-2 font-normal text-sm">
              <span>{dayOfWeek(week)}</span>{' '}
              <span className="block text-ink-soft">{words.visits.measured(visits)}</span>
            </th>
            {[
              lcp === null ? null : words.visits.seconds(lcp / 1000),
              inp === null ? null : words.visits.milliseconds(inp),
              cls?.toFixed(2),
            ].map((figure, index) => (
              <td key={metrics[index]} className="py-2 pl-3 font-semibold even-figures">
                {figure ?? words.visits.unknown}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FaultCard({ fault, now }: { fault: BrowserFault; now: Date }) {
  const { name, page, message, place, release, times, lastAt } = fault;
  return (
    <li className={cardClass}>
      <h4 className="font-bold text-lg leading-snug">{words.visits.fault(name, page)}</h4>
      {message && <p className="break-words">{message}</p>}
      <p className="break-words text-ink-soft text-sm">{words.visits.where(place, release)}</p>
      <p className="text-ink-soft text-sm">{words.visits.times(times, formatLosAngelesClock(lastAt, now))}</p>
    </li>
  );
}
