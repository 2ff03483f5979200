import type { HeldLead } from '@functions/contracts/job.ts';
import { callUrl, mailUrl, mapUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import type { ReactNode } from 'react';
import { words } from '@/words/job';
import { consentForHaulers } from '@/words/shared/consent-for-haulers';
import { Fact } from './facts';

/** The request's contact details and address. */
type CustomerOfLead = Pick<
  HeldLead,
  'fullName' | 'phone' | 'email' | 'streetAddress' | 'unitNumber' | 'city' | 'zipCode' | 'callTime' | 'agreedToMessages'
>;

type CustomerProps = {
  lead: CustomerOfLead;
  /** Shown with the contact details. */
  reach?: ReactNode;
  /** Whether the page has a `Bar`. It has the call and map buttons, so they are left out here. */
  isAboveBar?: boolean;
  /** Further information and actions. */
  children?: ReactNode;
};

/** The customer's contact details and address. */
export function Customer({ lead, reach, isAboveBar = false, children }: CustomerProps) {
  const { fullName, phone, email, streetAddress, unitNumber, city, zipCode, callTime } = lead;
  const callHref = callUrl(phone);
  const hasPhoneFact = callHref === null;
  return (
    <section
      aria-labelledby="customer"
      className="rounded-panel border border-transparent bg-paper p-5 shadow-card sm:p-8"
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
      {reach}
      <p className="mt-2 text-ink-soft">
        {isAboveBar && !hasPhoneFact && <span>{`${formatPhone(phone)} · `}</span>}
        <span className="font-semibold text-ink">{consentForHaulers(lead.agreedToMessages)}</span>
      </p>
      {!isAboveBar && (
        <div className="mt-4 flex flex-wrap gap-3">
          {callHref !== null && (
            <BigLink href={callHref}>
              <span>
                {words.customer.call.before}
                <span className="inline-block">{formatPhone(phone)}</span>
                {words.customer.call.after}
              </span>
            </BigLink>
          )}
          <BigLink href={mapUrl(lead)} isElsewhere>
            {words.customer.openMap}
          </BigLink>
        </div>
      )}
      {(hasPhoneFact || email) && (
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
          {hasPhoneFact && <Fact term={words.customer.phone}>{formatPhone(phone)}</Fact>}
          {email && (
            <Fact term={words.customer.email}>
              <a href={mailUrl(email)} className="underline underline-offset-2">
                {email}
              </a>
            </Fact>
          )}
        </dl>
      )}
      {children}
    </section>
  );
}

type BigLinkProps = { href: string; isElsewhere?: boolean; children: ReactNode };

/** A large touch target that links to another app. */
function BigLink({ href, isElsewhere = false, children }: BigLinkProps) {
  return (
    <a
      href={href}
      {...(isElsewhere && { target: '_blank', rel: 'noreferrer', 'data-print': 'hide' })}
      className="inline-flex min-h-14 grow items-center justify-center rounded-full border-2 border-transparent bg-ink text-center px-[min(1.5rem,6vw)] py-3 font-bold text-cream text-lg leading-tight hover:bg-leaf"
    >
      {children}
    </a>
  );
}
