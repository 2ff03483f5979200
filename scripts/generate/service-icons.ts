/**
 * Writes the services' Lucide icons into one file, which the pages reference: `npm run icons`. The result is committed.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { icons } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { services } from '../../src/content/facts/services.ts';

const OUTPUT = path.resolve(import.meta.dirname, '../../src/components/service-icons.svg');

/** @throws if Lucide has no icon with that name. */
function symbol(name: string): string {
  const exportName = name.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  const icon = Object.entries(icons).find(([each]) => each === exportName)?.[1];
  if (!icon) throw new Error(`Lucide has no icon ${name}`);
  const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

const symbols = services.map(({ icon }) => symbol(icon));
await writeFile(OUTPUT, `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
