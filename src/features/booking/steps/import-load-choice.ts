/** Loads the choice of a load late, shortly before its step. */
export async function importLoadChoice() {
  return (await import('./load-choice')).LoadChoice;
}
