/** What a record of the desk has changed, by column of the database. */
const COLUMNS = ['before', 'after'];

/**
 * What the database answers, by the names of the contracts: `full_name` becomes `fullName`, at every depth. What names
 * columns on purpose, `before` and `after` of an act at the desk, stays as it is.
 */
export function toCamelCase(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(toCamelCase);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      COLUMNS.includes(name) ? value : toCamelCase(value),
    ]),
  );
}
