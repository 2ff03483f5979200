import type { ServiceSlug } from './services';

/**
 * An emoji for each service, for text without icons. Not in the registry of services: every page loads that one, and no
 * page shows the emojis.
 */
export const serviceEmojis: Record<ServiceSlug, string> = {
  'furniture-removal': '🛋️',
  'garage-cleanouts': '🧰',
  'yard-waste-cleanup': '🌿',
  'hoarder-house-cleanup': '🏠',
  'curbside-pickups': '🚛',
  'construction-debris': '🧱',
  'attic-basement-cleanouts': '📦',
  'electronics-disposal': '🖥️',
  'old-appliances': '🧊',
  'office-cleanouts': '🏢',
  'estate-cleanouts': '🗝️',
  'hot-tub-removal': '🛁',
  'storage-unit-cleanout': '🔐',
  'mattress-disposal': '🛏️',
  'home-cleaning': '✨',
};
