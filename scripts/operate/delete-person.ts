/**
 * Deletes everything of one person: their requests with reports, history, reviews and the team's notes, their messages,
 * what was done to both at the desk, their photos and what they replied to texts.
 *
 *   export SUPABASE_SECRET_KEY=sb_secret_…
 *   npm run delete-person -- --url https://<ref>.supabase.co --email ana@example.com --phone 2135550142
 */
import { parseArgs } from 'node:util';
import { type Operator, operatorOf, removePhotos, runCommand } from './operator.ts';

type Person = { email?: string | undefined; phone?: string | undefined };

/**
 * Deletes everything of the person with this e-mail address or this phone number, and says how much that was.
 * `otherContacts` are addresses and numbers that the deleted requests named besides; `nearMatches` are phone numbers of
 * requests that stay, which end like the one given. `reviews` are those that were published: the site shows them until it
 * is built again.
 *
 * @throws if neither is given or one is malformed, and then nothing is deleted; or if the photos could not be removed,
 *   when the rest is deleted. The function `remove-old-photos` finds such photos.
 */
export async function deletePerson(operator: Operator, { email, phone }: Person) {
  const contact = { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
  const { data } = await operator.rpc('delete_person', contact).single().throwOnError();
  const photos = data.photo_paths;
  try {
    await removePhotos(operator, photos);
  } catch (cause) {
    throw new Error(
      `${data.leads} requests and ${data.messages} messages are deleted, but not all of their ${photos.length} photos. ` +
        'The function remove-old-photos removes photos whose request is gone: within a day, or when you call it.' +
        (data.reviews > 0 ? ` ${publishedGone(data.reviews)}` : ''),
      { cause },
    );
  }
  return {
    leads: data.leads,
    messages: data.messages,
    replies: data.replies,
    reviews: data.reviews,
    photos: photos.length,
    otherContacts: data.other_contacts,
    nearMatches: data.near_matches,
  };
}

type Deleted = Awaited<ReturnType<typeof deletePerson>>;

/** What was deleted, and what is to be done about the rest, a line each. */
export function accountOf({
  leads,
  messages,
  replies,
  reviews,
  photos,
  otherContacts,
  nearMatches,
}: Deleted): string[] {
  return [
    `Deleted ${leads} requests, ${messages} messages and ${photos} photos.`,
    ...(replies > 0 ? [`Deleted ${replies} replies to texts, too.`] : []),
    ...(reviews > 0 ? [publishedGone(reviews)] : []),
    ...(otherContacts.length > 0
      ? [`The requests also named ${otherContacts.join(', ')}: run this again for each that is theirs.`]
      : []),
    ...(nearMatches.length > 0
      ? [`Requests with ${nearMatches.join(', ')} are not deleted: if that is the same number, run this again with it.`]
      : []),
  ];
}

/** Whether the hook of the host is set, this command cannot see. */
function publishedGone(reviews: number): string {
  return (
    `Deleted ${reviews === 1 ? '1 published review' : `${reviews} published reviews`}, too. Where BUILD_HOOK_URL is set, ` +
    'the site is built again within the hour. Build the site if it is not set: until then its pages show what is deleted.'
  );
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { url: { type: 'string' }, email: { type: 'string' }, phone: { type: 'string' } },
    });
    if (values.url === undefined) throw new Error('Give --url, and --email or --phone or both.');
    const deleted = await deletePerson(operatorOf(values.url), values);
    for (const line of accountOf(deleted)) console.log(line);
  });
}
