/** What is put into a sentence of ours, without a full stop of its own: people end what they type with one, or do not. */
export function withoutStop(text: string): string {
  return text.replace(/\.$/, '');
}
