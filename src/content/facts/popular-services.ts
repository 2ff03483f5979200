import type { ServiceSlug } from './services';

/** The services that a city page shows first. Each city of the registry uses one of these sets. */
export const popularServices = {
  six: [
    'furniture-removal',
    'garage-cleanouts',
    'estate-cleanouts',
    'old-appliances',
    'electronics-disposal',
    'construction-debris',
  ],
  eight: [
    'furniture-removal',
    'garage-cleanouts',
    'yard-waste-cleanup',
    'hoarder-house-cleanup',
    'curbside-pickups',
    'construction-debris',
    'electronics-disposal',
    'old-appliances',
  ],
} as const satisfies Record<string, readonly ServiceSlug[]>;

export type PopularServices = keyof typeof popularServices;
