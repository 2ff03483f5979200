import type { DeskRequest } from '@functions/contracts/desk.ts';
import { callUrl, mailUrl, mapUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { isClosed } from '@functions/domain/statuses.ts';
import { ButtonLink } from '@/components/ui/button';
import { words } from '@/content/en/desk';
import { words as jobWords } from '@/content/en/job';
import { OpenButton } from '@/features/request/action-button';
import { paths } from '@/lib/paths';
import { consentForHaulers } from '@/words/shared/consent-for-haulers';
import { LanguageTag } from '../language';
import type { DeskActions } from '../use-desk-actions';
import type { DialogId } from './next-state';

type CustomerCardProps = { request: DeskRequest; actions: DeskActions; onOpen(dialog: DialogId): void };

/** The customer: contact details, how they get updates, and buttons to correct that. */
export function CustomerCard({ request, actions, onOpen }: CustomerCardProps) {
  const { fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime } = request;
  const { updates, trackingId, language } = request;
  const { customer, buttons } = words;
  const callHref = callUrl(phone);
  return (
    <section aria-labelledby="customer">
      <h2 id="customer" className="break-words text-xl leading-tight">
        <span>{fullName}</span> <LanguageTag language={language} />
      </h2>
      <address className="mt-1 break-words font-semibold text-lg not-italic leading-snug">
        <span>{[streetAddress, unitNumber].filter(Boolean).join(', ')}</span>
        <br />
        <span>{[city, zipCode].filter(Boolean).join(', ')}</span>
      </address>
      {callTime && (
        <p className="mt-2 break-words">
          {jobWords.customer.callTime} <strong>{callTime}</strong>
        </p>
      )}
      <p className="mt-2 font-semibold">{consentForHaulers(request.agreedToMessages)}</p>
      <p className="mt-1 font-extrabold text-xl even-figures">
        {callHref === null ? formatPhone(phone) : <a href={callHref}>{formatPhone(phone)}</a>}
      </p>
      {email && (
        <p className="break-words">
          <a href={mailUrl(email)} className="inline-block min-h-6 sentence-link">
            {email}
          </a>
        </p>
      )}
      {language !== 'en' && <p className="mt-3 text-sm">{words.language.hint}</p>}
      <p className="mt-3 text-ink-soft text-sm">{customer.updates[updates.by]}</p>
      {updates.bounced.map((channel) => (
        <p key={channel} className="mt-1 font-semibold text-danger">
          {customer.bounced[channel]}
        </p>
      ))}
      <div className="-mx-2 mt-1 flex flex-wrap items-center">
        <ButtonLink href={mapUrl(request)} target="_blank" rel="noreferrer" variant="quiet" size="sm">
          {jobWords.customer.openMap}
        </ButtonLink>
        {!isClosed(request.status) && (
          <OpenButton actions={actions} variant="quiet" size="sm" onOpen={() => onOpen('correct')}>
            {buttons.correct}
          </OpenButton>
        )}
        {trackingId && (
          <ButtonLink to={paths.track(trackingId)} variant="quiet" size="sm">
            {customer.trackingPage}
          </ButtonLink>
        )}
        {request.flaggedBecause === null && updates.by !== 'none' && (
          <OpenButton actions={actions} variant="quiet" size="sm" onOpen={() => onOpen('resend')}>
            {buttons.resend}
          </OpenButton>
        )}
        {request.agreedToMessages && (
          <OpenButton actions={actions} variant="quiet" size="sm" onOpen={() => onOpen('endTexts')}>
            {buttons.endTexts}
          </OpenButton>
        )}
      </div>
    </section>
  );
}
