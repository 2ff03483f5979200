import type { DeskActs } from '../use-desk-acts';

/** The actions of the list, and the section of the last one. */
export type SharedActs = {
  acts: DeskActs;
  /** Undefined if there was no action on this visit. */
  lastSection: string | undefined;
  onPress(section: string): void;
};

/** The actions for one section or card of the list. Shows outcomes only where the button was clicked. */
export function sectionActs({ acts, lastSection, onPress }: SharedActs, section: string): DeskActs {
  const isOwn = lastSection === section;
  return {
    ...acts,
    act(...press) {
      if (acts.isUnderWay) return;
      onPress(section);
      acts.act(...press);
    },
    isWaiting: isOwn && acts.isWaiting,
    underWay: isOwn ? acts.underWay : undefined,
    done: isOwn ? acts.done : undefined,
    unfinished: isOwn ? acts.unfinished : undefined,
    failure: isOwn ? acts.failure : undefined,
    refusal: isOwn ? acts.refusal : undefined,
  };
}
