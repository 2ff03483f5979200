import {
  type Block,
  type Button,
  type Content,
  type Link,
  type LinkInRow,
  linesOf,
  oneLine,
  presentFacts,
  type Time,
} from './content.ts';
import { type Html, html } from './html.ts';
import { mark, type PictureOfMail } from './pictures.ts';
import type { Site } from './types.ts';
import { wordingIn } from './wording.ts';

/** The colors of `tailwind.config.ts`, and darker ones for dark mode. Emails cannot use the site's stylesheet. */
export const colors = {
  band: '#23573F',
  onBand: '#FFF4E3',
  button: '#F4742B',
  onButton: '#22302F',
  light: {
    page: '#FFF4E3',
    card: '#FFFBF5',
    quote: '#FBE6C8',
    ink: '#22302F',
    soft: '#4B5957',
    link: '#A83C0B',
    line: '#EAD3AF',
  },
  dark: {
    page: '#141C1B',
    card: '#1F2A29',
    quote: '#2B3836',
    ink: '#F6EBDA',
    soft: '#BFCAC6',
    link: '#FFA14F',
    line: '#43514F',
  },
} as const;

/** The email as an HTML page, in the look of the site. */
export function toHtml(content: Content, site: Site): Html {
  const { language, picture, heading, blocks, footer } = content;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${oneLine(heading)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
${darkRules()}
}
@media (max-width: 480px) {
.button { display: block !important; }
}
@media (max-width: 360px) {
.title { font-size: 22px !important; }
.amount { font-size: 28px !important; }
.time { font-size: 16px !important; }
}
</style>
</head>
<body class="page" style="margin:0;background:${colors.light.page}">
<div class="page ink" style="padding:16px 12px;background:${colors.light.page};color:${colors.light.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word">
<div style="max-width:600px;margin:0 auto">
<div style="padding:12px 20px;background:${colors.band};color:${colors.onBand};border-bottom:4px solid ${colors.button};border-radius:16px 16px 0 0;font-size:20px;font-weight:800">${markToHtml(site)}${oneLine(site.name)}</div>
${picture === undefined ? [] : pictureToHtml(picture, site)}<div class="card" style="padding:24px 20px 8px;background:${colors.light.card};border-radius:0 0 16px 16px">
${headingToHtml(content)}
${blocks.map(blockToHtml)}${endToHtml(content)}
</div>
<div class="soft" style="padding:20px 20px 8px;color:${colors.light.soft};font-size:14px">
${footer.map(blockToHtml)}
</div>
</div>
</div>
</body>
</html>
`;
}

/** Overrides the inline styles in dark mode. Some email programs support only inline styles. */
function darkRules(): Html {
  const { page, card, quote, ink, soft, link, line } = colors.dark;
  return html`.page { background: ${page} !important; }
.card { background: ${card} !important; }
.quote { background: ${quote} !important; }
.ink { color: ${ink} !important; }
.soft { color: ${soft} !important; }
.link { color: ${link} !important; }
.line { border-color: ${line} !important; }`;
}

/** The logo's flower before the name. Like the picture, it loads from the site. */
function markToHtml({ url }: Site): Html | [] {
  if (url === '') return [];
  return html`<img src="${url}/mail/${mark}" alt="" width="28" height="28" style="vertical-align:-7px;margin-right:8px">`;
}

function headingToHtml({ heading, price }: Content): Html {
  if (!price)
    return html`<h1 class="title" style="margin:0 0 16px;font-size:26px;line-height:1.2;font-weight:800">${lineToHtml(heading)}</h1>`;
  const { label, amount } = price;
  const [size, name] = /\d/.test(amount) ? ['34px', 'amount'] : ['26px', 'title'];
  return html`<h1 style="margin:0 0 4px;font-size:16px;line-height:1.4;font-weight:600">${lineToHtml(label)} <span class="${name}" style="display:block;font-size:${size};line-height:1.15;font-weight:800">${lineToHtml(amount)}</span></h1>`;
}

/** The last lines of the card: what the email is about, and the address of its button, to check or copy. */
function endToHtml({ language, blocks, about }: Content): Html | [] {
  // A call button has the number in its label.
  const button = blocks.find((block) => block.kind === 'button' && !block.url.startsWith('tel:'));
  const lines = [
    ...(about === undefined ? [] : [lineToHtml(about)]),
    ...(button?.kind === 'button'
      ? [html`${wordingIn(language).buttonFails} <span style="display:inline-block">${button.url}</span>`]
      : []),
  ];
  if (lines.length === 0) return [];
  // Facts end with a line of their own.
  const line = blocks.at(-1)?.kind === 'facts' ? '' : `padding-top:12px;border-top:1px solid ${colors.light.line};`;
  return html`<p class="soft line" style="margin:0 0 16px;${line}color:${colors.light.soft};font-size:14px">${lines.map((each, index) => (index === 0 ? each : html`<br>${each}`))}</p>`;
}

/** The picture, as wide as the card. It loads from the site, so without the site's address there is none. */
function pictureToHtml(picture: PictureOfMail, { url }: Site): Html | [] {
  if (url === '') return [];
  return html`<div style="font-size:0;line-height:0"><img src="${url}/mail/${picture}" alt="" width="560" style="width:100%;height:auto"></div>\n`;
}

function blockToHtml(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${lineToHtml(block.text)}${block.link ? html` ${linkToHtml(block.link)}` : []}</p>\n`;
    case 'small':
      return html`<p class="soft" style="margin:0 0 16px;color:${colors.light.soft};font-size:14px">${lineToHtml(block.text)}</p>\n`;
    case 'heading':
      return html`<h2 style="margin:24px 0 12px;font-size:19px;line-height:1.3;font-weight:800">${lineToHtml(block.text)}</h2>\n`;
    case 'facts':
      return html`<dl class="line" style="margin:0 0 20px;border-top:1px solid ${colors.light.line}">${presentFacts(block.facts).map(factToHtml)}</dl>\n`;
    case 'list':
      return html`<ul style="margin:0 0 20px;padding-left:24px">${block.items.map(itemToHtml)}</ul>\n`;
    case 'times':
      return timesToHtml(block);
    case 'steps':
      return html`<ol style="margin:0 0 20px;padding-left:24px">${block.items.map(itemToHtml)}</ol>\n`;
    case 'quote':
      return html`<blockquote class="quote" style="margin:0 0 20px;padding:12px 16px;background:${colors.light.quote};border-left:4px solid ${colors.button}">${linesOf(block.text).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}</blockquote>\n`;
    case 'button':
      return buttonToHtml(block);
    case 'links':
      return html`${block.links.map((link) => html`<p style="margin:0 0 16px">${linkToHtml(link)}</p>\n`)}`;
    case 'row':
      return html`<ul style="margin:0 0 16px;padding:0;list-style:none">${block.links.map(linkInRowToHtml)}</ul>\n`;
  }
}

/** Ranges of amounts or times, times, phone numbers: "$120–$180", "9:00–11:00 AM", "8 a.m.", "(818) 555-0111" */
const UNBROKEN =
  /(\$?\d[\d,:]{0,6}(?: [AP]M)?–\$?\d[\d,:]{0,6}(?: [AP]M)?|\d{1,2}(?::\d\d)? (?:[AP]M|[ap]\.m\.)|\(\d{3}\) \d{3}-\d{4})/;

/** A text without line breaks. Long lines do not wrap inside ranges, times and numbers, at their dashes or spaces. */
function lineToHtml(text: string): Html {
  const parts = oneLine(text).split(UNBROKEN);
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<span style="white-space:nowrap">${part}</span>` : html`${part}`))}`;
}

function factToHtml([term, value]: readonly [string, string]): Html {
  return html`<div class="line" style="padding:8px 0;border-bottom:1px solid ${colors.light.line}"><dt class="soft" style="color:${colors.light.soft};font-size:14px">${term}</dt><dd style="margin:0;font-weight:600">${lineToHtml(value)}</dd></div>`;
}

function timesToHtml({ heading, zone, times }: Extract<Block, { kind: 'times' }>): Html {
  return html`<h2 style="margin:0 0 4px;font-size:16px;font-weight:700">${lineToHtml(heading)} <span class="soft" style="color:${colors.light.soft};font-weight:400;font-size:14px">${zone}</span></h2>
<ul style="margin:0 0 20px;padding:0;list-style:none">${times.map(timeToHtml)}</ul>\n`;
}

/** The hours begin a line if they don't fit beside their day. */
function timeToHtml({ day, hours }: Time, index: number): Html {
  const line = index === 0 ? '' : `border-top:1px solid ${colors.light.line};`;
  return html`<li class="line time" style="padding:10px 0;${line}font-size:18px;font-weight:700">${oneLine(day)}, <span style="display:inline-block">${lineToHtml(hours)}</span></li>`;
}

function itemToHtml(item: string): Html {
  return html`<li style="margin:0 0 8px">${lineToHtml(item)}</li>`;
}

function linkToHtml({ label, url }: Link): Html {
  if (url === null) return html`${oneLine(label)}`;
  return html`<a class="link" href="${url}" style="color:${colors.light.link}">${lineToHtml(label)}</a>`;
}

/** Some email programs drop `aria-label`, so the visible text must be understandable without it. */
function linkInRowToHtml({ label, shown, url }: LinkInRow): Html {
  return html`<li style="display:inline-block"><a class="link" href="${url}" aria-label="${oneLine(label)}" style="display:inline-block;padding:10px 18px 10px 0;color:${colors.light.link};font-weight:700;white-space:nowrap">${oneLine(shown)}</a></li>`;
}

function buttonToHtml({ label, url }: Button): Html {
  const link = html`<a class="button" href="${url}" style="display:inline-block;padding:14px 28px;background:${colors.button};color:${colors.onButton};border-radius:999px;font-size:18px;font-weight:700;text-align:center;text-decoration:none">${oneLine(label)}</a>`;
  return html`<p style="margin:0 0 20px">${link}</p>\n`;
}
