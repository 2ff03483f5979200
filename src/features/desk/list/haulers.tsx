import type { DeskHauler, DeskView } from '@functions/contracts/desk.ts';
import { useState } from 'react';
import { words } from '@/content/en/desk-list';
import { OpenButton } from '@/features/request/act-button';
import type { DeskActs } from '../use-desk-acts';
import { ActivateDialog, HaulerActDialog, PauseDialog } from './hauler-activity';
import { HaulerCard, type HaulerDialogName } from './hauler-card';
import { HaulerDialog } from './hauler-dialog';
import { Confirmation, ListSection, SectionNote } from './list-section';
import { type SharedActs, sectionActs } from './section-acts';

type HaulersProps = { haulers: readonly DeskHauler[]; shared: SharedActs; now: Date };

/** The haulers, with a button to add one. */
export function Haulers({ haulers, shared, now }: HaulersProps) {
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string>();
  const added = haulers.find(({ id }) => id === addedId);
  const acts = sectionActs(shared, 'haulers');

  return (
    <ListSection id="haulers" heading={words.haulers.heading} count={haulers.length}>
      {haulers.length === 0 && <SectionNote>{words.haulers.nothing}</SectionNote>}
      <OpenButton className="mt-4" variant="secondary" acts={acts} onOpen={() => setAdding(true)}>
        {words.haulers.add}
      </OpenButton>
      {added && <Added key={added.id} hauler={added} shared={shared} />}
      <HaulerList haulers={haulers} shared={shared} now={now} />
      <HaulerDialog acts={acts} open={isAdding} onClose={() => setAdding(false)} onSaved={setAddedId} />
    </ListSection>
  );
}

/** Only the cards. */
export function HaulerList({ haulers, shared, now }: HaulersProps) {
  return (
    <ul className="mt-4 grid gap-4 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
      {haulers.map((hauler) => (
        <HaulerWithDialogs key={hauler.id} hauler={hauler} shared={shared} now={now} />
      ))}
    </ul>
  );
}

/** Confirms that a hauler was added, and offers to activate them if nothing is missing: new haulers start paused. */
function Added({ hauler, shared }: { hauler: DeskHauler; shared: SharedActs }) {
  const [isActivating, setActivating] = useState(false);
  const acts = sectionActs(shared, 'added hauler');
  const isReady = hauler.missing.every((paper) => paper === 'not-vetted');
  const { seenVersion, see } = useSeenVersion(hauler, acts);

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
          <OpenButton variant="secondary" acts={acts} onOpen={open}>
            {hauler.vettedAt === null ? words.haulers.vetAndActivate : words.haulers.activate}
          </OpenButton>
        )}
      </Confirmation>
      <ActivateDialog {...{ hauler, seenVersion, acts }} open={isActivating} onClose={() => setActivating(false)} />
    </>
  );
}

type HaulerWithDialogsProps = Omit<HaulersProps, 'haulers'> & { hauler: DeskHauler };

function HaulerWithDialogs({ hauler, shared, now }: HaulerWithDialogsProps) {
  const [dialog, setDialog] = useState<HaulerDialogName>();
  const [wasOpened, setWasOpened] = useState(false);
  const acts = sectionActs(shared, `hauler ${hauler.id}`);
  const { seenVersion, see } = useSeenVersion(hauler, acts);

  function open(name: HaulerDialogName) {
    see();
    setDialog(name);
    setWasOpened(true);
  }

  function forDialog(name: HaulerDialogName) {
    return { hauler, seenVersion, acts, open: dialog === name, onClose: () => setDialog(undefined) };
  }

  return (
    <>
      <HaulerCard hauler={hauler} acts={acts} now={now} onOpen={open} />
      {wasOpened && (
        <>
          <HaulerDialog {...forDialog('change')} onAsk={() => open('ask-agreement')} />
          <PauseDialog {...forDialog('pause')} />
          <ActivateDialog {...forDialog('activate')} onOpen={open} />
          <HaulerActDialog {...forDialog('ask-agreement')} action="ask-agreement" />
          <HaulerActDialog {...forDialog('end-texts')} action="end-texts" />
        </>
      )}
    </>
  );
}

/**
 * The version of a hauler that a decision in a dialog is based on: the one shown when the dialog was opened, or the one
 * that came with a refusal since. Changes that arrive unnoticed in the meantime do not count.
 */
function useSeenVersion({ id, version }: DeskHauler, { current }: DeskActs) {
  const [opened, setOpened] = useState({ version, refusedBefore: current });
  const refused = current === opened.refusedBefore ? undefined : versionIn(current, id);
  return {
    seenVersion: refused ?? opened.version,
    /** Call it when a dialog opens. */
    see: () => setOpened({ version, refusedBefore: current }),
  };
}

function versionIn(look: DeskView | undefined, haulerId: string): string | undefined {
  return look && 'requests' in look ? look.haulers.find(({ id }) => id === haulerId)?.version : undefined;
}
