import type { MouseEvent } from 'react';

/**
 * False for the second click of a double click: it may come after the answer to the first one, when another button
 * stands there. A press of a key counts as a first one.
 */
export function isFirstClick({ detail }: MouseEvent): boolean {
  return detail <= 1;
}
