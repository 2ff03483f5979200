import type { Job } from '@functions/contracts/job.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { ActButton, isFirstClick } from '@/features/request/act-button';
import { ActNotice } from '@/features/request/act-notice';
import { words } from '@/words/job';
import { FoldableSection } from './foldable-section';
import type { JobActs } from './use-job-acts';

type TextsSwitchProps = { hauler: Job['hauler']; acts: JobActs; isFolded?: boolean; className?: string };

/**
 * Turns texts to the hauler on or off, if their number can receive texts. At the end of the page, because it is
 * secondary.
 */
export function TextsSwitch({ hauler: { textsOn, textsTo }, acts, isFolded = false, className }: TextsSwitchProps) {
  const { heading, turnOn, consent, isOn, turnOff, isOff } = words.textsSwitch;
  if (textsTo === undefined) return null;
  const phone = formatPhone(textsTo);

  return (
    <FoldableSection id="texts" heading={heading} isFolded={isFolded} className={className}>
      <div role="status">
        {textsOn && (
          <p className="mt-1">
            {isOn.before}
            <span className="whitespace-nowrap">{phone}</span>
            {isOn.after}
          </p>
        )}
        {!textsOn && acts.done === 'texts' && <p className="mt-1">{isOff}</p>}
      </div>
      <div className="mt-3">
        <ActNotice acts={acts} isShown={acts.unfinished === 'texts'} />
        <ActButton
          variant="secondary"
          aria-describedby={textsOn ? undefined : 'texts-consent'}
          acts={acts}
          name="texts"
          onClick={(event) => isFirstClick(event) && acts.act({ action: 'texts', on: !textsOn })}
        >
          {textsOn ? (
            turnOff
          ) : (
            <span>
              {turnOn.before}
              <span className="whitespace-nowrap">{phone}</span>
              {turnOn.after}
            </span>
          )}
        </ActButton>
      </div>
      {!textsOn && (
        <p id="texts-consent" className="mt-3 text-ink-soft text-sm">
          {consent}
        </p>
      )}
    </FoldableSection>
  );
}
