import type { LeadDetails } from '@functions/rules/contract.ts';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/content/en/tracking';
import { CancelDialog } from './cancel-dialog';
import { CorrectDialog } from './correct-dialog';

type Change = 'correct' | 'cancel';

type ChangeSectionProps = { lead: LeadDetails; trackingId: string };

/** What the customer can do about a request that is not closed. */
export function ChangeSection({ lead, trackingId }: ChangeSectionProps) {
  const [open, setOpen] = useState<Change>();
  const id = useId();

  /** A change that has been saved closes its own dialog. Another one may be open by then. */
  function dialogOf(change: Change) {
    const onClose = () => setOpen((current) => (current === change ? undefined : current));
    return { lead, trackingId, open: open === change, onClose };
  }

  return (
    <section aria-labelledby={id} className="mt-10 border-line border-t pt-8" data-print="hide">
      <h2 id={id} className="font-extrabold text-xl">
        {words.changeSection.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{words.changeSection.text(lead.hauler?.name)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('correct')}>
          {words.changeSection.correct}
        </Button>
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {words.changeSection.cancel}
        </Button>
      </div>
      <CorrectDialog {...dialogOf('correct')} />
      <CancelDialog {...dialogOf('cancel')} />
    </section>
  );
}
