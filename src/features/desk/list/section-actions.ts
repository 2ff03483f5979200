import type { DeskActions } from '../use-desk-actions';

/** The actions of the list, and the section of the last one. */
export type SharedActions = {
  actions: DeskActions;
  /** Undefined if there was no action on this visit. */
  lastSection: string | undefined;
  onPress(section: string): void;
};

/** The actions for one section or card of the list. Shows outcomes only where the button was clicked. */
export function sectionActions({ actions, lastSection, onPress }: SharedActions, section: string): DeskActions {
  const isOwn = lastSection === section;
  return {
    ...actions,
    act(...press) {
      if (actions.isUnderWay) return;
      onPress(section);
      actions.act(...press);
    },
    isWaiting: isOwn && actions.isWaiting,
    underWay: isOwn ? actions.underWay : undefined,
    done: isOwn ? actions.done : undefined,
    unfinished: isOwn ? actions.unfinished : undefined,
    failure: isOwn ? actions.failure : undefined,
    refusal: isOwn ? actions.refusal : undefined,
  };
}
