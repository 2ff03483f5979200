import type { DeskHauler, DeskView } from '@functions/contracts/desk.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk-list';
import { OpenButton } from '@/features/request/action-button';
import type { DeskActions } from '../use-desk-actions';
import { ActivateDialog, HaulerActionDialog, PauseDialog } from './hauler-activity';
import { HaulerCard, type HaulerDialogName } from './hauler-card';
import { HaulerDialog } from './hauler-dialog';
import { Confirmation, ListSection, SectionNote } from './list-section';
import { type SharedActions, sectionActions } from './section-actions';

type HaulersProps = { haulers: readonly DeskHauler[]; shared: SharedActions; now: Date };

/** The haulers, with a button to add one. */
export function Haulers({ haulers, shared, now }: HaulersProps) {
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string>();
  const added = haulers.find(({ id }) => id === addedId);
  const actions = sectionActions(shared, 'haulers');

  return (
    <ListSection id="haulers" heading={words.haulers.heading} count={haulers.length}>
      {haulers.length === 0 && <SectionNote>{words.haulers.nothing}</SectionNote>}
      <OpenButton className="mt-4" variant="secondary" actions={actions} onOpen={() => setAdding(true)}>
        {words.haulers.add}
      </OpenButton>
      {added && <Added key={added.id} hauler={added} shared={shared} />}
      <HaulerList haulers={haulers} shared={shared} now={now} />
      <HaulerDialog actions={actions} open={isAdding} onClose={() => setAdding(false)} onSaved={setAddedId} />
    </ListSection>
  );
}

/** Only the cards. */
export function HaulerList({ haulers, shared, now }: HaulersProps) {
  return (
    <ul className="fit-columns mt-4 grid gap-4 empty:hidden">
      {haulers.map((hauler) => (
        <HaulerWithDialogs key={hauler.id} hauler={hauler} shared={shared} now={now} />
      ))}
    </ul>
  );
}

/** Confirms that a hauler was added, and offers to activate them if nothing is missing: new haulers start paused. */
function Added({ hauler, shared }: { hauler: DeskHauler; shared: SharedActions }) {
  const [isActivating, setActivating] = useState(false);
  const actions = sectionActions(shared, 'added hauler');
  const isReady = hauler.missing.every((paper) => paper === 'not-vetted');
  const { seenVersion, see } = useSeenVersion(hauler, actions);

  function open() {
    see();
    setActivating(true);
  }

  // The key makes it a new element, so that it gets the focus.
  if (hauler.active) return <Confirmation key="active" text={words.haulers.activated(hauler.name)} />;
  return (
    <>
      <Confirmation
        text={`${words.haulers.added(hauler.name)} ${isReady ? words.haulers.addedNext : words.haulers.addedMissing}`}
      >
        {isReady && (
          <OpenButton variant="secondary" actions={actions} onOpen={open}>
            {hauler.vettedAt === null ? words.haulers.vetAndActivate : words.haulers.activate}
          </OpenButton>
        )}
      </Confirmation>
      <ActivateDialog {...{ hauler, seenVersion, actions }} open={isActivating} onClose={() => setActivating(false)} />
    </>
  );
}

type HaulerWithDialogsProps = Omit<HaulersProps, 'haulers'> & { hauler: DeskHauler };

function HaulerWithDialogs({ hauler, shared, now }: HaulerWithDialogsProps) {
  const [dialog, setDialog] = useState<HaulerDialogName>();
  const [wasOpened, setWasOpened] = useState(false);
  const actions = sectionActions(shared, `hauler ${hauler.id}`);
  const { seenVersion, see } = useSeenVersion(hauler, actions);

  function open(name: HaulerDialogName) {
    see();
    setDialog(name);
    setWasOpened(true);
  }

  function forDialog(name: HaulerDialogName) {
    return { hauler, seenVersion, actions, open: dialog === name, onClose: () => setDialog(undefined) };
  }

  return (
    <>
      <HaulerCard hauler={hauler} actions={actions} now={now} onOpen={open} />
      {wasOpened && (
        <>
          <HaulerDialog {...forDialog('change')} onAsk={() => open('ask-agreement')} />
          <PauseDialog {...forDialog('pause')} />
          <ActivateDialog {...forDialog('activate')} onOpen={open} />
          <HaulerActionDialog {...forDialog('ask-agreement')} action="ask-agreement" />
          <HaulerActionDialog {...forDialog('end-texts')} action="end-texts" />
        </>
      )}
    </>
  );
}

/**
 * The version of a hauler that a decision in a dialog is based on: the one shown when the dialog was opened, or the one
 * that came with a refusal since. Changes that arrive unnoticed in the meantime do not count.
 */
function useSeenVersion({ id, version }: DeskHauler, { current }: DeskActions) {
  const [opened, setOpened] = useState({ version, refusedBefore: current });
  const refused = current === opened.refusedBefore ? undefined : versionIn(current, id);
  return {
    seenVersion: refused ?? opened.version,
    /** Call it when a dialog opens. */
    see: () => setOpened({ version, refusedBefore: current }),
  };
}

function versionIn(view: DeskView | undefined, haulerId: string): string | undefined {
  return view && 'requests' in view ? view.haulers.find(({ id }) => id === haulerId)?.version : undefined;
}
