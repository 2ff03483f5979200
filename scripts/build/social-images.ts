import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import { createElement as element, type ReactElement } from 'react';
import satori, { type Font } from 'satori';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { posts } from '../../src/content/facts/posts.ts';
import { paths } from '../../src/lib/paths.ts';
import { socialImage } from '../../src/lib/social-image.ts';
import type { Language } from '../../supabase/functions/_shared/domain/languages.ts';
import tailwind from '../../tailwind.config.ts';

type Box = { left: number; top: number; width: number; height: number };
type Words = { title: string; line: string };
/** The words of the default picture, and the lines under the titles of pages. */
type SiteWords = Words & { lines: Record<'blog' | 'services' | 'locations' | 'others', string> };

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const MAX_BYTES = 90_000;
/** PNG quality levels, best first. */
const QUALITIES = [80, 60, 40];

/** Most pictures are to the right of the words; the skyline, which is wide, is below them. */
const BESIDE = { picture: { left: 620, top: 44, width: 560, height: 522 }, title: { width: 530, maxLines: 3 } };
const BELOW = { picture: { left: 352, top: 208, width: 848, height: 372 }, title: { width: 1056, maxLines: 1 } };
type Layout = typeof BESIDE;

const SKYLINE = 'skyline';
const pictureFiles = path.resolve(import.meta.dirname, '../../public/pictures');
const markFile = path.resolve(import.meta.dirname, '../art/logo/mark.svg');
/** Pictures drawn before, by a hash of all their inputs. */
const kept = path.resolve(import.meta.dirname, '../../node_modules/.cache/social-images');
const { cream, ink, poppy, leaf } = tailwind.theme.extend.colors;

/**
 * Draws a link preview picture for each page and a default one, reusing pictures that an earlier build drew.
 *
 * @param siteName shown above the title.
 * @param heads each page's `<head>` HTML, which has its title, by path.
 * @returns how many pictures there are.
 */
export async function drawSocialImages(
  siteName: string,
  siteWords: SiteWords,
  heads: ReadonlyMap<string, string>,
  language: Language,
  write: (file: string, png: Uint8Array) => Promise<void>,
): Promise<number> {
  const fonts = await readFonts();
  const mark = `data:image/svg+xml;base64,${(await readFile(markFile)).toString('base64')}`;
  const backgrounds = new Map<string, Promise<Buffer>>();
  const program = await readFile(import.meta.filename);
  await mkdir(kept, { recursive: true });

  async function draw(pagePath: string | null, words: Words) {
    const picture = pictureOf(pagePath);
    const ingredients = [
      program,
      await readFile(largestFile(picture)),
      mark,
      JSON.stringify([siteName, words, tailwind]),
    ];
    const hash = ingredients.reduce((sum, each) => sum.update(each), createHash('sha256')).digest('hex');
    const keptFile = path.join(kept, `${hash}.png`);
    if (!existsSync(keptFile)) await writeFile(keptFile, await drawAnew(picture, words));
    await write(socialImage(pagePath, language).slice(1), await readFile(keptFile));
  }

  async function drawAnew(picture: string, words: Words): Promise<Buffer> {
    const layout = picture === SKYLINE ? BELOW : BESIDE;
    const background = backgrounds.get(picture) ?? drawBackground(picture, layout.picture);
    backgrounds.set(picture, background);
    const svg = await satori(template(siteName, words, layout, mark), { width: WIDTH, height: HEIGHT, fonts });
    const { pixels } = await renderAsync(svg, { font: { loadSystemFonts: false } });
    return encode(
      sharp(await background, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } }).composite([
        { input: pixels, raw: { width: WIDTH, height: HEIGHT, channels: 4 }, premultiplied: true },
      ]),
    );
  }

  const jobs = [...heads].map(
    ([pagePath, head]) =>
      () =>
        draw(pagePath, { title: titleOf(head, siteName), line: lineOf(pagePath, siteWords.lines) }),
  );
  jobs.push(() => draw(null, siteWords));
  const count = jobs.length;
  // Each drawing waits for sharp's threads in turn, so running a few at a time keeps all of them busy.
  const lanes = Array.from({ length: 4 }, async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  });
  await Promise.all(lanes);
  return count;
}

async function readFonts(): Promise<Font[]> {
  const weights = [600, 800] as const;
  return Promise.all(
    weights.map(async (weight) => {
      const file = import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`);
      return { name: 'Figtree', weight, style: 'normal' as const, data: await readFile(fileURLToPath(file)) };
    }),
  );
}

function titleOf(head: string, siteName: string): string {
  const content = /<meta property="og:title" content="([^"]*)"/.exec(head)?.[1];
  if (!content) throw new Error('A page has no og:title');
  const title = content
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  // The brand is already shown above the title.
  return title.replace(`${siteName}: `, '');
}

const isUnder = (pagePath: string, parent: string) => pagePath === parent || pagePath.startsWith(`${parent}/`);

function lineOf(pagePath: string, lines: SiteWords['lines']): string {
  if (isUnder(pagePath, paths.blog)) return lines.blog;
  if (isUnder(pagePath, paths.services)) return lines.services;
  if (isUnder(pagePath, paths.locations)) return lines.locations;
  return lines.others;
}

function pictureOf(pagePath: string | null): string {
  if (pagePath === null) return 'truck';
  const post = posts.find(({ slug }) => pagePath === paths.post(slug));
  if (post) return post.coverImage;
  if (isUnder(pagePath, paths.locations) || pagePath === paths.serviceAreas) return SKYLINE;
  const ofItsOwn = path.basename(pagePath);
  if (pagePath !== paths.home && existsSync(pictureFile(ofItsOwn, 1024))) return ofItsOwn;
  const others: Record<string, string> = {
    [paths.services]: 'furniture-removal',
    [paths.about]: 'truck',
    [paths.contact]: 'confirmation',
    [paths.book]: 'confirmation',
    [paths.blog]: 'blog-old-furniture',
    [paths.faq]: 'hoarder-house-cleanup',
    [paths.terms]: 'truck',
    [paths.privacy]: 'truck',
    [paths.accessibility]: 'truck',
    [paths.haulers]: 'truck',
    [paths.prices]: 'truck',
  };
  return others[pagePath] ?? 'hero';
}

function pictureFile(name: string, width: number): string {
  return path.join(pictureFiles, `${name}-${width}.webp`);
}

/** The largest file of a picture. @throws if there is none. */
function largestFile(name: string): string {
  const file = [1600, 1024].map((width) => pictureFile(name, width)).find(existsSync);
  if (!file) throw new Error(`There is no picture ${name}`);
  return file;
}

/** Encodes at the best quality that stays under the limit. */
async function encode(drawing: Sharp): Promise<Buffer> {
  let png = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    png = await drawing.png({ palette: true, quality, dither: 0, effort: 3 }).toBuffer();
    if (png.length <= MAX_BYTES) break;
  }
  return png;
}

/** The background with a picture on it, scaled so that the picture's subject, without its margins, fills the box. */
async function drawBackground(name: string, box: Box): Promise<Buffer> {
  const picture = await withEvenGround(largestFile(name));
  const { thing } = picture;
  const scale = Math.min(box.width / thing.width, box.height / thing.height);
  const left = Math.round(box.left + (box.width - thing.width * scale) / 2 - thing.left * scale);
  const top = Math.round(box.top + (box.height - thing.height * scale) / 2 - thing.top * scale);
  const scaled = await sharp(picture.pixels, { raw: picture.raw })
    .resize(Math.round(picture.raw.width * scale))
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: cream } })
    .composite([await cutToCanvas(scaled, left, top)])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** A picture's margins can extend past the canvas, which sharp does not allow. */
async function cutToCanvas(input: Buffer, left: number, top: number): Promise<OverlayOptions> {
  const { width, height } = await sharp(input).metadata();
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(width, WIDTH - left) - Math.max(0, -left),
    height: Math.min(height, HEIGHT - top) - Math.max(0, -top),
  };
  return { input: await sharp(input).extract(cut).toBuffer(), left: Math.max(0, left), top: Math.max(0, top) };
}

/**
 * Differences from the background color, summed over the channels: encoder noise, and the faintest trace of a shadow.
 */
const NOISE = 9;
const SHADOW = 48;

/**
 * Sets a picture's cream background to exactly the canvas color, so that no edge shows, and finds its subject's bounds.
 */
async function withEvenGround(file: string) {
  const { data: pixels, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(cream.slice(at, at + 2), 16));
  let [left, right, top, bottom] = [info.width, 0, info.height, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const difference =
      Math.abs(red - (pixels[at] ?? 0)) +
      Math.abs(green - (pixels[at + 1] ?? 0)) +
      Math.abs(blue - (pixels[at + 2] ?? 0));
    if (difference < NOISE) {
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
    if (difference < SHADOW) continue;
    const x = (at / 3) % info.width;
    const y = Math.floor(at / 3 / info.width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  return { pixels, raw, thing: { left, top, width: right - left, height: bottom - top } };
}

function template(siteName: string, { title, line }: Words, layout: Layout, mark: string): ReactElement {
  const isBelow = layout === BELOW;
  const size = titleSize(title, layout.title.width, layout.title.maxLines);
  return element(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        width: WIDTH,
        height: HEIGHT,
        color: ink.DEFAULT,
        fontFamily: 'Figtree',
      },
    },
    element(
      'div',
      {
        style: { display: 'flex', alignItems: 'center', padding: `44px ${MARGIN}px 0`, fontSize: 38, fontWeight: 800 },
      },
      element('img', { src: mark, width: 58, height: 58, style: { marginRight: 14 } }),
      element('div', { style: { letterSpacing: '-0.02em' } }, siteName),
    ),
    element(
      'div',
      {
        style: {
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          justifyContent: isBelow ? 'flex-start' : 'center',
          margin: isBelow ? `34px 0 0 ${MARGIN}px` : `0 0 20px ${MARGIN}px`,
          width: layout.title.width,
        },
      },
      element(
        'div',
        {
          style: {
            fontSize: size,
            fontWeight: 800,
            letterSpacing: '-0.03em',
            lineHeight: 1.04,
            textWrap: 'balance',
            wordBreak: 'break-word',
          },
        },
        title,
      ),
      element(
        'div',
        {
          style: {
            marginTop: 22,
            fontSize: 31,
            fontWeight: 600,
            lineHeight: 1.25,
            color: ink.soft,
            maxWidth: 480,
            textWrap: 'balance',
          },
        },
        line,
      ),
    ),
    // The stripes of the truck.
    element('div', { style: { height: 6, width: WIDTH, background: leaf.DEFAULT, marginBottom: 7 } }),
    element('div', { style: { height: 22, width: WIDTH, background: poppy.DEFAULT } }),
  );
}

const TITLE_SIZES = [84, 78, 72, 66, 60, 54, 48, 42];

/**
 * The largest size in pixels at which a title fits, by the measures of Figtree ExtraBold rounded up.
 *
 * @param width in pixels.
 */
function titleSize(title: string, width: number, maxLines: number): number {
  const widths = title.split(/\s+/).map(emWidth);
  return TITLE_SIZES.find((size) => linesOf(widths, width / size) <= maxLines) ?? 36;
}

/** How many lines the words take at this width, all in em; Infinity if a word is wider than a line. */
function linesOf(words: readonly number[], width: number): number {
  const SPACE = 0.25;
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY;
    if (filled > 0 && filled + SPACE + word > width) {
      lines += 1;
      filled = word;
    } else {
      filled += (filled > 0 ? SPACE : 0) + word;
    }
  }
  return lines;
}

function emWidth(word: string): number {
  return Array.from(word).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (/[ijltfrI.,:;'!|]/.test(letter)) return 0.34;
  if (/[mwMW@&]/.test(letter)) return 0.86;
  if (/[A-Z0-9]/.test(letter)) return 0.65;
  return 0.55;
}
