import type { DeskActs } from '../use-desk-acts';

/** The acts of the list, and the section that acted last. */
export type SharedActs = {
  acts: DeskActs;
  /** Undefined if none has on this visit. */
  lastSection: string | undefined;
  onPress(section: string): void;
};

/** The acts for one section or card of the list: the outcome of a press is shown only where it was made. */
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
    undone: isOwn ? acts.undone : undefined,
    failure: isOwn ? acts.failure : undefined,
  };
}
