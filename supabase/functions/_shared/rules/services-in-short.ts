/** The services of a request in a few words: "Furniture Removal", "Furniture Removal and 2 more". */
export function servicesInShort([first = 'Pickup', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}
