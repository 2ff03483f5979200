import { randomUUID } from 'node:crypto';
import { type Answer, type Area, ask, describeAnswer, field, type Target } from './check.ts';

const PUSH = 'Run `npx supabase db push`. If it has nothing to do, someone changed the bucket lead-images by hand.';
const MAX_BYTES = 10 * 1024 * 1024;

/** The path of a photo of a request that does not exist. */
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
      title: 'The bucket lead-images exists and is public',
      advice: PUSH,
      async run(target) {
        const answer = await storage(target, `object/public/${nowhere()}`);
        // For a missing or private bucket, the message is "Bucket not found".
        return /object not found/i.test(field(answer, 'message')) ? [] : [describeAnswer(answer)];
      },
    },
    {
      title: 'A visitor cannot list photos, and can add them only to their own new request',
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
          ...(isDenied(photo) ? [] : [`a photo without a request: ${describeAnswer(photo)}`]),
          ...(isDenied(signed) ? [] : [`a signed upload URL: ${describeAnswer(signed)}`]),
        ];
      },
    },
    {
      title: 'The bucket accepts only pictures of up to 10 MB',
      advice: `${PUSH} Its limits: 10 MB; image/jpeg, image/png, image/webp.`,
      async run(target) {
        const page = await upload(target, 'text/html', '<p>npm run doctor</p>');
        const isTypeChecked = field(page, 'error') === 'invalid_mime_type' || /mime type/i.test(field(page, 'message'));
        return [
          ...(isTypeChecked ? [] : [`an HTML page: ${describeAnswer(page)}`]),
          ...((await refusesSize(target)) ? [] : ['a picture over 10 MB is not refused for its size']),
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
    // A server may close the connection on a body that is too large, instead of responding.
    return true;
  }
}
