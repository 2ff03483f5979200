import type { LeadDetails } from '@functions/contracts/tracking.ts';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { words } from '@/words/tracking';
import { CancelDialog } from './cancel-dialog';
import { type ContactField, CorrectDialog } from './correct-dialog';

export type Change = 'correct' | 'cancel';

type ChangeSectionProps = {
  lead: LeadDetails;
  trackingId: string;
  open: Change | undefined;
  /** The field that gets the focus in the correction dialog. */
  correctFrom: ContactField;
  onOpen(change: Change): void;
  onClose(change: Change): void;
};

/** The actions of a customer on an open request. */
export function ChangeSection({ lead, trackingId, open, correctFrom, onOpen, onClose }: ChangeSectionProps) {
  const id = useId();

  function dialogOf(change: Change) {
    return { lead, trackingId, open: open === change, onClose: () => onClose(change) };
  }

  return (
    <section aria-labelledby={id} data-part="change" className="mt-10 border-line border-t pt-8" data-print="hide">
      <h2 id={id} className="font-extrabold text-xl">
        {words.changeSection.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{words.changeSection.text(lead.hauler?.name)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onOpen('correct')}>
          {words.changeSection.correct}
        </Button>
        <Button variant="quiet" onClick={() => onOpen('cancel')}>
          {words.changeSection.cancel}
        </Button>
      </div>
      <CorrectDialog {...dialogOf('correct')} focusOn={correctFrom} />
      <CancelDialog {...dialogOf('cancel')} />
    </section>
  );
}
