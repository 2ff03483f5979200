/** Imports the step's question about the load late, shortly before the step. */
export async function importLoadChoice() {
  return (await import('./load-choice')).LoadChoice;
}
