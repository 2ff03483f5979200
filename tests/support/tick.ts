import { clockUrl } from './backend.ts';

/** Makes the clock of the shared backend tick. */
export async function tick(): Promise<void> {
  const response = await fetch(clockUrl, { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}
