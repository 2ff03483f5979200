import type { Job } from '@functions/contracts/job.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { Fold } from '@/components/ui/fold';
import { ActionButton, isFirstClick } from '@/features/request/action-button';
import { ActionNotice } from '@/features/request/action-notice';
import { words } from '@/words/job';
import type { JobActions } from './use-job-actions';

type TextsSwitchProps = { hauler: Job['hauler']; actions: JobActions };

/** Turns texts to the hauler on or off, if their number can receive texts. */
export function TextsSwitch({ hauler: { textsOn, textsTo }, actions }: TextsSwitchProps) {
  const { heading, turnOn, consent, isOn, turnOff, isOff } = words.textsSwitch;
  if (textsTo === undefined) return null;
  const phone = formatPhone(textsTo);

  return (
    <Fold heading={heading} isOnScreenOnly>
      <div role="status">
        {textsOn && (
          <p>
            {isOn.before}
            <span className="whitespace-nowrap">{phone}</span>
            {isOn.after}
          </p>
        )}
        {!textsOn && actions.done === 'texts' && <p>{isOff}</p>}
      </div>
      <div className="mt-3">
        <ActionNotice actions={actions} isShown={actions.unfinished === 'texts'} />
        <ActionButton
          variant="secondary"
          className="scroll-mb-48"
          aria-describedby={textsOn ? undefined : 'texts-consent'}
          actions={actions}
          name="texts"
          onClick={(event) => isFirstClick(event) && actions.act({ action: 'texts', on: !textsOn })}
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
        </ActionButton>
      </div>
      {!textsOn && (
        <p id="texts-consent" className="mt-3 text-ink-soft text-sm">
          {consent}
        </p>
      )}
    </Fold>
  );
}
