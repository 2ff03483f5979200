import type { ServiceSlug } from './services';

/** Every service in the order of the booking form's first step: six with pictures, then the others in groups. */
export const bookingGroups = {
  pictured: [
    'furniture-removal',
    'old-appliances',
    'mattress-disposal',
    'electronics-disposal',
    'garage-cleanouts',
    'yard-waste-cleanup',
  ],
  things: ['construction-debris', 'hot-tub-removal'],
  places: ['attic-basement-cleanouts', 'storage-unit-cleanout', 'office-cleanouts'],
  situations: ['estate-cleanouts', 'hoarder-house-cleanup', 'curbside-pickups'],
  cleaning: ['home-cleaning'],
} as const satisfies Record<string, readonly ServiceSlug[]>;
