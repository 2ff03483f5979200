import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { embeddedKeys } from '../../scripts/backend/keys.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { backendUrl } from '../support/backend.ts';
import { operator, signedInVisitor, untypedVisitor, visitor } from '../support/clients.ts';
import { storedLead, submitLead, submitOldLead } from '../support/leads.ts';
import { withLimits } from '../support/limits.ts';

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

test.each([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
])('a visitor can upload a .%s photo that everyone can see', async (extension, contentType) => {
  const { id } = await submitLead(minimalLeadRow());
  const path = `${id}/${Date.now()}-0.${extension}`;
  const blob = new Blob(['the pixels']);

  const { error } = await bucket.upload(path, await blob.arrayBuffer(), { contentType });

  expect(error).toBeNull();
  const response = await fetch(publicUrl(path));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(contentType);
  expect(await response.text()).toBe('the pixels');
});

test('five photos are accepted and a sixth is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());
  for (const index of [0, 1, 2, 3, 4]) await uploadPhoto(id, index);

  const sixth = `${id}/${TIMESTAMP + 1}-0.png`;
  const { error } = await upload(sixth);

  expect(error).not.toBeNull();
  expect(await download(sixth)).toBeNull();
  expect(await countPhotos(id)).toBe(5);
});

test('a retry of the fifth photo is reported as a duplicate, not as too many', async () => {
  const { id } = await submitLead(minimalLeadRow());
  for (const index of [0, 1, 2, 3, 4]) await uploadPhoto(id, index);

  const { error } = await upload(`${id}/${TIMESTAMP}-4.png`);

  expect(error).toMatchObject({ statusCode: '409' });
  expect(await countPhotos(id)).toBe(5);
});

test('five of six simultaneous photos are accepted', async () => {
  const { id } = await submitLead(minimalLeadRow());

  await Promise.all([0, 1, 2, 3, 4, 5].map((more) => upload(`${id}/${TIMESTAMP + more}-0.png`)));

  expect(await countPhotos(id)).toBe(5);
});

test('a photo of 10 MB is accepted', async () => {
  const { id } = await submitLead(minimalLeadRow());

  const { error } = await upload(`${id}/${TIMESTAMP}-0.png`, { body: new ArrayBuffer(MAX_BYTES) });

  expect(error).toBeNull();
});

test('a photo of more than 10 MB is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());

  const { error } = await upload(`${id}/${TIMESTAMP}-0.png`, { body: new ArrayBuffer(MAX_BYTES + 1) });

  expect(error).not.toBeNull();
  expect(await countPhotos(id)).toBe(0);
});

test.each(['image/gif', 'image/svg+xml', 'text/html', 'application/javascript', 'application/octet-stream'])(
  'a file of type %s is refused',
  async (contentType) => {
    const { id } = await submitLead(minimalLeadRow());

    const { error } = await upload(`${id}/${TIMESTAMP}-0.png`, { contentType });

    expect(error).not.toBeNull();
    expect(await countPhotos(id)).toBe(0);
  },
);

test.each([
  'photo.png',
  `${TIMESTAMP}.png`,
  `${TIMESTAMP}-5.png`,
  `${TIMESTAMP}-01.png`,
  `${TIMESTAMP}--1.png`,
  `${TIMESTAMP}0-0.png`,
  '1795248782-0.png',
  `${TIMESTAMP}-0`,
  `${TIMESTAMP}-0.gif`,
  `${TIMESTAMP}-0.svg`,
  `${TIMESTAMP}-0.PNG`,
  `${TIMESTAMP}-0.html`,
  `${TIMESTAMP}-0.png.html`,
  `${TIMESTAMP}-0.png/index.html`,
  `album/${TIMESTAMP}-0.png`,
  `x${TIMESTAMP}-0.png`,
])('a file named %s is refused', async (name) => {
  const { id } = await submitLead(minimalLeadRow());

  const { error } = await upload(`${id}/${name}`);

  expect(error).not.toBeNull();
  expect(await countPhotos(id)).toBe(0);
});

test.each([
  ['of a lead that does not exist', () => randomUUID()],
  ['without a valid id', () => 'somewhere'],
])('a photo in a folder %s is refused', async (_, makeFolder) => {
  const folder = makeFolder();

  const { error } = await upload(`${folder}/${TIMESTAMP}-0.png`);

  expect(error).not.toBeNull();
  expect(await countPhotos(folder)).toBe(0);
});

test('a photo in a folder with a capitalized id is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());

  const { error } = await upload(`${id.toUpperCase()}/${TIMESTAMP}-0.png`);

  expect(error).not.toBeNull();
  expect(await countPhotos(id.toUpperCase())).toBe(0);
});

test('a photo outside any folder is refused', async () => {
  const path = `${TIMESTAMP}-0.png`;

  const { error } = await upload(path);

  expect(error).not.toBeNull();
  expect(await download(path)).toBeNull();
});

test('a photo for a lead from 59 minutes ago is accepted', async () => {
  const { id } = await submitOldLead(59);

  const { error } = await upload(`${id}/${TIMESTAMP}-0.png`);

  expect(error).toBeNull();
});

test('a photo for a lead from over an hour ago is refused', async () => {
  const { id } = await submitOldLead(61);

  const { error } = await upload(`${id}/${TIMESTAMP}-0.png`);

  expect(error).not.toBeNull();
  expect(await countPhotos(id)).toBe(0);
});

test('a flagged lead accepts no photos and attaches none', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const url = publicUrl(await uploadPhoto(id));
  await operator.from('leads').update({ flagged_because: 'No such street' }).eq('id', id).throwOnError();

  const { error } = await upload(`${id}/${TIMESTAMP}-1.png`);
  const attached = await attach(id, [url]);

  expect(error).not.toBeNull();
  expect(await countPhotos(id)).toBe(1);
  expect(attached.status).toBe(404);
  expect((await storedLead(id))?.image_urls).toEqual([]);
});

test.each([
  ['photos', 'photos_per_hour'],
  ['megabytes', 'photo_megabytes_per_hour'],
])(
  'a photo over the hourly limit of %s is refused, and a retry of a stored one is reported as a duplicate',
  async (_, limit) => {
    const { id } = await submitLead(minimalLeadRow());
    const path = `${id}/${TIMESTAMP}-0.png`;
    await upload(path, { body: new ArrayBuffer(1_100_000) });

    await withLimits({ [limit]: 1 }, async () => {
      const { error } = await upload(`${id}/${TIMESTAMP}-1.png`);
      const retry = await upload(path);

      expect(error).not.toBeNull();
      expect(retry.error).toMatchObject({ statusCode: '409' });
      expect(await countPhotos(id)).toBe(1);
    });
  },
);

test('a photo in another bucket is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const name = randomUUID();
  await operator.storage.createBucket(name, { public: true });

  const { error } = await visitor.storage
    .from(name)
    .upload(`${id}/${TIMESTAMP}-0.png`, photo(), { contentType: 'image/png' });

  expect(error).not.toBeNull();
  const { data } = await operator.storage.from(name).list(id);
  expect(data).toEqual([]);
});

test("a signed-in visitor can't upload", async () => {
  const { id } = await submitLead(minimalLeadRow());

  const { error } = await signedInVisitor.storage
    .from('lead-images')
    .upload(`${id}/${TIMESTAMP}-0.png`, photo(), { contentType: 'image/png' });

  expect(error).not.toBeNull();
  expect(await countPhotos(id)).toBe(0);
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

const changes: Record<string, (path: string, freePath: string) => PromiseLike<{ error: unknown; data: unknown }>> = {
  'overwrite a photo': (path) => upload(path, { body: photo('something else') }),
  'overwrite a photo by an upsert': (path) => upload(path, { body: photo('something else'), upsert: true }),
  'update a photo': (path) => bucket.update(path, photo('something else'), { contentType: 'image/png' }),
  'move a photo': (path, freePath) => bucket.move(path, freePath),
  'move a photo to another bucket': (path, freePath) =>
    bucket.move(path, freePath, { destinationBucket: 'lead-images' }),
  'copy a photo': (path, freePath) => bucket.copy(path, freePath),
  'delete a photo': (path) => bucket.remove([path]),
  'empty the bucket': () => visitor.storage.emptyBucket('lead-images'),
  'delete the bucket': () => visitor.storage.deleteBucket('lead-images'),
  'sign a photo address': (path) => bucket.createSignedUrl(path, 60),
  'list the photos of a lead': (path) => bucket.list(path.split('/')[0]),
  'list the folders': () => bucket.list(),
  'list the folders, signed in': () => signedInVisitor.storage.from('lead-images').list(),
  'list the buckets': () => visitor.storage.listBuckets(),
};

test.each(Object.entries(changes))("a visitor can't %s", async (_, attack) => {
  const { id } = await submitLead(minimalLeadRow());
  const path = await uploadPhoto(id);
  const freePath = `${id}/${TIMESTAMP}-1.png`;

  const { error, data } = await attack(path, freePath);

  expect(error ?? data).not.toBeNull();
  expect(data ?? []).toEqual([]);
  expect(await download(path)).toBe('a photo');
  expect(await download(freePath)).toBeNull();
  expect(await countPhotos(id)).toBe(1);
});

test("a visitor can't open the bucket to other files", async () => {
  const { data: before } = await operator.storage.getBucket('lead-images');

  const { error } = await visitor.storage.updateBucket('lead-images', {
    public: true,
    fileSizeLimit: null,
    allowedMimeTypes: null,
  });

  expect(error).not.toBeNull();
  const { data: after } = await operator.storage.getBucket('lead-images');
  expect(after).toMatchObject({ public: true, file_size_limit: MAX_BYTES });
  expect(after).toEqual(before);
});

test("a visitor can't create a bucket", async () => {
  const name = randomUUID();

  const { error } = await visitor.storage.createBucket(name, { public: true });

  expect(error).not.toBeNull();
  const { data } = await operator.storage.getBucket(name);
  expect(data).toBeNull();
});

test("a visitor can't delete an empty bucket", async () => {
  const name = randomUUID();
  await operator.storage.createBucket(name, { public: true });

  const { error } = await visitor.storage.deleteBucket(name);

  expect(error).not.toBeNull();
  const { data } = await operator.storage.getBucket(name);
  expect(data).toMatchObject({ name });
});

// Attaching

test('a visitor can attach five photos to a new lead, more than once', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const urls = [];
  for (const index of [0, 1, 2, 3, 4]) urls.push(publicUrl(await uploadPhoto(id, index)));

  const first = await attach(id, urls.slice(0, 1));
  const second = await attach(id, urls);

  expect(first.error ?? second.error).toBeNull();
  expect((await storedLead(id))?.image_urls).toEqual(urls);
});

test('attaching photos changes nothing else', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const before = await storedLead(id);
  const url = publicUrl(await uploadPhoto(id));

  await attach(id, [url]);

  const after = await storedLead(id);
  expect(after).toEqual({ ...before, image_urls: [url], updated_at: after?.updated_at });
});

test('an address on a hosted project is accepted', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const url = `${HOSTED}/storage/v1/object/public/lead-images/${await uploadPhoto(id)}`;

  const { error } = await attach(id, [url]);

  expect(error).toBeNull();
  expect((await storedLead(id))?.image_urls).toEqual([url]);
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

test.each(Object.entries(badUrls))('attaching %s is refused', async (_, makeUrls) => {
  const { id } = await submitLead(minimalLeadRow());
  const path = await uploadPhoto(id);
  const before = await storedLead(id);

  const { error } = await untypedVisitor.rpc('attach_lead_images', {
    lead_id: id,
    image_urls: makeUrls(publicUrl(path), path),
  });

  expect(error).not.toBeNull();
  expect(await storedLead(id)).toEqual(before);
});

test("attaching again doesn't remove photos", async () => {
  const { id } = await submitLead(minimalLeadRow());
  const urls = [publicUrl(await uploadPhoto(id, 0)), publicUrl(await uploadPhoto(id, 1))];
  await attach(id, urls);

  const { error } = await attach(id, urls.slice(1));

  expect(error).toMatchObject({ code: 'PT400', message: 'Photos that are attached stay attached.' });
  expect((await storedLead(id))?.image_urls).toEqual(urls);
});

test.each([
  ['none', 0],
  ['six', 6],
])('attaching %s photos is refused with the allowed number', async (_, count) => {
  const { id } = await submitLead(minimalLeadRow());
  const url = publicUrl(await uploadPhoto(id));

  const { error } = await attach(id, Array(count).fill(url));

  expect(error).toMatchObject({ code: 'PT400', message: 'Give 1 to 5 photo addresses.' });
});

test('attaching the photo of another lead is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const other = await submitLead(minimalLeadRow());
  const url = publicUrl(await uploadPhoto(other.id));

  const { error } = await attach(id, [url]);

  expect(error).not.toBeNull();
  expect((await storedLead(id))?.image_urls).toEqual([]);
});

test('attaching to a lead from over an hour ago is refused', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const url = publicUrl(await uploadPhoto(id));
  const created_at = new Date(Date.now() - 61 * 60_000).toISOString();
  await operator.from('leads').update({ created_at }).eq('id', id).throwOnError();

  const { error, status } = await attach(id, [url]);

  expect(error).not.toBeNull();
  expect(status).toBe(404);
  expect((await storedLead(id))?.image_urls).toEqual([]);
});

test.each([randomUUID(), 'not-an-id', null])('attaching to the lead %s is refused', async (lead_id) => {
  const url = publicUrl(await uploadPhoto((await submitLead(minimalLeadRow())).id));

  const { error } = await untypedVisitor.rpc('attach_lead_images', { lead_id, image_urls: [url] });

  expect(error).not.toBeNull();
});

test("a signed-in visitor can't attach", async () => {
  const { id } = await submitLead(minimalLeadRow());
  const url = publicUrl(await uploadPhoto(id));

  await signedInVisitor.rpc('attach_lead_images', { lead_id: id, image_urls: [url] });

  expect((await storedLead(id))?.image_urls).toEqual([]);
});

test('an operator can pin the origin of photo addresses', async () => {
  const { id } = await submitLead(minimalLeadRow());
  const path = await uploadPhoto(id);
  const on = (origin: string) => `${origin}/storage/v1/object/public/lead-images/${path}`;

  await withLimits({ storage_origin: 'https://photos.example' }, async () => {
    for (const origin of [backendUrl, HOSTED, 'https://photosXexample', 'https://photos.example.evil.example']) {
      const { error } = await attach(id, [on(origin)]);
      expect(error).not.toBeNull();
    }
    expect((await storedLead(id))?.image_urls).toEqual([]);

    const { error } = await attach(id, [on('https://photos.example')]);
    expect(error).toBeNull();
    expect((await storedLead(id))?.image_urls).toEqual([on('https://photos.example')]);
  });
});

test.each(['photos.example', 'https://photos.example/', 'ftp://photos.example', 'https://', ''])(
  "the operator can't pin %s, which is not an origin",
  async (storage_origin) => {
    const { error } = await operator.from('submission_limits').update({ storage_origin }).eq('only_row', true);

    expect(error?.message).toContain('storage_origin is an address without a slash at the end');
    const { data } = await operator.from('submission_limits').select('storage_origin').single().throwOnError();
    expect(data.storage_origin).toBeNull();
  },
);

// Private functions and tables

test.each([
  ['private', 'attach_lead_images', { lead_id: randomUUID(), image_urls: [] }],
  ['private', 'may_upload_lead_image', { object_name: 'x' }],
  ['private', 'is_open_for_images', { lead_id: randomUUID() }],
  ['private', 'new_tracking_id', {}],
  ['public', 'private.new_tracking_id', {}],
  ['public', 'new_tracking_id', {}],
  ['public', 'may_upload_lead_image', { object_name: 'x' }],
])("a visitor can't call %s.%s", async (schema, name, parameters) => {
  const { error, data } = await untypedVisitor.schema(schema).rpc(name, parameters);

  expect(error).not.toBeNull();
  expect(data).toBeNull();
});

test.each([
  ['storage', 'objects'],
  ['storage', 'buckets'],
  ['auth', 'users'],
  ['pg_catalog', 'pg_class'],
])("a visitor can't read %s.%s", async (schema, table) => {
  const { error, data } = await untypedVisitor.schema(schema).from(table).select();

  expect(error).not.toBeNull();
  expect(data).toBeNull();
});
