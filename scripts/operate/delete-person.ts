/**
 * Deletes everything of one person: their requests with reports, history and the team's notes, their messages, what was
 * done to both at the desk, their photos and what they replied to texts.
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
 * requests that stay, which end like the one given.
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
        'The function remove-old-photos removes photos whose request is gone: within a day, or when you call it.',
      { cause },
    );
  }
  return {
    leads: data.leads,
    messages: data.messages,
    replies: data.replies,
    photos: photos.length,
    otherContacts: data.other_contacts,
    nearMatches: data.near_matches,
  };
}

if (import.meta.main) {
  await runCommand(async () => {
    const { values } = parseArgs({
      options: { url: { type: 'string' }, email: { type: 'string' }, phone: { type: 'string' } },
    });
    if (values.url === undefined) throw new Error('Give --url, and --email or --phone or both.');
    const deleted = await deletePerson(operatorOf(values.url), values);
    console.log(`Deleted ${deleted.leads} requests, ${deleted.messages} messages and ${deleted.photos} photos.`);
    if (deleted.replies > 0) console.log(`Deleted ${deleted.replies} replies to texts, too.`);
    if (deleted.otherContacts.length > 0) {
      console.log(
        `The requests also named ${deleted.otherContacts.join(', ')}: run this again for each that is theirs.`,
      );
    }
    if (deleted.nearMatches.length > 0) {
      console.log(
        `Requests with ${deleted.nearMatches.join(', ')} are not deleted: if that is the same number, run this again with it.`,
      );
    }
  });
}
