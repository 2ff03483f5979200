import type { HeldLead } from '@functions/contracts/job.ts';
import { callUrl, mailUrl, mapUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { words } from '@/words/job';
import { consentForHaulers } from '@/words/shared/consent-for-haulers';
import { rightClass } from './columns';
import { CustomerSpeaks } from './customer-speaks';

type CustomerProps = {
  lead: HeldLead;
  /** Whether the page has a `Bar`. It has the call and map buttons, so they are left out here. */
  isAboveBar?: boolean;
  /** Whether there is nothing left to call about, so that its links are small. */
  isOver?: boolean;
};

/** The customer's contact details and address, in view while the rest scrolls. */
export function Customer({ lead, isAboveBar = false, isOver = false }: CustomerProps) {
  const { fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime } = lead;
  const callHref = callUrl(phone);
  return (
    <section
      aria-labelledby="customer"
      className={`min-w-0 rounded-panel border border-transparent bg-paper p-5 shadow-card sm:p-8 ${rightClass}`}
    >
      <h2 id="customer" className="break-words text-heading">
        {fullName}
      </h2>
      <address className="mt-2 break-words font-semibold text-lg not-italic leading-snug">
        <span>{[streetAddress, unitNumber].filter(Boolean).join(', ')}</span>
        <br />
        <span>{[city, zipCode].filter(Boolean).join(', ')}</span>
      </address>
      {callTime && (
        <p className="mt-2 break-words">
          {words.customer.callTime} <strong>{callTime}</strong>
        </p>
      )}
      <CustomerSpeaks language={lead.language} className="mt-2 font-semibold" />
      <p className="mt-2 text-ink-soft">
        {(isAboveBar || callHref === null) && (
          <>
            <strong className="whitespace-nowrap text-ink text-lg">{formatPhone(phone)}</strong>
            <span>{' · '}</span>
          </>
        )}
        <span>{consentForHaulers(lead.agreedToMessages)}</span>
      </p>
      {!isAboveBar && (
        <div className={clsx('flex flex-wrap', isOver ? 'gap-x-6' : 'mt-4 gap-3')}>
          {callHref !== null && (
            <BigLink href={callHref} isSmall={isOver}>
              <span>
                {words.customer.call.before}
                <span className="whitespace-nowrap">{formatPhone(phone)}</span>
                {words.customer.call.after}
              </span>
            </BigLink>
          )}
          <BigLink href={mapUrl(lead)} isSmall={isOver} isElsewhere>
            {words.customer.openMap}
          </BigLink>
        </div>
      )}
      {email && (
        <p className={clsx('break-words font-semibold text-lg leading-snug', isAboveBar || isOver ? 'mt-2' : 'mt-4')}>
          <a href={mailUrl(email)} className="underline underline-offset-2">
            {email}
          </a>
        </p>
      )}
    </section>
  );
}

type BigLinkProps = { href: string; isSmall?: boolean; isElsewhere?: boolean; children: ReactNode };

/** A link to another app: a large touch target, or a line of text. */
function BigLink({ href, isSmall = false, isElsewhere = false, children }: BigLinkProps) {
  return (
    <a
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer', 'data-print': 'hide' })}
      className={
        isSmall
          ? 'inline-flex min-h-11 items-center font-semibold link-underline'
          : 'inline-flex min-h-14 grow items-center justify-center rounded-full border-2 border-transparent bg-ink text-center px-[min(1.5rem,6vw)] py-3 font-bold text-cream text-lg leading-tight hover:bg-leaf'
      }
    >
      {children}
    </a>
  );
}
