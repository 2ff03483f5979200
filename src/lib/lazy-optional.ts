import { type ComponentType, lazy } from 'react';
import { withoutReload } from './without-reload';

/** A component that is loaded when it is shown. If it can't be loaded, nothing is shown, and the page stays. */
export function lazyOptional<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await withoutReload(load).catch(() => Nothing) }));
}

function Nothing() {
  return null;
}
