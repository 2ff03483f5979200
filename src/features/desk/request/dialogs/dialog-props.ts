import type { RequestView } from '@functions/contracts/desk.ts';
import type { ComponentProps } from 'react';
import type { ActDialog } from '../../act-dialog';
import type { DeskAct } from '../../use-desk-acts';

type WithoutVersion<Act> = Act extends unknown ? Omit<Act, 'version' | 'reviewVersion'> : never;

/** An act on a request. Which version of it was seen is added to it, and of its review. */
export type RequestAct = WithoutVersion<
  Exclude<DeskAct, { action: 'answered' | 'hauler' | 'dispatch' | 'retry' | 'end-links' }>
>;

/** What the dialogs of a request share. */
export type DialogProps = {
  look: RequestView;
  press(act: RequestAct): void;
  /** What every dialog hands on. */
  frame: Pick<ComponentProps<typeof ActDialog>, 'open' | 'onClose' | 'acts' | 'focusAfter'>;
};
