import { type Block, type Content, type Link, linesOf, oneLine, presentFacts } from './content.ts';
import type { Site } from './types.ts';

/** The email as plain text. */
export function toText({ heading, price, blocks, about = '', footer }: Content, site: Site): string {
  const title = oneLine(price ? `${price.label} ${price.amount}` : heading);
  const parts = [
    oneLine(site.name),
    `${title}\n${'='.repeat(title.length)}`,
    ...blocks.map(blockToText),
    oneLine(about),
    '-'.repeat(40),
    ...footer.map(blockToText),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function blockToText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return [oneLine(block.text), ...(block.link ? [linkToText(block.link)] : [])].join('\n\n');
    case 'small':
      return oneLine(block.text);
    case 'heading':
      return headingToText(block.text);
    case 'facts':
      return presentFacts(block.facts)
        .map(([term, value]) => `${term}: ${value}`)
        .join('\n');
    case 'list':
      return listToText(block.items);
    case 'times':
      return [
        headingToText(`${block.heading} ${block.zone}`),
        listToText(block.times.map(({ day, hours }) => `${day}, ${hours}`)),
      ].join('\n\n');
    case 'steps':
      return block.items.map((item, index) => `${index + 1}. ${oneLine(item)}`).join('\n');
    case 'quote':
      return linesOf(block.text)
        .map((line) => `> ${line}`)
        .join('\n');
    case 'button':
      return linkToText(block);
    case 'links':
      return block.links.map(linkToText).join('\n\n');
    case 'row':
      return block.links.map(linkToText).join('\n');
  }
}

function headingToText(text: string): string {
  const line = oneLine(text);
  return `${line}\n${'-'.repeat(line.length)}`;
}

function listToText(items: readonly string[]): string {
  return items.map((item) => `- ${oneLine(item)}`).join('\n');
}

function linkToText({ label, url }: Link): string {
  return url === null ? oneLine(label) : `${oneLine(label)}:\n${url}`;
}
