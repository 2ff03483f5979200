/** Whether the query of an address asks for the job description on the first step. */
export function asksToDescribe(search: string): boolean {
  return new URLSearchParams(search).has('describe');
}
