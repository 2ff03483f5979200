/** Every service, as a request stores it, in the order in which the site shows them. */
export const serviceNames = [
  'Furniture Removal',
  'Garage Cleanouts',
  'Yard Waste Cleanup',
  'Hoarder House Cleanup',
  'Curbside Pickups',
  'Construction Debris',
  'Attic & Basement Cleanouts',
  'Electronics Disposal',
  'Old Appliances',
  'Office Cleanouts',
  'Estate Cleanouts',
  'Hot Tub Removal',
  'Storage Unit Cleanout',
  'Mattress Disposal',
  'Home Cleaning',
] as const;

/** What Home Cleaning can be narrowed down to. */
export const homeCleaningOptions = ['Deep Cleaning', 'Window Cleaning'] as const;

export type ServiceName = (typeof serviceNames)[number];
export type HomeCleaningOption = (typeof homeCleaningOptions)[number];

/** Home Cleaning narrowed down, as a request stores it. */
export function homeCleaningEntry(option: HomeCleaningOption): string {
  return `Home Cleaning - ${option}`;
}

/** A stored entry in its parts: the service, and of Home Cleaning what it is narrowed down to. */
export function entryParts(entry: string): string[] {
  return entry.split(' - ');
}

/** All that `services` of a request can hold. */
export function everyServiceEntry(): string[] {
  return [...serviceNames, ...homeCleaningOptions.map(homeCleaningEntry)];
}
