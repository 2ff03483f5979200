/** The values that a desk action changed, by database column. */
const COLUMNS = ['before', 'after'];

/**
 * Converts the database's answer to the names of the contracts: `full_name` becomes `fullName`, at every depth.
 * `before` and `after` of a desk action keep their column names.
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
