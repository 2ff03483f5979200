import { parseTrackingId } from '@functions/contract.ts';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { type RecentRequest, readRecentRequests } from '@/features/booking/recent-requests';
import { paths } from '@/lib/paths';
import { formatTrackingId } from '@/lib/tracking-id';

/** Enters a tracking ID by hand, or picks one of the requests sent from this device. */
export function TrackingIdForm() {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [recent, setRecent] = useState<RecentRequest[]>([]);
  const navigate = useNavigate();
  const id = useId();

  useEffect(() => setRecent(readRecentRequests()), []);

  function look(event: SubmitEvent) {
    event.preventDefault();
    const trackingId = parseTrackingId(text);
    if (trackingId) navigate(paths.track(formatTrackingId(trackingId)));
    else setError(text.trim() === '' ? 'No tracking ID provided' : 'A tracking ID has 16 letters and digits');
  }

  return (
    <>
      <form noValidate onSubmit={look} className="max-w-md">
        <TextField
          id={id}
          label="Tracking ID"
          hint="It looks like 7K3M-9Q2X-4TBV-R8ND and was shown when you sent your request."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          error={error}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" className="mt-4">
          Track my request
        </Button>
      </form>
      {recent.length > 0 && (
        <section className="mt-8" aria-labelledby={`${id}-recent`}>
          <h2 id={`${id}-recent`} className="font-extrabold text-xl">
            Sent from this device
          </h2>
          <ul className="mt-2">
            {recent.map(({ leadId, trackingId, submittedAt }) => (
              <li key={leadId} className="flex flex-wrap items-center gap-x-3">
                <Link
                  to={paths.track(formatTrackingId(trackingId))}
                  className="inline-flex min-h-11 items-center font-semibold text-rust underline underline-offset-2"
                >
                  {formatTrackingId(trackingId)}
                </Link>
                <span className="text-ink-soft text-sm">
                  {new Date(submittedAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
