/** What a link of the desk shows: a request, a message or the list of all. */
export function Desk({ token }: { token: string; leadId: string | undefined }) {
  return <h1 className="font-bold text-3xl">{token === '' ? 'Desk' : 'The desk'}</h1>;
}
