import type { ListView } from '@functions/contracts/desk.ts';
import { type ReactNode, useState } from 'react';
import { words } from '@/content/en/desk-list';
import { OpenButton } from '@/features/request/action-button';
import { formatLosAngelesClock } from '@/features/request/los-angeles-clock';
import { ActionDialog } from '../action-dialog';
import { cardClass, ListSection } from './list-section';
import { type SharedActions, sectionActions } from './section-actions';

type LinksAndSettingsProps = { view: ListView; shared: SharedActions; now: Date };

/** Whether requests are offered to haulers automatically, and the links to the desk. */
export function LinksAndSettings({ view, shared, now }: LinksAndSettingsProps) {
  return (
    <ListSection id="settings" heading={words.settings.heading}>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Dispatch isOn={view.settings.dispatchOn} shared={shared} />
        <Links links={view.links} until={view.expiresAt} shared={shared} now={now} />
      </div>
    </ListSection>
  );
}

function Dispatch({ isOn, shared }: { isOn: boolean; shared: SharedActions }) {
  // Fixed when the dialog opens, even if someone else flips the switch in the meantime.
  const [turnsOn, setTurnsOn] = useState<boolean>();
  const actions = sectionActions(shared, 'dispatch');
  const { heading, isOn: onWords, isOff, turnOn, turnOff, onDialog, offDialog } = words.settings.dispatch;
  const { told: notification, ...texts } = turnsOn ? onDialog : offDialog;
  const close = () => setTurnsOn(undefined);
  return (
    <Setting heading={heading}>
      <p className="mt-1">{isOn ? onWords : isOff}</p>
      <OpenButton className="mt-4" variant="secondary" actions={actions} onOpen={() => setTurnsOn(!isOn)}>
        {isOn ? turnOff : turnOn}
      </OpenButton>
      <ActionDialog
        open={turnsOn !== undefined}
        onClose={close}
        actions={actions}
        name="dispatch"
        texts={texts}
        notifications={[notification]}
        onSubmit={() => actions.act({ action: 'dispatch', on: turnsOn === true }, close)}
      />
    </Setting>
  );
}

function Links({
  links: { working, lastUsedAt },
  until,
  shared,
  now,
}: Omit<LinksAndSettingsProps, 'view'> & Pick<ListView, 'links'> & { until: string }) {
  const [isOpen, setOpen] = useState(false);
  const actions = sectionActions(shared, 'links');
  const { heading, works, working: workingWords, lastUsed, neverUsed, end, ended, dialog } = words.settings.links;
  const { told: notification, ...texts } = dialog;
  const use = lastUsedAt === null ? neverUsed : lastUsed(formatLosAngelesClock(lastUsedAt, now));
  const close = () => setOpen(false);
  return (
    <Setting heading={heading}>
      <p className="mt-1">{works(formatLosAngelesClock(until, now))}</p>
      <p className="mt-1">{`${workingWords(working)} ${use}`}</p>
      <div role="status">{actions.done === 'end-links' && <p className="mt-2 font-semibold text-leaf">{ended}</p>}</div>
      <OpenButton className="mt-4" variant="secondary" actions={actions} onOpen={() => setOpen(true)}>
        {end}
      </OpenButton>
      <ActionDialog
        open={isOpen}
        onClose={close}
        actions={actions}
        name="end-links"
        texts={texts}
        notifications={[notification]}
        onSubmit={() => actions.act({ action: 'end-links' }, close)}
      />
    </Setting>
  );
}

function Setting({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={cardClass}>
      <h3 className="text-lg leading-snug">{heading}</h3>
      {children}
    </div>
  );
}
