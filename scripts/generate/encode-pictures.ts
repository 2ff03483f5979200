/**
 * Encodes the pictures in a folder of masters, or the named ones, to AVIF and WebP, into `public/pictures`.
 *
 *     node scripts/generate/encode-pictures.ts <folder of masters> [NAME...]
 *
 * `NAME.cream.png` gives `NAME-<width>`; the masters named in CLEAR also give `NAME-clear-<width>` from the
 * transparent `NAME.png`. `load-NAME.cream.png` gives only `load-NAME.avif`. Masters of the pictures of emails
 * give those too, in `public/mail`.
 */
import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { loadPictures } from '../../src/content/facts/load-pictures.ts';
import { pictures as mailPictures } from '../../supabase/functions/send-notifications/mails/pictures.ts';
import { colors } from '../../supabase/functions/send-notifications/mails/to-html.ts';

const OUT = resolve(import.meta.dirname, '../../public/pictures');
const MAIL_OUT = resolve(import.meta.dirname, '../../public/mail');
const SQUARE_WIDTHS = [320, 640, 1024];
const WIDE_WIDTHS = [480, 800, 1200, 1600];
const CREAM_ENDING = '.cream.png';
/** Pictures that are also needed on a transparent background. */
const CLEAR = ['hero', 'truck'];
const MAIL_SIZE = { width: 1120, height: 490 };
const MAIL_BYTES = 45_000;
/** The part of a square master that an email shows. It cuts off the shadow, so the picture fades out at the bottom. */
const MAIL_PART = { left: 0, top: 120, width: 1024, height: 810 };
const MAIL_FADE = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${MAIL_PART.width}" height="${MAIL_PART.height}">
    <linearGradient id="fade" x2="0" y2="1"><stop offset=".85"/><stop offset="1" stop-opacity="0"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#fade)"/>
  </svg>`,
);

type Job = { source: string; name: string };
type Bytes = { avif: number; webp: number };

async function listJobs(masters: string, wanted: readonly string[]): Promise<Job[]> {
  const names = (await readdir(masters))
    .filter((file) => file.endsWith(CREAM_ENDING))
    .map((file) => file.slice(0, -CREAM_ENDING.length))
    .filter((name) => wanted.length === 0 || wanted.includes(name))
    .sort();
  const cream = names.map((name) => ({ source: join(masters, name + CREAM_ENDING), name }));
  const clear = CLEAR.filter((name) => names.includes(name)).map((name) => ({
    source: join(masters, `${name}.png`),
    name: `${name}-clear`,
  }));
  return [...cream, ...clear];
}

function isLoad(name: string): boolean {
  return name.startsWith('load-');
}

async function encode({ source, name }: Job): Promise<Bytes> {
  const { width: masterWidth, height: masterHeight } = await sharp(source).metadata();
  const wideWidths = WIDE_WIDTHS.filter((width) => width <= masterWidth);
  const otherWidths = masterWidth > masterHeight ? wideWidths : SQUARE_WIDTHS;
  const widths = isLoad(name) ? [loadPictures.width] : otherWidths;
  const bytes: Bytes = { avif: 0, webp: 0 };
  for (const width of widths) {
    if (width > masterWidth) throw new Error(`${source} is ${masterWidth}px wide: too small for ${width}px`);
    const resized = sharp(source).resize({ width });
    const file = join(OUT, isLoad(name) ? name : `${name}-${width}`);
    // With 4:2:0 the orange edges bleed into the cream.
    const avif = await resized
      .clone()
      .avif({ quality: 58, chromaSubsampling: '4:4:4', effort: 9 })
      .toFile(`${file}.avif`);
    bytes.avif += avif.size;
    if (isLoad(name)) continue;
    const webp = await resized.clone().webp({ quality: 80 }).toFile(`${file}.webp`);
    bytes.webp += webp.size;
  }
  return bytes;
}

/** Encodes the picture of an email from its transparent master, on the color of the email's card. */
async function encodeForMail(masters: string, name: string, fileName: string): Promise<void> {
  const file = join(MAIL_OUT, fileName);
  if (await exists(file)) return console.log(`${name}: kept ${file}`);
  const background = colors.light.card;
  const source = join(masters, `${name}.png`);
  const { width, height } = await sharp(source).metadata();
  const master = sharp(width === height ? await cutSquare(source) : source)
    .flatten({ background })
    .resize({ ...MAIL_SIZE, fit: 'contain', background });
  let quality = 80;
  let bytes: Buffer;
  do {
    quality -= 4;
    bytes = await master.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  } while (bytes.length > MAIL_BYTES);
  await writeFile(file, bytes);
  console.log(`${name}: ${file} ${bytes.length} B, quality ${quality}`);
}

async function cutSquare(source: string): Promise<Buffer> {
  return sharp(source)
    .extract(MAIL_PART)
    .composite([{ input: MAIL_FADE, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const [masters, ...names] = process.argv.slice(2);
if (!masters) {
  console.error('Usage: node scripts/generate/encode-pictures.ts <folder of masters> [NAME...]');
  process.exit(1);
}

const jobs = await listJobs(masters, names);
if (jobs.length === 0) {
  console.error(`None of these pictures is in ${masters}`);
  process.exit(1);
}

await mkdir(OUT, { recursive: true });
const total: Bytes = { avif: 0, webp: 0 };
for (const job of jobs) {
  const bytes = await encode(job);
  total.avif += bytes.avif;
  total.webp += bytes.webp;
  console.log(`${job.name}: AVIF ${bytes.avif} B, WebP ${bytes.webp} B`);
}
await mkdir(MAIL_OUT, { recursive: true });
for (const fileName of new Set(Object.values(mailPictures))) {
  const name = fileName.replace(/-\d+\.jpg$/, '');
  if (jobs.some((job) => job.name === name)) await encodeForMail(masters, name, fileName);
}
console.log(
  `${jobs.length} pictures: AVIF ${total.avif} B, WebP ${total.webp} B, together ${total.avif + total.webp} B`,
);
