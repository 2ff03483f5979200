import type { DeskView } from '@functions/contracts/desk.ts';
import type { Refusal } from '@functions/contracts/refusals.ts';
import { RefusedError } from '@/lib/refused-error';

type DeskRefusedErrorOptions = ErrorOptions & { refusal: Refusal | undefined; current: DeskView | undefined };

/** An act at the desk that is refused as things stand. */
export class DeskRefusedError extends RefusedError {
  /** How things stand, if the function said so. */
  readonly current: DeskView | undefined;

  constructor({ current, ...options }: DeskRefusedErrorOptions) {
    super('', options);
    this.current = current;
  }
}
