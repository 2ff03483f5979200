import type { WeekOfReport } from '@functions/contracts/desk.ts';
import { clsx } from 'clsx';
import { formatDay } from '@/content/en/dates';
import { words } from '@/content/en/desk-list';
import { ListSection, SectionNote } from './list-section';

const columns = ['requests', 'inTime', 'completed'] as const;

/** Each column has its own place and pattern, so that nothing depends on telling colors apart. */
const fillings: Record<(typeof columns)[number], string> = {
  requests: 'bg-ink',
  inTime: 'bg-poppy',
  completed: 'border-2 border-leaf bg-leaf-pale',
};

/** The last weeks as a table whose numbers are also drawn as bars, all on one scale. */
export function Report({ weeks }: { weeks: readonly WeekOfReport[] }) {
  const most = Math.max(1, ...weeks.map(({ requests }) => requests));
  const isEmpty = weeks.every(({ requests }) => requests === 0);
  return (
    <ListSection id="report" heading={words.report.heading}>
      {isEmpty ? (
        <SectionNote>{words.report.nothing}</SectionNote>
      ) : (
        <div className="mt-4 rounded-card border border-line bg-paper p-4 shadow-card sm:p-6">
          <table className="w-full text-left leading-snug" style={{ tableLayout: 'fixed' }}>
            <caption className="mb-4 text-left text-ink-soft">{words.report.caption}</caption>
            <thead style={{ verticalAlign: 'bottom' }}>
              <tr>
                <th scope="col" className="py-2 font-bold text-sm" style={{ width: '22%' }}>
                  {words.report.week}
                </th>
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 pl-3 font-bold text-sm">
                    {words.report[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody style={{ verticalAlign: 'top' }}>
              {weeks.map((week) => (
                <tr key={week.week} className="border-line border-t">
                  <th scope="row" className="py-2 font-normal text-sm">
                    {dayOfWeek(week.week)}
                  </th>
                  {columns.map((column) => (
                    <td key={column} className="py-2 pl-3">
                      <Bar value={week[column]} most={most} filling={fillings[column]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ListSection>
  );
}

function Bar({ value, most, filling }: { value: number; most: number; filling: string }) {
  return (
    <span className="block">
      <span className="block font-semibold even-figures">{value}</span>
      <span aria-hidden="true" className="mt-1 block h-2.5">
        {value > 0 && (
          <span
            className={clsx('block h-full rounded', filling)}
            style={{ width: `${(100 * value) / most}%`, minWidth: 4 }}
          />
        )}
      </span>
    </span>
  );
}

/** Such as "Nov 16": recent weeks need no year. */
export function dayOfWeek(week: string): string {
  const [month = '', day = ''] = formatDay(week).split(/[ ,]/);
  return `${month.slice(0, 3)} ${day}`;
}
