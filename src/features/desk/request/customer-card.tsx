import type { DeskRequest } from '@functions/contracts/desk.ts';
import { isClosed } from '@functions/domain/statuses.ts';
import { languageLabel } from '@functions/words/en/languages.ts';
import { TextLink } from '@/components/ui/link';
import { words } from '@/content/en/desk';
import { OpenButton } from '@/features/request/action-button';
import { Customer } from '@/features/request/customer';
import { paths } from '@/lib/paths';
import { LanguageFact } from '../language';
import type { DeskActions } from '../use-desk-actions';
import type { DialogId } from './next-state';

type CustomerCardProps = { request: DeskRequest; actions: DeskActions; onOpen(dialog: DialogId): void };

/** The customer: contact details, how they get updates, and buttons to correct that. */
export function CustomerCard({ request, actions, onOpen }: CustomerCardProps) {
  const { updates, trackingId, language } = request;
  const { customer, buttons } = words;
  return (
    <Customer
      lead={request}
      aside={
        language !== 'en' && (
          <span className="inline-block font-semibold text-base text-ink-soft tracking-normal">
            {words.request.language(languageLabel(language))}
          </span>
        )
      }
    >
      {language !== 'en' && (
        <dl className="mt-4">
          <LanguageFact language={language} />
        </dl>
      )}
      <p className="mt-6">{customer.updates[updates.by]}</p>
      {updates.bounced.map((channel) => (
        <p key={channel} className="mt-1 font-semibold text-danger">
          {customer.bounced[channel]}
        </p>
      ))}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {!isClosed(request.status) && (
          <OpenButton actions={actions} variant="secondary" onOpen={() => onOpen('correct')}>
            {buttons.correct}
          </OpenButton>
        )}
        {request.flaggedBecause === null && updates.by !== 'none' && (
          <OpenButton actions={actions} variant="secondary" onOpen={() => onOpen('resend')}>
            {buttons.resend}
          </OpenButton>
        )}
        {request.agreedToMessages && (
          <OpenButton actions={actions} variant="secondary" onOpen={() => onOpen('endTexts')}>
            {buttons.endTexts}
          </OpenButton>
        )}
      </div>
      {trackingId && (
        <TextLink to={paths.track(trackingId)} className="mt-3">
          {customer.trackingPage}
        </TextLink>
      )}
    </Customer>
  );
}
