import { clsx } from 'clsx';
import { Button } from '@/components/ui/button';
import { notify } from '@/lib/notify';
import { words } from '@/words/pickup';
import { type CalendarEvent, googleCalendarUrl } from './google-calendar';

type AddToCalendarProps = {
  /** The page's tracking ID or token, as stored. It is not in the event. */
  secret: string;
  event: CalendarEvent;
  /** `primary`: it is what the customer does next. `quiet`: something else is. */
  rank?: 'primary' | 'secondary' | 'quiet';
};

/** Two ways to add a pickup to a calendar, because some phones cannot open the file. */
export function AddToCalendar({ secret, event, rank = 'secondary' }: AddToCalendarProps) {
  return (
    <div
      className={clsx('flex flex-wrap items-center', rank === 'quiet' ? 'gap-x-2' : 'gap-x-5 gap-y-1')}
      data-print="hide"
    >
      <Button
        variant={rank}
        {...(rank === 'primary' && { size: 'lg', className: 'max-sm:w-full' })}
        {...(rank === 'quiet' && { className: '-ml-2' })}
        onClick={() => void saveFile(secret, event)}
      >
        {words.calendar.add}
      </Button>
      <a
        href={googleCalendarUrl(event)}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-12 items-center font-bold link-underline hover:text-rust"
      >
        {words.calendar.addToGoogle}
      </a>
    </div>
  );
}

async function saveFile(secret: string, event: CalendarEvent) {
  try {
    const { toIcs, calendarUid } = await import('./calendar');
    const text = toIcs({ ...event, uid: await calendarUid(secret) }, new Date());
    const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = words.calendar.file;
    link.click();
    // Some browsers read the file only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    console.error('No calendar file was made', error);
    notify('error', words.calendar.failed.title, words.calendar.failed.description);
  }
}
