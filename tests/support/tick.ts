import { inject } from 'vitest';

/** Lets the clock of the shared backend tick: what time alone brings about happens now. */
export async function tick(): Promise<void> {
  const response = await fetch(inject('clockUrl'), { method: 'POST' });
  if (!response.ok) throw new Error(await response.text());
}
