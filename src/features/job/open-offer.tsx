import type { Job } from '@functions/contracts/job.ts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ActionButton } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { Fact } from '@/features/request/facts';
import { JobHeading } from '@/features/request/heading';
import { JobFacts } from '@/features/request/job-facts';
import { jobTitle } from '@/features/request/job-title';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { words } from '@/words/job';
import { consentForHaulers } from '@/words/shared/consent-for-haulers';
import { callByText } from './call-by';
import { CustomerSpeaks } from './customer-speaks';
import { DeclineDialog } from './reason-dialogs';
import { TextsSwitch } from './texts-switch';
import type { JobActions } from './use-job-actions';

/** A job that can be accepted. The customer's identity is revealed only then. */
export function OpenOffer({ job: { lead, hauler }, actions }: { job: Job; actions: JobActions }) {
  const [isDeclining, setDeclining] = useState(false);
  return (
    <article>
      <JobHeading status={words.openOffer.status(hauler.name)} takesFocus={actions.hasActed}>
        {jobTitle(lead)}
      </JobHeading>
      <dl className="mt-6 grid gap-x-8 gap-y-4 rounded-panel bg-paper p-6 shadow-card sm:grid-cols-3 sm:p-8">
        <Fact term={words.openOffer.callBy}>
          <span>{callByText(lead)}</span>
          <span className="block font-normal text-base">{consentForHaulers(lead.agreedToMessages)}</span>
          <CustomerSpeaks language={lead.language} className="text-base" />
        </Fact>
        <Fact term={words.openOffer.openUntil}>{formatLosAngelesClock(lead.expiresAt)}</Fact>
        <Fact term={words.openOffer.where}>{[lead.city, lead.zipCode].filter(Boolean).join(', ')}</Fact>
      </dl>
      <p className="mt-6">{words.openOffer.terms}</p>
      <div className="mt-8">
        <JobFacts lead={lead} />
      </div>
      {/* The photos are taller than a phone's screen, so the buttons are sticky there. */}
      <div className="mt-6 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:border-line max-sm:border-t bg-cream max-sm:py-3">
        <ActionNotice actions={actions} isShown={actions.unfinished !== 'texts'} />
        <div className="flex flex-wrap gap-3">
          <ActionButton
            size="lg"
            actions={actions}
            name="accept"
            className="max-sm:grow max-sm:px-4"
            onClick={() => actions.act({ action: 'accept' })}
          >
            {words.openOffer.accept}
          </ActionButton>
          <Button
            variant="secondary"
            size="lg"
            className="max-sm:px-4"
            aria-disabled={actions.isUnderWay}
            onClick={() => !actions.isUnderWay && setDeclining(true)}
          >
            {words.openOffer.decline}
          </Button>
        </div>
      </div>
      <TextsSwitch className="mt-6" hauler={hauler} actions={actions} />
      <DeclineDialog actions={actions} open={isDeclining} onClose={() => setDeclining(false)} />
    </article>
  );
}
