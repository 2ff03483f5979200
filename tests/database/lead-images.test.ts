import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { ago } from '../support/ago.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, signedInVisitor, untypedVisitor, visitor } from '../support/clients.ts';
import { storedLead, submitLead, submitOldLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';
import { changeLead } from '../support/match.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const TIMESTAMP = 1_795_248_782_646;
const HOSTED = 'https://abcdefghijklmnopqrst.supabase.co';

const bucket = visitor.storage.from('lead-images');

function photo(text = 'a photo') {
  return new TextEncoder().encode(text).buffer;
}

function upload(path: string, { body = photo(), contentType = 'image/png', upsert = false } = {}) {
  return bucket.upload(path, body, { contentType, upsert });
}

async function uploadPhoto(leadId: string, index = 0): Promise<string> {
  const path = `${leadId}/${TIMESTAMP}-${index}.png`;
  const { error } = await upload(path);
  if (error) throw error;
  return path;
}

function publicUrl(path: string): string {
  return bucket.getPublicUrl(path).data.publicUrl;
}

/** The number of photos in a folder of the bucket. */
async function countPhotos(folder: string): Promise<number> {
  const { data, error } = await operator.storage.from('lead-images').list(folder);
  if (error) throw error;
  return data.length;
}

async function download(path: string): Promise<string | null> {
  const response = await fetch(publicUrl(path));
  return response.ok ? response.text() : null;
}

function attach(leadId: string, imageUrls: string[]) {
  return visitor.rpc('attach_lead_images', { lead_id: leadId, image_urls: imageUrls });
}

// Uploading

test('a visitor can upload a photo of each type, which everyone can see', async () => {
  const { id } = await submitLead(minimalLeadRow());
  for (const [extension, contentType] of [
    ['jpg', 'image/jpeg'],
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
  ] as const) {
    const path = `${id}/${Date.now()}-0.${extension}`;
    const { error } = await upload(path, { contentType });

    expect([extension, error]).toEqual([extension, null]);
    const response = await fetch(publicUrl(path));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, contentType]);
    expect(await response.text()).toBe('a photo');
  }
});

test('five photos are accepted, a sixth is refused, and a retry of the fifth is reported as a duplicate', async () => {
  const { id } = await submitLead(minimalLeadRow());
  for (const index of [0, 1, 2, 3, 4]) await uploadPhoto(id, index);

  const sixth = `${id}/${TIMESTAMP + 1}-0.png`;
  expect((await upload(sixth)).error).not.toBeNull();
  expect((await upload(`${id}/${TIMESTAMP}-4.png`)).error).toMatchObject({ statusCode: '409' });

  expect(await download(sixth)).toBeNull();
  expect(await countPhotos(id)).toBe(5);
});

test('a photo can have 10 MB, and not more', async () => {
  const { id } = await submitLead(minimalLeadRow());

  const most = await upload(`${id}/${TIMESTAMP}-0.png`, { body: new ArrayBuffer(MAX_BYTES) });
  const more = await upload(`${id}/${TIMESTAMP}-1.png`, { body: new ArrayBuffer(MAX_BYTES + 1) });

  expect(most.error).toBeNull();
  expect(more.error).not.toBeNull();
  expect(await countPhotos(id)).toBe(1);
});

test('a file of another type, with another name or in another folder is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const good = `${TIMESTAMP}-0.png`;
  const names = [
    ...['photo.png', `${TIMESTAMP}.png`, `${TIMESTAMP}-5.png`, `${TIMESTAMP}-01.png`, `${TIMESTAMP}--1.png`],
    ...[`${TIMESTAMP}0-0.png`, '1795248782-0.png', `${TIMESTAMP}-0`, `${TIMESTAMP}-0.gif`, `${TIMESTAMP}-0.svg`],
    ...[`${TIMESTAMP}-0.PNG`, `${good}.html`, `${good}/index.html`, `album/${good}`, `x${good}`],
  ];
  const types = ['image/gif', 'image/svg+xml', 'text/html', 'application/javascript', 'application/octet-stream'];
  const paths = [
    ...names.map((name) => `${id}/${name}`),
    ...[`${randomUUID()}/${good}`, `somewhere/${good}`, `${id.toUpperCase()}/${good}`, good],
  ];

  const accepted = [];
  for (const path of paths) if ((await upload(path)).error === null) accepted.push(path);
  for (const contentType of types) {
    if ((await upload(`${id}/${good}`, { contentType })).error === null) accepted.push(contentType);
  }

  expect(accepted).toEqual([]);
  for (const path of paths) expect([path, await download(path)]).toEqual([path, null]);
  expect([await countPhotos(id), await countPhotos(id.toUpperCase())]).toEqual([0, 0]);
});

test('a photo for a lead is accepted for an hour', async () => {
  for (const [minutes, count] of [
    [59, 1],
    [61, 0],
  ] as const) {
    const { id } = await submitOldLead(minutes);
    await upload(`${id}/${TIMESTAMP}-0.png`);
    expect([minutes, await countPhotos(id)]).toEqual([minutes, count]);
  }
});

test('a flagged lead accepts no photos and attaches none', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const url = publicUrl(await uploadPhoto(id));
  await changeLead({ id }, { flagged_because: 'No such street' });

  const { error } = await upload(`${id}/${TIMESTAMP}-1.png`);
  const attached = await attach(id, [url]);

  expect(error).not.toBeNull();
  expect(await countPhotos(id)).toBe(1);
  expect(attached.status).toBe(404);
  expect((await storedLead(id))?.image_urls).toEqual([]);
});

test('a photo over an hourly limit is refused, and a retry of a stored one is reported as a duplicate', async () => {
  for (const limit of ['photos_per_hour', 'photo_megabytes_per_hour']) {
    const { id } = await submitLead(minimalLeadRow());
    const path = `${id}/${TIMESTAMP}-0.png`;
    await upload(path, { body: new ArrayBuffer(1_100_000) });

    await withLimits({ [limit]: 1 }, async () => {
      expect([limit, (await upload(`${id}/${TIMESTAMP}-1.png`)).error]).not.toEqual([limit, null]);
      expect((await upload(path)).error).toMatchObject({ statusCode: '409' });
      expect(await countPhotos(id)).toBe(1);
    });
  }
});

test('a photo in another bucket is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const name = randomUUID();
  await operator.storage.createBucket(name, { public: true });

  const path = `${id}/${TIMESTAMP}-0.png`;
  const { error } = await visitor.storage.from(name).upload(path, photo(), { contentType: 'image/png' });

  expect(error).not.toBeNull();
  const { data } = await operator.storage.from(name).list(id);
  expect(data).toEqual([]);
});

test('a signed-in visitor can neither upload nor attach', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const url = publicUrl(await uploadPhoto(id));

  const theirs = signedInVisitor.storage.from('lead-images');
  const { error } = await theirs.upload(`${id}/${TIMESTAMP}-1.png`, photo(), { contentType: 'image/png' });
  await signedInVisitor.rpc('attach_lead_images', { lead_id: id, image_urls: [url] });

  expect(error).not.toBeNull();
  expect(await countPhotos(id)).toBe(1);
  expect((await storedLead(id))?.image_urls).toEqual([]);
});

test("a visitor can't get signed upload addresses, which would bypass the limits", async () => {
  const { id } = await submitLead(minimalLeadRow());
  const storage = `${backendUrl}/storage/v1`;

  // storage-js can't read lite's answer, so this uses HTTP.
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((more) =>
      fetch(`${storage}/object/upload/sign/lead-images/${id}/${TIMESTAMP + more}-0.png`, {
        method: 'POST',
        headers: { apikey: embeddedKeys.publishable },
      }),
    ),
  );
  for (const answer of answers) {
    const { token, path } = await answer.json();
    await fetch(`${storage}/object/upload/sign/lead-images/${path}?token=${token}`, {
      method: 'PUT',
      headers: { apikey: embeddedKeys.publishable, 'content-type': 'image/png' },
      body: photo(),
    });
  }

  expect(answers.filter((answer) => answer.ok)).toEqual([]);
  expect(await countPhotos(id)).toBe(0);
});

// Changing, deleting, listing

test('a visitor can neither change nor list photos', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const path = await uploadPhoto(id);
  const freePath = `${id}/${TIMESTAMP}-1.png`;
  const other = photo('something else');
  const storage = visitor.storage;
  const attacks: Record<string, () => PromiseLike<{ error: unknown; data: unknown }>> = {
    'overwrite a photo': () => upload(path, { body: other }),
    'overwrite a photo by an upsert': () => upload(path, { body: other, upsert: true }),
    'update a photo': () => bucket.update(path, other, { contentType: 'image/png' }),
    'move a photo': () => bucket.move(path, freePath),
    'move a photo to another bucket': () => bucket.move(path, freePath, { destinationBucket: 'lead-images' }),
    'copy a photo': () => bucket.copy(path, freePath),
    'delete a photo': () => bucket.remove([path]),
    'empty the bucket': () => storage.emptyBucket('lead-images'),
    'delete the bucket': () => storage.deleteBucket('lead-images'),
    'sign a photo address': () => bucket.createSignedUrl(path, 60),
    'list the photos of a lead': () => bucket.list(id),
    'list the folders': () => bucket.list(),
    'list the folders, signed in': () => signedInVisitor.storage.from('lead-images').list(),
    'list the buckets': () => storage.listBuckets(),
  };

  for (const [what, attack] of Object.entries(attacks)) {
    const { error, data } = await attack();
    expect([what, error ?? data]).not.toEqual([what, null]);
    expect([what, data ?? []]).toEqual([what, []]);
    expect([what, await download(path), await download(freePath)]).toEqual([what, 'a photo', null]);
    expect([what, await countPhotos(id)]).toEqual([what, 1]);
  }
});

test('a visitor can neither open, create nor delete a bucket', async () => {
  const { data: before } = await operator.storage.getBucket('lead-images');
  const [name, empty] = [randomUUID(), randomUUID()];
  await operator.storage.createBucket(empty, { public: true });

  const toAll = { public: true, fileSizeLimit: null, allowedMimeTypes: null };
  const answers = [
    await visitor.storage.updateBucket('lead-images', toAll),
    await visitor.storage.createBucket(name, { public: true }),
    await visitor.storage.deleteBucket(empty),
  ];

  expect(answers.filter(({ error }) => error === null)).toEqual([]);
  const { data: after } = await operator.storage.getBucket('lead-images');
  expect(after).toMatchObject({ public: true, file_size_limit: MAX_BYTES });
  expect(after).toEqual(before);
  expect((await operator.storage.getBucket(name)).data).toBeNull();
  expect((await operator.storage.getBucket(empty)).data).toMatchObject({ name: empty });
});

// Attaching

test('a visitor can attach five photos to a new lead, more than once, which changes nothing else', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const before = await storedLead(id);
  const urls = [];
  for (const index of [0, 1, 2, 3]) urls.push(publicUrl(await uploadPhoto(id, index)));
  urls.push(`${HOSTED}/storage/v1/object/public/lead-images/${await uploadPhoto(id, 4)}`);

  const first = await attach(id, urls.slice(0, 1));
  const second = await attach(id, urls);

  expect(first.error ?? second.error).toBeNull();
  const after = await storedLead(id);
  expect(after).toEqual({ ...before, image_urls: urls, updated_at: after?.updated_at });
});

const badUrls: Record<string, (url: string, path: string) => unknown> = {
  'no address': () => [],
  null: () => null,
  'a null address': () => [null],
  'a null address beside a good one': (url) => [url, null],
  'an empty address': () => [''],
  'six addresses': (url) => Array(6).fill(url),
  'a nested list': (url) => [[url], [url]],
  'text instead of a list': (url) => url,
  'a good address and a foreign one': (url) => [url, 'https://evil.example/photo.png'],
  'a foreign host': (url) => [url.replace(backendUrl, 'https://evil.example')],
  'a host that begins like a hosted one': (url) => [url.replace(backendUrl, `${HOSTED}.evil.example`)],
  'a host that begins like this one': (url) => [url.replace(backendUrl, 'http://127.0.0.1.evil.example')],
  'another host behind an at sign': (url) => [url.replace(backendUrl, `${backendUrl}@evil.example`)],
  'a user name before the host': (url) => [url.replace('http://', 'http://evil@')],
  'a host with a short project name': (url) => [url.replace(backendUrl, 'https://evil.supabase.co')],
  'a hosted address without encryption': (url) => [url.replace(backendUrl, HOSTED.replace('https:', 'http:'))],
  'a port of six digits': (url) => [url.replace(backendUrl, 'http://127.0.0.1:123456')],
  'a foreign host before a good address': (url) => [`https://evil.example/${url}`],
  'a script': (url) => [`javascript:alert(1)//${url}`],
  'a script on a line of its own': (url) => [`javascript:alert(1)\n${url}`],
  'a data address': () => ['data:image/svg+xml,<svg onload="alert(1)"/>'],
  'a query string': (url) => [`${url}?download=evil.exe`],
  'a fragment': (url) => [`${url}#evil`],
  'something after the extension': (url) => [`${url}.html`],
  'a line break at the end': (url) => [`${url}\n`],
  'another bucket': (url) => [url.replace('lead-images', 'lead-videos')],
  'another endpoint': (url) => [url.replace('/object/public/', '/render/image/public/')],
  'an encoded slash': (url, path) => [url.replace(path, path.replace('/', '%2F'))],
  'a path that climbs': (url, path) => [url.replace(path, `../lead-images/${path}`)],
  'a path alone': (_, path) => [path],
  'a photo that is not there': (url) => [url.replace('-0.png', '-1.png')],
};

test('attaching anything but own photos is refused', async () => {
  const [{ id }, other] = [await submitLead(minimalLeadRow()), await submitLead(minimalLeadRow())];
  const path = await uploadPhoto(id);
  const url = publicUrl(path);
  const before = await storedLead(id);
  const attempts: [string, unknown, unknown][] = [
    ...Object.entries(badUrls).map(([what, make]): [string, unknown, unknown] => [what, id, make(url, path)]),
    ['the photo of another lead', id, [publicUrl(await uploadPhoto(other.id))]],
    ['a photo to no known lead', randomUUID(), [url]],
    ['a photo to no lead', null, [url]],
  ];

  const accepted = [];
  for (const [what, lead_id, image_urls] of attempts) {
    const { error } = await untypedVisitor.rpc('attach_lead_images', { lead_id, image_urls });
    if (error === null) accepted.push(what);
  }

  expect(accepted).toEqual([]);
  expect(await storedLead(id)).toEqual(before);
  for (const urls of [[], Array(6).fill(url)]) {
    const { error } = await attach(id, urls);
    expect(error).toMatchObject({ code: 'PT400', message: 'Give 1 to 5 photo addresses.' });
  }
});

test("attaching again doesn't remove photos, and is refused after an hour", async () => {
  const { id } = await submitLead(minimalLeadRow());
  const urls = [publicUrl(await uploadPhoto(id, 0)), publicUrl(await uploadPhoto(id, 1))];
  const third = await uploadPhoto(id, 2);
  await attach(id, urls);

  const { error } = await attach(id, urls.slice(1));
  await changeLead({ id }, { created_at: ago(61 * 60_000) });
  const late = await attach(id, [...urls, publicUrl(third)]);

  expect(error).toMatchObject({ code: 'PT400', message: 'Photos that are attached stay attached.' });
  expect(late.status).toBe(404);
  expect((await storedLead(id))?.image_urls).toEqual(urls);
});

test('an operator can pin the origin of photo addresses', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const path = await uploadPhoto(id);
  const on = (origin: string) => `${origin}/storage/v1/object/public/lead-images/${path}`;

  await withLimits({ storage_origin: 'https://photos.example' }, async () => {
    for (const origin of [backendUrl, HOSTED, 'https://photosXexample', 'https://photos.example.evil.example']) {
      expect((await attach(id, [on(origin)])).error).not.toBeNull();
    }
    expect((await attach(id, [on('https://photos.example')])).error).toBeNull();
    expect((await storedLead(id))?.image_urls).toEqual([on('https://photos.example')]);
  });
});

test('the operator can pin only an origin', async () => {
  for (const storage_origin of ['photos.example', 'https://photos.example/', 'ftp://photos.example', 'https://', '']) {
    const { error } = await operator.from('submission_limits').update({ storage_origin }).eq('only_row', true);
    expect(error?.message).toContain('storage_origin is an address without a slash at the end');
  }
  const { data } = await operator.from('submission_limits').select('storage_origin').single().throwOnError();
  expect(data.storage_origin).toBeNull();
});

// Private functions and tables

test("a visitor can't reach private functions and tables", async () => {
  const calls: [string, string, object][] = [
    ['private', 'attach_lead_images', { lead_id: randomUUID(), image_urls: [] }],
    ['private', 'may_upload_lead_image', { object_name: 'x' }],
    ['private', 'is_open_for_images', { lead_id: randomUUID() }],
    ['private', 'new_tracking_id', {}],
    ['public', 'private.new_tracking_id', {}],
    ['public', 'new_tracking_id', {}],
    ['public', 'may_upload_lead_image', { object_name: 'x' }],
  ];
  const answers = [];
  for (const [schema, name, parameters] of calls)
    answers.push(await untypedVisitor.schema(schema).rpc(name, parameters));
  for (const name of ['storage.objects', 'storage.buckets', 'auth.users', 'pg_catalog.pg_class']) {
    const [schema = '', table = ''] = name.split('.');
    answers.push(await untypedVisitor.schema(schema).from(table).select());
  }

  expect(answers.filter(({ error, data }) => error === null || data !== null)).toEqual([]);
});
