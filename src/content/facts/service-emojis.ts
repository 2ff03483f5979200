import type { ServiceSlug } from './services';

/**
 * An emoji for each service, for texts that have no icons. No page shows them: they stand apart from the registry,
 * which every page loads.
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
