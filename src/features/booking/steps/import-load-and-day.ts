/** Imports the step's questions about the load and the day late, shortly before the step. */
export async function importLoadAndDay() {
  return (await import('./load-and-day')).LoadAndDay;
}
