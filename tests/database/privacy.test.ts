import { expect, test, vi } from 'vitest';
import { deletePerson } from '../../scripts/operate/delete-person.ts';
import { deleteFlagged, listFlagged } from '../../scripts/operate/flagged.ts';
import { operatorOf } from '../../scripts/operate/operator.ts';
import { freshEmail } from '../fixtures/emails.ts';
import { minimalLeadRow } from '../fixtures/leads.ts';
import { freshPhone } from '../fixtures/phones.ts';
import { operator, signedInVisitor, visitor } from '../support/clients.ts';
import { storedLead, submitLead } from '../support/leads.ts';
import { actions, addHauler, changeLead, deleteHauler, report } from '../support/match.ts';
import { sendMessage as send, storedMessage } from '../support/messages.ts';

/** A request with a photo, a report and a change of status. */
async function submitLeadOf(contact: { phone?: string; email?: string }) {
  const lead = await submitLead({ ...minimalLeadRow(), ...contact });
  const photo = `${lead.id}/1795248782646-0.png`;
  const { error } = await visitor.storage
    .from('lead-images')
    .upload(photo, new TextEncoder().encode('pixels').buffer, { contentType: 'image/png' });
  if (error) throw error;
  const { publicUrl } = visitor.storage.from('lead-images').getPublicUrl(photo).data;
  await visitor.rpc('attach_lead_images', { lead_id: lead.id, image_urls: [publicUrl] }).throwOnError();
  await changeLead(lead, { status: 'In Progress' });
  await report(lead);
  return { ...lead, photo, publicUrl };
}

const sendMessage = (email: string) => send({ email });

/** The number of rows of a request. */
async function traces(lead: { id: string; publicUrl: string }) {
  const [reports, changes] = await Promise.all([
    operator.from('contact_reports').select().eq('lead_id', lead.id).throwOnError(),
    operator.from('lead_status_changes').select().eq('lead_id', lead.id).throwOnError(),
  ]);
  return {
    lead: (await storedLead(lead.id)) !== null,
    reports: reports.data.length,
    changes: changes.data.length,
    photo: (await fetch(lead.publicUrl)).ok,
  };
}

const EVERYTHING = { lead: true, reports: 1, changes: 1, photo: true };
const NOTHING = { lead: false, reports: 0, changes: 0, photo: false };

// delete_person

test('a person is deleted by email address: requests, reports, history, photos and messages', async () => {
  const email = freshEmail();
  const spellings = [email, email.toUpperCase()];
  const leads = await Promise.all(spellings.map((each) => submitLeadOf({ email: each })));
  const messages = await Promise.all(spellings.map(sendMessage));
  const person = { email: `  ${email.toUpperCase()} ` };

  const none = { leads: 0, messages: 0, replies: 0, reviews: 0, photos: 0 };
  const nothing = { ...none, otherContacts: [], nearMatches: [], haulers: [] };
  const otherContacts = expect.arrayContaining(leads.map(({ phone }) => phone));
  const deleted = { ...nothing, leads: 2, messages: 2, photos: 2, otherContacts };
  expect(await deletePerson(operator, person)).toEqual(deleted);
  for (const lead of leads) expect(await traces(lead)).toEqual(NOTHING);
  for (const message of messages) expect(await storedMessage(message)).toBeNull();
  expect(await deletePerson(operator, person)).toEqual(nothing);
});

test("a person's replies to texts are also deleted, also from the numbers in an address's requests", async () => {
  const email = freshEmail();
  const [one, two, other] = [freshPhone(), freshPhone(), freshPhone()];
  const replyOf = (number: string) => ({ message_sid: `SM${number}`, phone: number, body: 'Is Friday fine?' });
  await operator.from('text_replies').insert([one, two, other].map(replyOf)).throwOnError();
  await submitLeadOf({ phone: one });
  await submitLeadOf({ email, phone: `1${two}` });

  expect(await deletePerson(operator, { phone: one })).toMatchObject({ leads: 1, replies: 1 });
  expect(await deletePerson(operator, { email })).toMatchObject({ leads: 1, replies: 1 });

  const { data } = await operator.from('text_replies').select('phone').in('phone', [one, two, other]).throwOnError();
  expect(data).toEqual([{ phone: other }]);
});

test('a person is deleted by phone number, as stored, as people write it, or with the country code', async () => {
  for (const write of [
    (digits: string) => digits,
    (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
    (digits: string) => `+1 ${digits}`,
  ]) {
    const phone = freshPhone();
    const leads = [await submitLeadOf({ phone }), await submitLeadOf({ phone: `1${phone}` })];

    expect((await deletePerson(operator, { phone: write(phone) })).leads).toBe(2);

    for (const lead of leads) expect(await traces(lead)).toEqual(NOTHING);
  }
});

test('given both, rows with either are deleted', async () => {
  const [email, phone] = [freshEmail(), freshPhone()];
  const leads = [await submitLeadOf({ email }), await submitLeadOf({ phone })];

  const deleted = await deletePerson(operator, { email, phone });

  expect(deleted).toMatchObject({ leads: 2, photos: 2 });
  for (const lead of leads) expect(await traces(lead)).toEqual(NOTHING);
});

test('no one else is affected, nor an address with another tag', async () => {
  const email = freshEmail();
  const contacts = [{ email: `x${email}` }, { email: email.replace('@', '+junk@') }, {}];
  const others = await Promise.all(contacts.map(submitLeadOf));
  const message = await sendMessage(`x${email}`);
  await submitLeadOf({ email });

  await deletePerson(operator, { email });

  for (const other of others) expect(await traces(other)).toEqual(EVERYTHING);
  expect(await storedMessage(message)).not.toBeNull();
});

test('numbers with the same ending are reported, and their requests stay', async () => {
  const national = freshPhone();
  const lead = await submitLeadOf({ phone: `44${national}` });

  const deleted = await deletePerson(operator, { phone: `+44 (0)${national}` });

  expect(deleted).toMatchObject({ leads: 0, nearMatches: [lead.phone] });
  expect(await traces(lead)).toEqual(EVERYTHING);
});

test('every spelling of a mailbox is found, and another tag is reported', async () => {
  const name = freshEmail().replace(/@.*/, '').replaceAll('.', '');
  const spelled = [`${name.slice(0, 3)}.${name.slice(3)}@gmail.com`, `${name.toUpperCase()}@googlemail.com`];
  await Promise.all(spelled.map((email) => submitLeadOf({ email })));
  const messages = await Promise.all(spelled.map(sendMessage));
  const corrected = await submitLeadOf({ email: spelled[0] ?? '' });
  await actions.correct(corrected, { email: freshEmail() });
  const [near, nearMessage] = [`${name}+junk@gmail.com`, `${name}+more@gmail.com`];
  const lead = await submitLeadOf({ email: near });
  const message = await sendMessage(nearMessage);

  const deleted = await deletePerson(operator, { email: `${name}@gmail.com` });

  expect(deleted).toMatchObject({ leads: 2, messages: 2, nearMatches: [near, nearMessage] });
  expect(deleted.otherContacts).toEqual(deleted.otherContacts.filter((contact) => !contact.includes('@')));
  expect(await traces(lead)).toEqual(EVERYTHING);
  for (const each of messages) expect(await storedMessage(each)).toBeNull();
  expect(await storedMessage(message)).not.toBeNull();
  const { data } = await operator.from('lead_corrections').select().eq('lead_id', corrected.id).throwOnError();
  expect(data).toEqual([]);
});

test('a hauler with the address or number is named', async () => {
  const hauler = await addHauler();
  const named = { haulers: [hauler.name] };
  expect(await deletePerson(operator, { email: hauler.email.toUpperCase() })).toMatchObject(named);
  expect(await deletePerson(operator, { phone: `+1 ${hauler.phone}` })).toMatchObject(named);
  await deleteHauler(hauler);
});

test('other contacts of the person are reported for deletion, also an address made from the number', async () => {
  const [email, phone] = [freshEmail(), freshPhone()];
  const made = `${phone}@example.com`;
  await submitLeadOf({ email, phone });
  await submitLeadOf({ email: made, phone });

  const deleted = await deletePerson(operator, { phone });

  expect(deleted.otherContacts.toSorted()).toEqual([email, made].toSorted());
});

test("a hauler's application is deleted by its number, which is reported, as are others that end like it", async () => {
  const [email, phone] = [freshEmail(), freshPhone()];
  const applicationOf = (number: string) => ({ business: 'Haul', areas: '91766', phone: number, services: [] });
  const sendApplication = (from: string, number: string) =>
    send({ email: from, subject: 'merchant-inquiry', application: applicationOf(number) });
  const mine = await sendApplication(email, `1${phone}`);
  const other = await sendApplication(freshEmail(), `44${phone}`);

  const deleted = await deletePerson(operator, { phone });

  expect(deleted).toMatchObject({ leads: 0, messages: 1, otherContacts: [email], nearMatches: [`44${phone}`] });
  expect(await storedMessage(mine)).toBeNull();
  expect(await storedMessage(other)).not.toBeNull();
  await sendApplication(email, phone);
  expect(await deletePerson(operator, { email })).toMatchObject({ messages: 1, otherContacts: [phone] });
});

test('an incomplete or empty contact, or a pattern, deletes no one', async () => {
  const lead = await submitLeadOf({ email: freshEmail() });
  const contacts = [
    ...[{}, { email: ' ', phone: '  ' }, { email: '%' }, { email: 'ana@' }, { phone: '555-0142' }],
    { email: 'ana@example.com', phone: '0142' },
  ];

  for (const contact of contacts) await expect(deletePerson(operator, contact)).rejects.toThrow();

  expect(await traces(lead)).toEqual(EVERYTHING);
});

test('a visitor deletes no one and lists no photos', async () => {
  const email = freshEmail();
  const lead = await submitLeadOf({ email });

  for (const client of [visitor, signedInVisitor]) {
    await client.rpc('delete_person', { email });
    await client.rpc('delete_flagged', { ids: [lead.id] });
    const { data } = await client.rpc('list_removable_photos', { closed_for_days: 1 });
    expect(data ?? []).toEqual([]);
  }
  expect(await traces(lead)).toEqual(EVERYTHING);
});

// What is flagged

async function flag(table: 'leads' | 'contact_messages', id: string) {
  await operator.from(table).update({ flagged_because: 'No such street' }).eq('id', id).throwOnError();
}

test('flagged rows are listed with their reason and deleted with their photos on request', async () => {
  const lead = await submitLeadOf({});
  const message = await sendMessage(freshEmail());
  const [other, otherMessage] = [await submitLeadOf({}), await sendMessage(freshEmail())];
  await flag('leads', lead.id);
  await flag('contact_messages', message.id);

  const flagged = await listFlagged(operator);
  const ids = flagged.map(({ id }) => id);
  const deleted = await deleteFlagged(operator, ids);

  const listed = { reason: 'No such street' };
  const request = { ...listed, id: lead.id, kind: 'request', photos: 1 };
  expect(flagged).toContainEqual(expect.objectContaining(request));
  expect(flagged).toContainEqual(expect.objectContaining({ ...listed, id: message.id, kind: 'message' }));
  expect(ids).not.toContain(other.id);
  expect(deleted.leads + deleted.messages).toBe(flagged.length);
  expect(await traces(lead)).toEqual(NOTHING);
  expect(await storedMessage(message)).toBeNull();
  expect(await traces(other)).toEqual(EVERYTHING);
  expect(await storedMessage(otherMessage)).not.toBeNull();
  expect(await listFlagged(operator)).toEqual([]);
});

test('rows no longer flagged are not deleted', async () => {
  const lead = await submitLeadOf({});
  const message = await sendMessage(freshEmail());

  expect(await deleteFlagged(operator, [lead.id, message.id])).toEqual({ leads: 0, messages: 0, photos: 0 });
  expect(await traces(lead)).toEqual(EVERYTHING);
  expect(await storedMessage(message)).not.toBeNull();
});

test('more rows than fit one call are all deleted', async () => {
  const rows = Array.from({ length: 501 }, () => ({ ...minimalLeadRow(), flagged_because: 'Spam' }));
  await operator.from('leads').insert(rows).throwOnError();

  const flagged = await listFlagged(operator);

  expect(flagged).toHaveLength(501);
  const ids = flagged.map(({ id }) => id);
  expect(await deleteFlagged(operator, ids)).toEqual({ leads: 501, messages: 0, photos: 0 });
});

// Old photos are removed by a function, see `tests/functions/remove-old-photos.test.ts`.

test('photos are never listed on the day of closing', async () => {
  for (const days of [0, -1]) {
    const { error } = await operator.rpc('list_removable_photos', { closed_for_days: days });
    expect(error?.message).toBe('Give at least 1 day.');
  }
});

// The Storage API fails

/** The operator's client with a failing Storage API. */
const operatorWithoutStorage = new Proxy(operator, {
  get: (target, name) =>
    name === 'storage'
      ? { from: () => ({ remove: async () => ({ data: null, error: new Error('Down') }) }) }
      : Reflect.get(target, name),
});

test("photos that can't be removed are reported", async () => {
  const email = freshEmail();
  const lead = await submitLeadOf({ email });

  await expect(deletePerson(operatorWithoutStorage, { email })).rejects.toThrow('not all of their 1 photos');
  expect(await traces(lead)).toEqual({ ...NOTHING, photo: true });
});

// Arguments of the commands

test.each([
  ['', 'https://abcd.supabase.co', 'Set SUPABASE_SECRET_KEY'],
  ['sb_publishable_x', 'https://abcd.supabase.co', 'Set SUPABASE_SECRET_KEY'],
  ['sb_secret_x', 'abcd.supabase.co', 'write it with https://'],
])('the key "%s" and the address %s are rejected at start', (key, url, message) => {
  vi.stubEnv('SUPABASE_SECRET_KEY', key);

  expect(() => operatorOf(url)).toThrow(message);
});
