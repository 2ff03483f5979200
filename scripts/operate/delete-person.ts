/**
 * Deletes all data of one person: their requests with reports, history, reviews and the team's notes, their messages,
 * the desk's actions on both, their photos and their replies to texts.
 *
 *   export SUPABASE_SECRET_KEY=sb_secret_…
 *   npm run delete-person -- --url https://<ref>.supabase.co --email ana@example.com --phone 2135550142
 */
import { parseArgs } from 'node:util';
import { retryDeadlocked } from '../../supabase/functions/_shared/server/retry-deadlocked.ts';
import { type Operator, operatorOf, removePhotos, runCommand } from './operator.ts';

type Person = { email?: string | undefined; phone?: string | undefined };

/**
 * Deletes all data of the person with this email address or phone number, and returns counts. `otherContacts` are other
 * addresses and numbers in what was deleted; `nearMatches` are those of remaining requests and messages that may be the
 * person's. `haulers` are the names of those with this address or number. `reviews` counts the published reviews among
 * what was deleted, which the site shows until the next build.
 *
 * @throws if neither is given or one is malformed, with nothing deleted; or if photos could not be removed after the
 * rest was deleted. The function `remove-old-photos` finds such photos.
 */
export async function deletePerson(operator: Operator, { email, phone }: Person) {
  const contact = { ...(email === undefined ? {} : { email }), ...(phone === undefined ? {} : { phone }) };
  const { data } = await retryDeadlocked(async () => operator.rpc('delete_person', contact).single().throwOnError());
  const photos = data.photo_paths;
  try {
    await removePhotos(operator, photos);
  } catch (cause) {
    throw new Error(
      `${data.leads} requests and ${data.messages} messages are deleted, but not all of their ${photos.length} photos. ` +
        'The function remove-old-photos removes the photos of deleted requests: within a day, or when you call it.' +
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
    haulers: data.haulers,
  };
}

type Deleted = Awaited<ReturnType<typeof deletePerson>>;

/** What was deleted and what is left to do, one line each. */
export function deletionReport({
  leads,
  messages,
  replies,
  reviews,
  photos,
  otherContacts,
  nearMatches,
  haulers,
}: Deleted): string[] {
  return [
    `Deleted ${leads} requests, ${messages} messages and ${photos} photos.`,
    ...(replies > 0 ? [`Deleted ${replies} replies to texts, too.`] : []),
    ...(reviews > 0 ? [publishedGone(reviews)] : []),
    ...(otherContacts.length > 0
      ? [`What was deleted also named ${otherContacts.join(', ')}: run this again for each that is theirs.`]
      : []),
    ...(nearMatches.length > 0
      ? [
          `Requests or messages with ${nearMatches.join(', ')} are not deleted: for each that is theirs, run this again with it.`,
        ]
      : []),
    ...haulers.map(
      (name) => `The hauler ${name} has this address or number, and is not deleted: see Privacy in the guide.`,
    ),
  ];
}

/** This command cannot see whether the host's build hook is set. */
function publishedGone(reviews: number): string {
  return (
    `Deleted ${reviews === 1 ? '1 published review' : `${reviews} published reviews`}, too. If BUILD_HOOK_URL is set, ` +
    'the site is rebuilt within the hour. If not, build the site: until then, its pages show the deleted reviews.'
  );
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { url: { type: 'string' }, email: { type: 'string' }, phone: { type: 'string' } },
    });
    if (values.url === undefined) throw new Error('Give --url, and --email or --phone or both.');
    const deleted = await deletePerson(operatorOf(values.url), values);
    for (const line of deletionReport(deleted)) console.log(line);
  });
}
