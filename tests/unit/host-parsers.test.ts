import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as vercel from '@vercel/routing-utils';
import { generateRedirectsEvaluator } from 'redirects-in-workers';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { headersFile, netlifyConfig, redirectsFile, vercelJson } from '../../scripts/build/host-files.ts';
import { type HostRules, headersFor, hostRules } from '../../scripts/build/static-host.ts';
import { secretPages, secretPagesInBoth } from '../../src/lib/paths.ts';

// The hosts' own parsers. Cloudflare's parser of `_headers` needs 180 MB of packages: Netlify's reads the same file.

const directory = mkdtempSync(path.join(tmpdir(), 'host-parsers-'));
afterAll(() => rmSync(directory, { recursive: true }));

function fileOf(content: string): string {
  const file = path.join(directory, crypto.randomUUID());
  writeFileSync(file, content);
  return file;
}

const configured = { backendUrl: 'https://project.supabase.co', measurementId: 'G-1' };
const english = hostRules(configured);
const both = hostRules({ ...configured, spanishOn: true });

const secretInSpanish = secretPagesInBoth.map((page) => `/es${page}`);
const netlifyRules = z.array(z.object({ from: z.string(), to: z.string(), status: z.number() }));

/** What Netlify reads: the status and the page or location for an address without a file; null without a rule. */
async function netlify(rules: HostRules): Promise<(address: string) => string | null> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [fileOf(redirectsFile(rules))],
    configRedirects: JSON.parse(netlifyConfig(rules)).redirects,
    minimal: true,
  });
  expect(errors).toEqual([]);
  const patterns = netlifyRules
    .parse(redirects)
    .map((rule) => ({ ...rule, from: new RegExp(`^${rule.from.replace('*', '(.*)')}$`) }));
  return (address) => {
    const rule = patterns.find(({ from }) => from.test(address));
    return rule ? `${rule.status} ${address.replace(rule.from, rule.to.replace(':splat', '$1'))}` : null;
  };
}

test('Netlify answers secret links with their page, and unknown paths itself', async () => {
  const [withSpanish, without] = [await netlify(both), await netlify(english)];

  for (const page of [...secretPages, ...secretInSpanish]) {
    expect(withSpanish(`${page}/0123`)).toBe(`200 ${page}`);
    expect(withSpanish(`${page}/0123/4567`)).toBe(`200 ${page}`);
  }
  // Without a Spanish site, its links lead to the English pages.
  for (const page of secretInSpanish) expect(without(`${page}/0123`)).toBe(`302 ${page.slice('/es'.length)}/0123`);
  for (const address of ['/no/such/page', '/no-such-page', '/es/desk/0123']) expect(without(address)).toBeNull();
  for (const address of ['/no/such/page', '/no-such-page']) expect(withSpanish(address)).toBeNull();
  for (const address of ['/es/no/such/page', '/es/desk/0123']) expect(withSpanish(address)).toBe('404 /es/404.html');
});

test.each([
  ['with Spanish', both],
  ['in English only', english],
])('Netlify sends the headers of each address: %s', async (_, rules) => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [fileOf(headersFile(rules))],
    configHeaders: [],
    minimal: false,
  });

  expect(errors).toEqual([]);
  for (const address of [
    ...['/', '/faq', '/reviews', '/assets/app-1a2b.js', '/mail/waiting-1.jpg', '/job-worker.js'],
    ...[...secretPages, ...secretInSpanish].flatMap((page) => [page, `${page}/0123`, `${page}/0123/4567`]),
  ]) {
    const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address));
    expect({ ...headersAnyway, ...Object.assign({}, ...matching.map(({ values }) => values)) }).toEqual(
      headersFor(rules, address),
    );
  }
});

/** Netlify's default headers. */
const headersAnyway = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

test('Cloudflare finds no invalid redirect, and answers secret links with their page', async () => {
  // Its parser logs its findings there.
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const evaluate = generateRedirectsEvaluator(redirectsFile(both));
  const files = { fetch: async ({ url }: Request) => new Response(new URL(url).pathname) };
  const answer = async (address: string) =>
    (await evaluate(new Request(`https://site.example${address}`), files))?.text();

  expect(await answer('/es/job/0123')).toBe('/es/job');
  expect(await answer('/no-such-page')).toBeUndefined();
  const count = redirectsFile(both).trim().split('\n').length;
  expect(log).toHaveBeenCalledWith(expect.stringContaining(`Parsed ${count} valid redirect rules`));
});

test('Vercel accepts its file, and answers secret links with their page and headers', () => {
  const { routes, error } = vercel.getTransformedRoutes(JSON.parse(vercelJson(both)));
  const matching = (routes ?? []).flatMap((route) =>
    !vercel.isHandler(route) && route.src && new RegExp(route.src).test('/es/job/0123') ? [route] : [],
  );

  expect(error).toBeNull();
  expect(matching.find((route) => !route.continue)?.dest).toBe('/es/job');
  expect(Object.assign({}, ...matching.map(({ headers }) => headers))).toEqual(headersFor(both, '/es/job/0123'));
});
