import type { MouseEvent } from 'react';

/**
 * False for the second click of a double click, which may hit a different button after the first one's response. A key
 * press counts as a first click.
 */
export function isFirstClick({ detail }: MouseEvent): boolean {
  return detail <= 1;
}
