import { formatTrackingId } from '@functions/domain/tracking-id.ts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { withZone } from '@/features/request/los-angeles-clock';
import { paths } from '@/lib/paths';
import { readRecentRequests, rememberRequests } from '@/lib/recent-requests';
import { words } from '@/words/tracking';

/** The requests stored on this device, and a button to remove them, for shared computers. */
export function SentFromThisDevice() {
  const [requests] = useState(readRecentRequests);
  const [isForgotten, setForgotten] = useState(false);
  const id = useId();

  if (requests.length === 0) return null;

  function toggle() {
    rememberRequests(isForgotten ? requests : []);
    setForgotten(!isForgotten);
  }

  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 id={id} className="font-extrabold text-xl">
        {words.sentFromThisDevice.heading}
      </h2>
      {!isForgotten && (
        <ul className="mt-2">
          {requests.map(({ leadId, trackingId, submittedAt }, index) => (
            <li key={leadId} className="flex flex-wrap items-center gap-x-3">
              <Link
                to={paths.track(formatTrackingId(trackingId))}
                className="inline-flex min-h-11 items-center sentence-link"
              >
                {formatTrackingId(trackingId)}
              </Link>
              <span className="text-ink-soft text-sm">{sentAt(submittedAt, index === 0)}</span>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="text-ink-soft">
        {isForgotten && words.sentFromThisDevice.forgotten}
      </p>
      {/* One button for both, so that it keeps the focus. */}
      <Button variant="quiet" className="-ml-2" onClick={toggle}>
        {isForgotten ? words.sentFromThisDevice.undo : words.sentFromThisDevice.forget}
      </Button>
    </section>
  );
}

function sentAt(submittedAt: number, isFirst: boolean): string {
  const moment = new Date(submittedAt);
  const inWords = words.sentFromThisDevice.sentAt(moment);
  return isFirst ? withZone(inWords, moment.toISOString()) : inWords;
}
