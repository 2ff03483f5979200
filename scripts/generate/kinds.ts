/**
 * Writes the list of all kinds of messages, each of which is a file in `<audience>/<kind>.ts`:
 *
 *     npm run kinds
 */
import { globSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const kindsDir = path.resolve(import.meta.dirname, '../../supabase/functions/send-notifications/kinds');

export const kindsFile = path.join(kindsDir, 'index.ts');

/** The code of the list. Supabase deploys only what is imported by name. */
export function listKinds(): string {
  const files = globSync('*/*.ts', { cwd: kindsDir }).sort();
  const kinds = files.map((file) => {
    const [audience, kind] = file.replace('.ts', '').split('/') as [string, string];
    return { file, audience, kind, name: `${audience}-${kind}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()) };
  });
  const imports = kinds.map(({ file, name }) => `import * as ${name} from './${file}';`);
  const lists = [...new Set(kinds.map(({ audience }) => audience))].flatMap((each) => [
    `  ${each}: {`,
    ...kinds.filter(({ audience }) => audience === each).map(({ kind, name }) => `    '${kind}': ${name},`),
    '  },',
  ]);
  return [
    '// Every kind of message, by audience. Written by `npm run kinds`; do not edit.',
    '',
    ...imports,
    "import type { Kinds } from './kind.ts';",
    '',
    'export const kinds = {',
    ...lists,
    '} satisfies Kinds;',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(kindsFile, listKinds());
