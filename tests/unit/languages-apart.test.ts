import { expect, test } from 'vitest';
import { type BuiltFile, refuseMixedLanguages } from '../../scripts/build/languages-apart.ts';

const ENGLISH = '/src/content/en/faq.ts';
const SPANISH = '/src/content/es/faq.ts';

function file(fileName: string, modules: readonly string[], imports: string[] = []): BuiltFile {
  return { fileName, imports, modules: Object.fromEntries(modules.map((module) => [module, { renderedLength: 1 }])) };
}

test('a build whose Spanish words are files of their own is taken', () => {
  const page = file('page.js', ['/src/pages/faq-page.tsx', ENGLISH], ['app.js']);
  const words = file('es.js', ['/src/app/start-up/load-spanish.ts', SPANISH], ['app.js', 'es-more.js']);
  const more = file('es-more.js', ['/supabase/functions/_shared/words/es/errors.ts', '\0virtual:reviews/es/home']);

  refuseMixedLanguages([page, words, more, file('app.js', ['/src/app/app.tsx'])], true);
});

test.each([
  [
    'with something else',
    [file('page.js', [ENGLISH, SPANISH])],
    'page.js has Spanish words beside /src/content/en/faq.ts',
  ],
  [
    'imported by what English pages run',
    [file('page.js', [ENGLISH], ['es.js']), file('es.js', [SPANISH])],
    'page.js loads Spanish words on English pages: es.js',
  ],
])('a build that has Spanish words in a file %s is refused', (_, files, said) => {
  expect(() => refuseMixedLanguages(files, true)).toThrow(said);
});

test('what the build has left out of a file does not count', () => {
  const emptied = {
    ...file('page.js', [ENGLISH]),
    modules: { [ENGLISH]: { renderedLength: 9 }, [SPANISH]: { renderedLength: 0 } },
  };

  refuseMixedLanguages([emptied, file('es.js', [SPANISH])], true);
});

test('a build without Spanish has none of its words, one with it has some', () => {
  expect(() => refuseMixedLanguages([file('es.js', [SPANISH])], false)).toThrow('Spanish is off');
  expect(() => refuseMixedLanguages([file('page.js', [ENGLISH])], true)).toThrow('Spanish is on');
});
