/**
 * Finds a registry's entry by slug. Each registry exports its own finder, which calls this one.
 *
 * @throws if there is no such entry, which is a bug, because the finders accept only their registry's slugs.
 */
export function entryOf<Entry extends { slug: string }>(registry: readonly Entry[], slug: Entry['slug']): Entry {
  const entry = registry.find((each) => each.slug === slug);
  if (!entry) throw new Error(`No registry entry has the slug ${slug}`);
  return entry;
}
