import type { ServiceSlug } from './services';

/** Every service in the list of services, grouped by kind of job. `id` is an anchor. */
export const serviceGroups = {
  items: {
    id: 'single-items',
    services: ['furniture-removal', 'old-appliances', 'mattress-disposal', 'electronics-disposal', 'hot-tub-removal'],
  },
  spaces: {
    id: 'whole-spaces',
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
    services: ['curbside-pickups', 'yard-waste-cleanup', 'construction-debris', 'home-cleaning'],
  },
} as const satisfies Record<string, ServiceGroup>;

type ServiceGroup = { id: string; services: readonly ServiceSlug[] };

const RELATED_COUNT = 3;

/** Three other services of the same kind: the next ones in its group, wrapping around. */
export function relatedServices(slug: ServiceSlug): readonly ServiceSlug[] {
  const groups: readonly ServiceGroup[] = Object.values(serviceGroups);
  const group = groups.find(({ services }) => services.includes(slug))?.services ?? [];
  const position = group.indexOf(slug);
  return [...group.slice(position + 1), ...group.slice(0, position)].slice(0, RELATED_COUNT);
}
