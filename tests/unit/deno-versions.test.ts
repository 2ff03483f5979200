import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test.each(globSync('supabase/functions/*/deno.json'))('%s names the exact versions that are tested here', (file) => {
  const { imports } = JSON.parse(readFileSync(file, 'utf8'));
  const versionOf = (name: string) => packages[`node_modules/${name}`].version;

  expect(imports).toEqual({
    '@supabase/supabase-js': `npm:@supabase/supabase-js@${versionOf('@supabase/supabase-js')}`,
    'zod/mini': `npm:zod@${versionOf('zod')}/mini`,
  });
});
