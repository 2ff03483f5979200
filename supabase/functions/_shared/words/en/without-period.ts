/** Removes the period of a text that goes into one of our sentences: people end what they type with or without one. */
export function withoutPeriod(text: string): string {
  return text.replace(/\.$/, '');
}
