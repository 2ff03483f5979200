/** Every service, as stored, in the order the site shows them. */
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

/** The variants of Home Cleaning. */
export const homeCleaningOptions = ['Deep Cleaning', 'Window Cleaning'] as const;

export type ServiceName = (typeof serviceNames)[number];
export type HomeCleaningOption = (typeof homeCleaningOptions)[number];

/** A variant of Home Cleaning, as stored. */
export function homeCleaningEntry(option: HomeCleaningOption): string {
  return `Home Cleaning - ${option}`;
}

/** The parts of a stored entry: the service and, for Home Cleaning, its variant. */
export function entryParts(entry: string): string[] {
  return entry.split(' - ');
}

/** Whether these entries are all Home Cleaning, so that there is no load. */
export function isOnlyCleaning(entries: readonly string[]): boolean {
  return entries.every((entry) => entryParts(entry)[0] === 'Home Cleaning');
}

/** Every value that `services` of a request can contain. */
export function everyServiceEntry(): string[] {
  return [...serviceNames, ...homeCleaningOptions.map(homeCleaningEntry)];
}
