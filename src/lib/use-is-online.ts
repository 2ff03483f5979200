import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Whether actions can be sent now, or wait for a network. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

function subscribe(onChange: () => void): () => void {
  return onlineManager.subscribe(onChange);
}
