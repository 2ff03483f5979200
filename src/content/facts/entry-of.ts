/**
 * Finds the entry of a registry by its slug. Each registry exports a finder of its own that calls this one.
 *
 * @throws if the registry has no such entry. The finders take only slugs of their registry, so this is a bug.
 */
export function entryOf<Entry extends { slug: string }>(registry: readonly Entry[], slug: Entry['slug']): Entry {
  const entry = registry.find((each) => each.slug === slug);
  if (!entry) throw new Error(`No registry entry has the slug ${slug}`);
  return entry;
}
