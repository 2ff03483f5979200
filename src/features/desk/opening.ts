/** The state of the router that opens a request with its dialog to choose a hauler. */
export const opensAssign = { opens: 'assign' } as const;

/** Whether a request was opened like that. */
export function isAssignOpening(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === opensAssign.opens;
}
