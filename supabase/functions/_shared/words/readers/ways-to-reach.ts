/** How a customer may be reached. */
export type Reachable = { agreedToMessages: boolean; email?: string | null | undefined };

/**
 * Makes what joins the words for the ways in which a customer may be reached: "call", "call or email", "call, text or
 * email". A text is named only to who agreed to texts, an email only to who gave an address.
 */
export function waysToReachReader(or: string) {
  return function waysToReach(
    { agreedToMessages, email }: Reachable,
    { call, text, email: mail }: Record<'call' | 'text' | 'email', string>,
  ): string {
    const all = [call, ...(agreedToMessages ? [text] : []), ...(email ? [mail] : [])];
    return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(` ${or} `);
  };
}
