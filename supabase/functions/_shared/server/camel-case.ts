/** The values that a desk action changed, by database column. */
const COLUMNS = ['before', 'after'];

type CamelCase<Name extends string> = Name extends `${infer Start}_${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** A row whose columns have the names of the contracts. */
export type CamelCased<Row> = { [Column in keyof Row as CamelCase<Column & string>]: Row[Column] };

/**
 * Converts the database's answer to the names of the contracts: `full_name` becomes `fullName`, at every depth.
 * `before` and `after` of a desk action keep their column names.
 */
export function toCamelCase<Row extends object>(row: Row): CamelCased<Row>;
export function toCamelCase(json: unknown): unknown;
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
