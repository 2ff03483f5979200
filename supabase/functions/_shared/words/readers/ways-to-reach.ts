/** How a customer can be reached. */
export type Reachable = { agreedToMessages: boolean; email?: string | null | undefined };

/**
 * Creates a function that lists the ways to reach a customer: "call", "call or email", "call, text or email". Texts are
 * listed only with the customer's consent, email only with an address.
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
