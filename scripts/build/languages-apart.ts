import type { Plugin, Rolldown } from 'vite';

const SPANISH_WORDS = /\/(?:content|words)\/es\/|virtual:reviews\/es\//;

/** What loads them, and needs no page to be in English. */
const LOADERS = /\/start-up\/(?:load-spanish|spanish-areas)\.ts$/;

/** A file of the build: the modules that it is made of, and the files that it cannot do without. */
export type BuiltFile = Pick<Rolldown.OutputChunk, 'fileName' | 'imports'> & {
  modules: Readonly<Record<string, { renderedLength: number }>>;
};

/** Fails a build of whose Spanish words an English page would load some, or that has some though Spanish is off. */
export function languagesApart(spanishOn: boolean): Plugin {
  return {
    name: 'languages-apart',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      refuseMixedLanguages(
        Object.values(bundle).filter((file) => file.type === 'chunk'),
        spanishOn,
      );
    },
  };
}

/**
 * Files with Spanish words have nothing else in them, and no file but them imports one before a Spanish page asks for it.
 * A group in `vite.config.ts` that takes more than it names mixes them.
 *
 * @throws if it is otherwise, or if there are Spanish words although Spanish is off, or none although it is on.
 */
export function refuseMixedLanguages(files: readonly BuiltFile[], spanishOn: boolean): void {
  const withSpanish = files.filter((file) => modulesIn(file).some(isSpanish));
  const names = new Set(withSpanish.map(({ fileName }) => fileName));
  if (spanishOn !== names.size > 0)
    throw new Error(`Spanish is ${spanishOn ? 'on' : 'off'}, its words are in ${names.size} files`);
  for (const file of withSpanish) {
    const others = modulesIn(file).filter((module) => !isSpanish(module) && !LOADERS.test(module));
    if (others.length > 0) throw new Error(`${file.fileName} has Spanish words beside ${others.join(', ')}`);
  }
  for (const { fileName, imports } of files.filter((file) => !withSpanish.includes(file))) {
    const needed = imports.filter((each) => names.has(each));
    if (needed.length > 0) throw new Error(`${fileName} loads Spanish words on English pages: ${needed.join(', ')}`);
  }
}

function modulesIn({ modules }: BuiltFile): string[] {
  return Object.keys(modules).filter((module) => (modules[module]?.renderedLength ?? 0) > 0);
}

function isSpanish(module: string): boolean {
  return SPANISH_WORDS.test(module);
}
