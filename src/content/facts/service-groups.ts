import type { ServiceSlug } from './services';

/** Every service as the service list shows it: grouped by what the job looks like. `id` is an anchor, `chip` the short heading. */
export const serviceGroups = {
  items: {
    id: 'single-items',
    chip: 'Items',
    heading: 'One thing, or a few',
    lede: 'Pieces too heavy or too awkward for your own car.',
    services: ['furniture-removal', 'old-appliances', 'mattress-disposal', 'electronics-disposal', 'hot-tub-removal'],
  },
  spaces: {
    id: 'whole-spaces',
    chip: 'Whole spaces',
    heading: 'A whole space at once',
    lede: 'Garages, storage units, offices and homes. You say what stays, and the crew carries out the rest.',
    services: [
      'garage-cleanouts',
      'attic-basement-cleanouts',
      'storage-unit-cleanout',
      'office-cleanouts',
      'estate-cleanouts',
      'hoarder-house-cleanup',
    ],
  },
  outside: {
    id: 'outside-and-after',
    chip: 'Outside',
    heading: 'Outdoors, remodels and cleaning',
    lede: 'Things at the curb, yard waste and remodeling debris, and a home cleaning once the junk is gone.',
    services: ['curbside-pickups', 'yard-waste-cleanup', 'construction-debris', 'home-cleaning'],
  },
} as const satisfies Record<string, ServiceGroup>;

type ServiceGroup = { id: string; chip: string; heading: string; lede: string; services: readonly ServiceSlug[] };

const RELATED_COUNT = 3;

/** Three other services of the same kind: those that follow in its group, from the start again after the last. */
export function relatedServices(slug: ServiceSlug): readonly ServiceSlug[] {
  const groups: readonly ServiceGroup[] = Object.values(serviceGroups);
  const group = groups.find(({ services }) => services.includes(slug))?.services ?? [];
  const position = group.indexOf(slug);
  return [...group.slice(position + 1), ...group.slice(0, position)].slice(0, RELATED_COUNT);
}
