import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';

/** Where the manifest of a language's last build is kept. Not in `dist/`, which is published. */
const keptFor = (language: Language) =>
  path.resolve(import.meta.dirname, `../../node_modules/.vite/build-manifest-${language}.json`);

/**
 * Moves the manifest that Vite wrote for a language out of the built site; see `build.manifest` in `site-config.ts`.
 */
export function moveManifest(dist: string, language: Language): Manifest {
  const kept = keptFor(language);
  mkdirSync(path.dirname(kept), { recursive: true });
  copyFileSync(path.join(dist, '.vite/manifest.json'), kept);
  rmSync(path.join(dist, '.vite'), { recursive: true });
  return readManifest(language);
}

/** Maps source files to the files of a language's last build. */
export function readManifest(language: Language): Manifest {
  return JSON.parse(readFileSync(keptFor(language), 'utf8'));
}

/**
 * The scripts that a browser needs to run some source files, with everything they import statically.
 *
 * @param names source files such as `src/pages/home/home-page.tsx`.
 * @param followsDynamic whether a chunk's dynamic imports count, too; by default they are left out.
 * @returns paths under `dist`, without duplicates.
 * @throws if a file is not in the build.
 */
export function scriptsOf(
  manifest: Manifest,
  names: readonly string[],
  followsDynamic: (chunk: ManifestChunk) => boolean = () => false,
): string[] {
  const found = new Set<string>();
  const visited = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (visited.has(name)) continue;
    visited.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build does not contain ${name}`);
    found.add(chunk.file);
    waiting.push(...(chunk.imports ?? []), ...(followsDynamic(chunk) ? (chunk.dynamicImports ?? []) : []));
  }
  return [...found];
}

/**
 * Chunks that import each other run in whatever order they arrive, so one may find the other's exports undefined and
 * the page breaks for some visitors. The cause is a group in `site-config.ts` that lacks a file its own files depend
 * on.
 *
 * @throws if the build has such a cycle.
 */
export function refuseImportCycles(manifest: Manifest): void {
  const done = new Set<string>();
  function follow(name: string, above: readonly string[]): void {
    if (above.includes(name))
      throw new Error(`Build files import each other in a cycle: ${[...above, name].join(' → ')}`);
    if (done.has(name)) return;
    for (const imported of manifest[name]?.imports ?? []) follow(imported, [...above, name]);
    done.add(name);
  }
  for (const name of Object.keys(manifest)) follow(name, []);
}

/** The entry chunk and what it loads on every page. */
export function entryScripts(manifest: Manifest): string[] {
  return ['index.html', ...(manifest['index.html']?.dynamicImports ?? [])];
}
