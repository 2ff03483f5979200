/** Makes the site's icons and the mark of emails from the logo: `npm run icons`. The results are committed. */
import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { mark } from '../../supabase/functions/send-notifications/mails/pictures.ts';

const logo = path.resolve(import.meta.dirname, '../../art/logo');
const target = path.resolve(import.meta.dirname, '../../public');
const CREAM = '#FFF4E3';

async function tile(size: number, file: string) {
  await sharp(path.join(logo, 'icon.svg'), { density: 600 }).resize(size, size).png().toFile(path.join(target, file));
}

/** Masked icons lose up to a fifth on each side, and Apple's icon must not be transparent. */
async function padded(size: number, file: string) {
  const mark = await sharp(path.join(logo, 'mark.svg'), { density: 600 })
    .resize(Math.round(size * 0.64))
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 3, background: CREAM } })
    .composite([{ input: mark }])
    .png()
    .toFile(path.join(target, file));
}

/** Three times the size in which emails show it. Sent emails need a file for years, so none is made again. */
async function markOfMails() {
  const file = path.join(target, 'mail', mark);
  if (existsSync(file)) return console.log(`Kept ${file}`);
  await sharp(path.join(logo, 'mark.svg'), { density: 600 })
    .resize(84)
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(file);
}

await copyFile(path.join(logo, 'mark.svg'), path.join(target, 'favicon.svg'));
await tile(32, 'favicon-32.png');
await tile(192, 'icon-192.png');
await tile(512, 'icon-512.png');
await padded(180, 'apple-touch-icon.png');
await padded(512, 'icon-maskable-512.png');
await markOfMails();
