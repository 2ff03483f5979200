/** Makes what reads labels: a stored value as people read it; one that this version does not know as it is stored. */
export function labelReader(labels: Readonly<Record<string, string>>): (stored: string) => string {
  const known = new Map(Object.entries(labels));
  return (stored) => known.get(stored) ?? stored;
}
