import { inject } from 'vitest';

/** The embedded backend, which one file at a time uses. */
export const { url: backendUrl, clockUrl } = inject('backend');
