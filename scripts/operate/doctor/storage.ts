import { randomUUID } from 'node:crypto';
import { type Answer, type Area, account, ask, field, type Target } from './check.ts';

const PUSH = 'Run `npx supabase db push`. If it has nothing to do, somebody changed the bucket lead-images by hand.';
const MAX_BYTES = 10 * 1024 * 1024;

/** A photo of a request that does not exist. */
const nowhere = () => `lead-images/${randomUUID()}/${Date.now()}-0.jpg`;

function storage(target: Target, path: string, init: RequestInit = {}): Promise<Answer> {
  return ask(target, `${target.api}/storage/v1/${path}`, {
    ...init,
    headers: { apikey: target.key, ...init.headers },
  });
}

function upload(target: Target, contentType: string, body: BodyInit): Promise<Answer> {
  return storage(target, `object/${nowhere()}`, { method: 'POST', headers: { 'content-type': contentType }, body });
}

const isDenied = (answer: Answer) => answer.status >= 400 && /row-level security/.test(field(answer, 'message'));

export const photos: Area = {
  name: 'the photos',
  checks: [
    {
      title: 'The bucket lead-images is there and public',
      advice: PUSH,
      async run(target) {
        const answer = await storage(target, `object/public/${nowhere()}`);
        // Of a missing or private bucket it says "Bucket not found".
        return /object not found/i.test(field(answer, 'message')) ? [] : [account(answer)];
      },
    },
    {
      title: 'A visitor lists no photos and adds none but to their own new request',
      advice: PUSH,
      async run(target) {
        const list = await storage(target, 'object/list/lead-images', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ prefix: '', limit: 1 }),
        });
        const photo = await upload(target, 'image/jpeg', 'npm run doctor');
        const signed = await storage(target, `object/upload/sign/${nowhere()}`, { method: 'POST' });
        const isListed = list.status === 200 && !(Array.isArray(list.json) && list.json.length === 0);
        return [
          ...(isListed ? ['photos can be listed'] : []),
          ...(isDenied(photo) ? [] : [`a photo of no request: ${account(photo)}`]),
          ...(isDenied(signed) ? [] : [`a signed address to upload to: ${account(signed)}`]),
        ];
      },
    },
    {
      title: 'The bucket takes pictures alone, and none over 10 MB',
      advice: `${PUSH} Its limits: 10 MB; image/jpeg, image/png, image/webp.`,
      async run(target) {
        const page = await upload(target, 'text/html', '<p>npm run doctor</p>');
        const isTypeChecked = field(page, 'error') === 'invalid_mime_type' || /mime type/i.test(field(page, 'message'));
        return [
          ...(isTypeChecked ? [] : [`a page of HTML: ${account(page)}`]),
          ...((await refusesSize(target)) ? [] : ['a picture of over 10 MB is not refused for its size']),
        ];
      },
    },
  ],
};

async function refusesSize(target: Target): Promise<boolean> {
  try {
    const picture = await upload(target, 'image/jpeg', new Uint8Array(MAX_BYTES + 1));
    return picture.status === 413 || field(picture, 'statusCode') === '413';
  } catch {
    // A server may hang up on what is too large instead of answering.
    return true;
  }
}
