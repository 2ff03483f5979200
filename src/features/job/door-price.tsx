import type { FieldError } from '@functions/contracts/field-errors.ts';
import { line } from '@functions/contracts/fields.ts';
import type { HeldLead } from '@functions/contracts/job.ts';
import type { Door } from '@functions/contracts/pickup.ts';
import { amountText, DOOR_REASON_LENGTH } from '@functions/domain/proposals.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormNumberField, FormTextField } from '@/components/ui/form-fields';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { parseAmount, typedPrice } from '@/features/request/amounts';
import { formatShortMoment } from '@/features/request/los-angeles-clock';
import { ticketCard } from '@/features/request/ticket';
import { unbroken } from '@/features/request/window-words';
import { toSubmit } from '@/lib/forms/submission-id';
import { useIsOnline } from '@/lib/use-is-online';
import { words } from '@/words/job';
import { FoldedFields } from './folded-fields';
import { focusStep, headingOf } from './panel';
import type { JobActions } from './use-job-actions';

type DoorPriceProps = {
  lead: HeldLead;
  now: Date;
  actions: JobActions;
  /** Whether it is the next step. */
  isNext: boolean;
};

/** The final price: the hauler asks the customer for a yes on their page, or notes that they agreed in person. */
export function DoorPrice({ lead, now, actions, isNext }: DoorPriceProps) {
  const { door, agreed } = lead;
  const { title, price, reason, ask, agreed: inPerson, another, offline } = words.doorPrice;
  const estimate = agreed?.priceTo ?? Number.POSITIVE_INFINITY;
  const isOnline = useIsOnline();
  const { unfinishedPress: last } = actions;
  const unsent = last?.action === 'door-price' ? last : undefined;
  const isLast = unsent !== undefined;
  const isQuestionWaiting = isLast && actions.isWaiting && !unsent.agreed;
  const button = { actions, className: 'max-sm:w-full' } as const;
  const [draft, setDraft] = useState(newDraft);
  const form = useForm({
    defaultValues: empty,
    // One that waits for a network is in the form after a reload, too.
    ...(unsent && { values: { doorPrice: `${unsent.price}`, doorReason: unsent.reason ?? '' } }),
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schemaWith(estimate), undefined, { mode: 'sync' }),
    reValidateMode: 'onSubmit',
  });
  const isAbove = (parseAmount(form.watch('doorPrice')) ?? 0) > estimate;

  function submit(isAgreed: boolean) {
    return form.handleSubmit(({ doorPrice, doorReason }) => {
      const content = { price: doorPrice, ...(isAbove && { reason: doorReason }), ...(isAgreed && { agreed: true }) };
      // The price on the page is another one, even if its response was lost.
      const next = toSubmit(door?.id === draft.id ? newDraft() : draft, content, newDraft);
      setDraft(next);
      actions.act({ action: 'door-price', id: next.id, ...content }, () => {
        form.reset(empty);
        focusStep('door');
      });
    });
  }

  const fields = (
    <FormProvider {...form}>
      <form
        noValidate
        className="mt-3"
        // The queued price no longer matches the form.
        onChange={() => isLast && actions.isWaiting && actions.cancelWaiting()}
        onSubmit={submit(false)}
      >
        <FormNumberField name="doorPrice" label={price} className="max-w-xs" />
        {isAbove && <FormTextField name="doorReason" label={reason} maxLength={DOOR_REASON_LENGTH} className="mt-3" />}
        <p role="status" className="mt-3 font-semibold empty:hidden">
          {!isOnline && offline}
        </p>
        <div className="mt-3">
          <ActionNotice actions={actions} isShown={isLast} words={words.waitingNotice} />
          <div className="flex flex-wrap gap-3">
            <ActionButton {...button} type="submit" variant={isNext ? 'primary' : 'secondary'} name="door-price">
              {ask}
            </ActionButton>
            <ActionButton
              {...button}
              {...(isQuestionWaiting && { actions: { ...actions, isUnderWay: false } })}
              variant="secondary"
              name="agreed-at-door"
              onClick={(event) => {
                // Without a network, it replaces the question.
                if (isQuestionWaiting) actions.cancelWaiting();
                void submit(true)(event);
              }}
            >
              {inPerson}
            </ActionButton>
          </div>
        </div>
      </form>
    </FormProvider>
  );

  return (
    <section aria-labelledby={headingOf('door')} className={ticketCard}>
      <h3 id={headingOf('door')} tabIndex={-1} className="font-bold text-lg">
        {title}
      </h3>
      <div role="status">{door && <State key={door.state} door={door} isTold={lead.isTold} now={now} />}</div>
      <div data-print="hide">
        {door ? (
          <FoldedFields key={door.id} summary={another} opens={door.state === 'declined' || isLast}>
            {fields}
          </FoldedFields>
        ) : (
          fields
        )}
      </div>
    </section>
  );
}

const empty = { doorPrice: '', doorReason: '' };

/** A price that was not sent yet, with the id that makes retries idempotent. */
function newDraft(): { id: string; submitted?: string | undefined } {
  return { id: crypto.randomUUID() };
}

function schemaWith(estimate: number) {
  return z.object({ doorPrice: typedPrice, doorReason: line(DOOR_REASON_LENGTH) }).check(
    z.refine(({ doorPrice, doorReason }) => doorPrice <= estimate || doorReason !== '', {
      error: 'reason-required' satisfies FieldError,
      path: ['doorReason'],
    }),
  );
}

/** What the customer has answered, and what to do now. */
function State({ door, isTold, now }: { door: Door; isTold: HeldLead['isTold']; now: Date }) {
  const { open, unreached, yes, no, loadNothing, standing, noted } = words.doorPrice;
  const price = amountText(door.price);
  const stands = door.standing !== undefined && <span>{standing(amountText(door.standing))}</span>;
  const line = 'mt-1 font-semibold';
  if (door.state === 'open') {
    return (
      <p className={line}>
        <span>{isTold ? open(price) : unreached}</span> {stands}
      </p>
    );
  }
  if (door.state === 'declined') {
    return (
      <p className={`${line} text-danger`}>
        <span>{no(price)}</span> {stands || <span>{loadNothing}</span>}
      </p>
    );
  }
  if (door.acceptedBy === 'hauler') return <p className={line}>{noted(price)}</p>;
  const at = door.answeredAt ?? door.madeAt;
  const time = unbroken(formatShortMoment(at, now));
  return <p className={`${line} text-leaf`}>{yes(price, time)}</p>;
}
