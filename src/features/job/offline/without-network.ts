import type { UseQueryResult } from '@tanstack/react-query';

/** Whether the page is offline, or its last attempt to look at the job did not reach us. */
export function isWithoutNetwork({ isPaused, failureReason }: UseQueryResult<unknown>): boolean {
  return isPaused || failureReason?.name === 'FunctionsFetchError';
}
