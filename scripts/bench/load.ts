import { type ChildProcess, fork } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database, Tables, TablesInsert } from '@functions/database.types.ts';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { embeddedKeys } from '../backend/keys.ts';
import type { BackendMessage } from './load-backend.ts';
import { allowMails, compareMails, fetchMails, waitForMails } from './load-mails.ts';
import { milliseconds, percentile, type Report, table } from './report.ts';

const VISITORS = 50;
const LEADS = 2000;
const STOP_AFTER_MS = 8 * 60_000;
const TIMEOUT_MS = 20_000;
const TRIES = 5;
const PAGE = 500;
const BACKEND = fileURLToPath(new URL('./load-backend.ts', import.meta.url));

type Client = SupabaseClient<Database>;
type Memory = Exclude<BackendMessage, { url: string }>;
type Call = 'insert' | 'upload' | 'attach';
type StoredLead = Pick<Tables<'leads'>, 'id' | 'phone' | 'email' | 'tracking_id' | 'created_at' | 'image_urls'>;
type Submitted = { id: string; photoPath: string; photoUrl: string };

type Tally = {
  submitted: Submitted[];
  gaveUp: string[];
  times: Record<Call, number[]>;
  retries: number;
};

/**
 * Many visitors at once, each sending leads with a photo over HTTP, and a sender that emails about each. Checks for
 * lost and duplicate leads, late emails and memory growth.
 */
export async function benchLoad(): Promise<Report> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-load-'));
  const child = fork(BACKEND, [dataDir], {
    // Lite leaves closing the files of downloads to the garbage collector, and Node warns about each.
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  try {
    const url = await addressOf(child);
    const operator = createClient<Database>(url, embeddedKeys.secret);
    await operator
      .from('submission_limits')
      .update({ leads_per_hour: 10 * LEADS })
      .eq('only_row', true)
      .throwOnError();
    await allowMails(operator, LEADS);
    const photo = await makePhoto();

    const start = await memoryOf(child);
    const started = performance.now();
    const tally = await submitAll(url, photo, started + STOP_AFTER_MS);
    const seconds = (performance.now() - started) / 1000;
    const waiting = await waitForMails(operator);
    const mailSeconds = (performance.now() - started) / 1000 - seconds;
    const leads = await readLeads(operator);
    const mails = compareMails(await fetchMails(url), leads);
    const faults = [...(await findFaults(operator, leads, tally, photo)), ...mails.faults];
    await sleep(2000);
    const end = await memoryOf(child);

    const sent = tally.submitted.length;
    return {
      title: 'Load',
      body: [
        `${VISITORS} visitors at once sent ${sent} of ${LEADS} leads, each with a photo of ${photo.length} bytes, in ` +
          `${seconds.toFixed(1)} s: ${(sent / seconds).toFixed(1)} leads a second; ${tally.retries} retries, ` +
          `${tally.gaveUp.length} given up. ${faults.length === 0 ? 'None lost, none duplicated.' : ''}`,
        table(
          ['call', 'p50', 'p95', 'slowest'],
          Object.entries(tally.times).map(([call, times]) => [
            call,
            ...[0.5, 0.95, 1].map((share) => milliseconds(percentile(times, share))),
          ]),
        ),
        `${waiting === 0 ? 'The last email was sent' : `${waiting} emails were still waiting`} ${mailSeconds.toFixed(0)} s after ` +
          `the last lead. ${mails.faults.length === 0 ? 'None lost, none sent twice.' : ''}`,
        table(['mails to', 'expected', 'came', 'delay, p50', 'longest'], mails.rows),
        table(
          ['memory of the backend, mailbox included', 'start', 'peak', 'end'],
          (['resident', 'held'] as const).map((kind) => [
            kind === 'resident' ? 'resident set' : 'heap and buffers',
            ...[start.now, end.peak, end.now].map((memory) => `${Math.round(memory[kind] / 1e6)} MB`),
          ]),
        ),
        ...[...tally.gaveUp, ...faults].map((each) => `- ${each}`),
      ].join('\n\n'),
    };
  } finally {
    if (child.connected) child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
    await rm(dataDir, { recursive: true });
  }
}

async function nextMessage(child: ChildProcess): Promise<BackendMessage> {
  const [message] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The backend exited with code ${code}`))),
  ]);
  return message;
}

async function addressOf(child: ChildProcess): Promise<string> {
  const message = await nextMessage(child);
  if (!('url' in message)) throw new Error('The backend did not say where it is');
  return message.url;
}

async function memoryOf(child: ChildProcess): Promise<Memory> {
  child.send('memory');
  const message = await nextMessage(child);
  if ('url' in message) throw new Error('The backend did not say how much memory it has');
  return message;
}

/** Like a phone photo that the form sends, only smaller. */
function makePhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: 'orange',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
}

async function submitAll(url: string, photo: Buffer, deadline: number): Promise<Tally> {
  const tally: Tally = { submitted: [], gaveUp: [], times: { insert: [], upload: [], attach: [] }, retries: 0 };
  let next = 0;
  async function visit() {
    const client = createClient<Database>(url, embeddedKeys.publishable);
    while (next < LEADS && performance.now() < deadline) {
      const number = next++;
      try {
        tally.submitted.push(await submit(client, number, photo, tally));
      } catch (error) {
        tally.gaveUp.push(`Lead ${number}: ${error instanceof Error ? error.message : error}`);
      }
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return tally;
}

/** A visitor's three calls, as in `src/features/booking/api.ts`. */
async function submit(client: Client, number: number, photo: Buffer, tally: Tally): Promise<Submitted> {
  const row = leadRow(number);
  await persist('insert', tally, async () => {
    const { data, error } = await client
      .from('leads')
      .insert(row)
      .select('id, tracking_id')
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      .single();
    if (error?.code === '23505' && error.message.includes('leads_pkey')) return;
    if (error) throw error;
    if (data.id !== row.id || data.tracking_id !== row.tracking_id)
      throw new Error(`Read back ${data.id}, not ${row.id}`);
  });

  const bucket = client.storage.from('lead-images');
  const photoPath = `${row.id}/${Date.now()}-0.jpg`;
  await persist('upload', tally, async () => {
    const { error } = await bucket.upload(photoPath, photo, { contentType: 'image/jpeg' });
    if (error && error.statusCode !== '409') throw error;
  });

  const photoUrl = bucket.getPublicUrl(photoPath).data.publicUrl;
  await persist('attach', tally, async () => {
    await client.rpc('attach_lead_images', { lead_id: row.id, image_urls: [photoUrl] }).throwOnError();
  });
  return { id: row.id, photoPath, photoUrl };
}

/** Retries a call until it succeeds, as the form does. Only the successful try is timed. */
async function persist(call: Call, tally: Tally, task: () => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    const started = performance.now();
    try {
      await task();
      tally.times[call].push(performance.now() - started);
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
      tally.retries += 1;
      await sleep(1000 * 2 ** (attempt - 1));
    }
  }
}

function leadRow(number: number) {
  return {
    id: randomUUID(),
    tracking_id: Array.from({ length: 16 }, () => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[randomInt(32)]).join(''),
    services: ['Furniture Removal', 'Old Appliances'],
    street_address: `${number + 1} Vine Street`,
    city: 'Los Angeles',
    zip_code: '90028',
    job_description: 'A sofa bed and a fridge on the second floor, no lift.',
    full_name: 'Rosa Alvarez',
    phone: String(2_130_000_000 + number),
    email: `rosa.${number}@example.com`,
    agreed_to_messages: true,
    agreed_to_terms: true,
    consent_version: '2026-11-01',
    source_page: 'https://poppyhaul.example/book',
  } satisfies TablesInsert<'leads'>;
}

/** Compares the stored leads with the visitors' responses. */
async function findFaults(
  operator: Client,
  stored: readonly StoredLead[],
  { submitted, gaveUp }: Tally,
  photo: Buffer,
): Promise<string[]> {
  const byId = new Map(stored.map((lead) => [lead.id, lead]));
  const faults: string[] = [];
  const surplus = stored.length - submitted.length;
  if (surplus < 0 || surplus > gaveUp.length) faults.push(`${stored.length} rows for ${submitted.length} leads`);
  if (byId.size !== stored.length) faults.push(`${stored.length - byId.size} ids are duplicated`);
  if (new Set(stored.map((lead) => lead.phone)).size !== stored.length)
    faults.push('Leads are duplicated under other ids');
  for (const { id, photoPath, photoUrl } of submitted) {
    const lead = byId.get(id);
    if (!lead) faults.push(`Lead ${id} is lost`);
    else if (lead.image_urls.length !== 1 || lead.image_urls[0] !== photoUrl) faults.push(`Lead ${id} lost its photo`);
    const { data } = await operator.storage.from('lead-images').download(photoPath);
    if (!data || !Buffer.from(await data.arrayBuffer()).equals(photo)) faults.push(`The photo ${photoPath} is damaged`);
  }
  return faults;
}

async function readLeads(operator: Client): Promise<StoredLead[]> {
  const leads: StoredLead[] = [];
  for (;;) {
    const { data } = await operator
      .from('leads')
      .select('id, phone, email, tracking_id, created_at, image_urls')
      .order('phone')
      .order('id')
      .range(leads.length, leads.length + PAGE - 1)
      .throwOnError();
    leads.push(...data);
    if (data.length < PAGE) return leads;
  }
}
