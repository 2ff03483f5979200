/** Creates a function that turns a stored value into its label; an unknown one stays as stored. */
export function labelReader(labels: Readonly<Record<string, string>>): (stored: string) => string {
  const known = new Map(Object.entries(labels));
  return (stored) => known.get(stored) ?? stored;
}
