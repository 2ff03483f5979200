/**
 * Draws the pictures of link previews, 1200×630, into `public/social`: the subject of a picture of the site, as large as
 * it fits, above the stripes of the truck. `npm run social-images` after a picture or the list has changed.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { pictures } from '../../src/content/facts/pictures.ts';
import { posts } from '../../src/content/facts/posts.ts';
import { services } from '../../src/content/facts/services.ts';
import tailwind from '../../tailwind.config.ts';

/** Those that pages name in `Seo`. */
const names = [
  ...services.map(({ slug }) => slug).filter((slug) => slug in pictures),
  ...posts.map(({ coverImage }) => coverImage),
  'hero',
  'truck',
  'skyline',
  'confirmation',
];
const root = path.resolve(import.meta.dirname, '../../public');
const { cream, poppy, leaf } = tailwind.theme.extend.colors;
const size = { width: 1200, height: 630 };
const subjectSize = { width: 1060, height: 496 };
/** How far an encoder strays from the color of the background. */
const NOISE = 4;
/** Makes a picture's background white, without noise. */
const toWhite = [1, 3, 5].map((at) => 255 / (Number.parseInt(cream.slice(at, at + 2), 16) - NOISE));
const stripes = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="35">
    <rect width="1200" height="6" fill="${leaf.DEFAULT}"/><rect y="13" width="1200" height="22" fill="${poppy.DEFAULT}"/>
  </svg>`,
);

await mkdir(path.join(root, 'social'), { recursive: true });
for (const name of names) {
  const source = [1600, 1024].map((width) => path.join(root, `pictures/${name}-${width}.webp`)).find(existsSync);
  const onWhite = await sharp(source).removeAlpha().linear(toWhite, [0, 0, 0]).png().toBuffer();
  const subject = await sharp(onWhite)
    .trim({ background: 'white', threshold: 2 })
    .resize({ ...subjectSize, fit: 'contain', background: 'white' })
    .toBuffer();
  const { size: bytes } = await sharp({ create: { ...size, channels: 3, background: cream } })
    .composite([
      { input: subject, blend: 'multiply', left: (size.width - subjectSize.width) / 2, top: 50 },
      { input: stripes, gravity: 'south' },
    ])
    .jpeg({ quality: 82, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(path.join(root, `social/${name}.jpg`));
  console.log(`${name}: ${bytes} B`);
}
