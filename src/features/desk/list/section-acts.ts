import type { DeskActs } from '../use-desk-acts';

/** The acts of the list, and which of its parts has pressed last. */
export type SharedActs = {
  acts: DeskActs;
  /** Undefined: none on this visit. */
  lastSection: string | undefined;
  onPress(lastSection: string): void;
};

/** The acts as one part of the list shows them: what comes of a press is told where it was made, and nowhere else. */
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
