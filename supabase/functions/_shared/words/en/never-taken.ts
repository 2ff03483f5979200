/**
 * What no hauler takes, whatever the load: hazardous, universal and medical waste, asbestos, fire debris, and weapons.
 * Listed in the FAQ, on the page "Before your pickup" and in the confirmation email.
 */
export const neverTaken: readonly string[] = [
  'paint',
  'solvents',
  'pesticides',
  'pool and spa chemicals',
  'fuel',
  'motor oil',
  'propane tanks (not even empty ones)',
  'loose batteries',
  'lead-acid batteries (from cars and battery backups)',
  'fluorescent tubes and bulbs',
  'thermostats and thermometers with mercury',
  'asbestos',
  'debris and ash from a burned building',
  'needles',
  'medicine',
  'firearms',
  'ammunition',
  'fireworks',
];

/** The same list for the middle of a sentence. */
export const neverTakenInASentence = `${neverTaken.slice(0, -1).join(', ')} and ${neverTaken.at(-1)}`;
