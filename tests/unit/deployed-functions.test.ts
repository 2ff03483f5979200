import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

function exactly(specifier: string): string {
  const [name = '', ...rest] = specifier.startsWith('@') ? specifier.split(/(?<=\/.*)\//) : specifier.split('/');
  return [`npm:${name}@${packages[`node_modules/${name}`].version}`, ...rest].join('/');
}

/** The packages that a file imports directly or through our own files. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'([^']+)';/gm);
  return [...imports].flatMap(([, specifier = '']) =>
    specifier.startsWith('.') ? packagesOf(path.join(path.dirname(file), specifier), seen) : [specifier],
  );
}

test("each function is deployed and doesn't require a user's token", () => {
  const config = readFileSync('supabase/config.toml', 'utf8');
  const deployed = config.matchAll(
    /^\[functions\.([\w-]+)\]\nverify_jwt = false\nimport_map = "(.*)"\nentrypoint = "(.*)"$/gm,
  );

  const folders = globSync('supabase/functions/*/index.ts').map((file) => path.basename(path.dirname(file)));

  expect([...deployed].map(([, ...settings]) => settings).sort()).toEqual(
    folders.sort().map((name) => [name, `./functions/${name}/deno.json`, `./functions/${name}/index.ts`]),
  );
});

test('each function lists what it imports, in the versions tested here', () => {
  for (const file of globSync('supabase/functions/*/deno.json')) {
    const { imports } = JSON.parse(readFileSync(file, 'utf8'));
    const imported = [...new Set(packagesOf(path.join(path.dirname(file), 'index.ts')))];

    expect(imported).toContain('@supabase/supabase-js');
    const exact = Object.fromEntries(imported.map((specifier) => [specifier, exactly(specifier)]));
    expect([file, imports]).toEqual([file, exact]);
  }
});
