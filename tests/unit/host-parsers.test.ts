import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as vercel from '@vercel/routing-utils';
import { generateRedirectsEvaluator } from 'redirects-in-workers';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { headersFile, netlifyConfig, redirectsFile, vercelJson } from '../../scripts/build/host-files.ts';
import { type HostRules, headersFor, hostRules } from '../../scripts/build/static-host.ts';
import { secretPages, secretPagesInBoth } from '../../src/lib/paths.ts';

// The hosts' own parsers. Cloudflare's parser of `_headers` needs 180 MB of packages: Netlify's reads the same file.

const directory = mkdtempSync(path.join(tmpdir(), 'host-parsers-'));
afterAll(() => rmSync(directory, { recursive: true }));

// Cloudflare's parser logs its findings there.
const log = vi.spyOn(console, 'log').mockReturnValue();
const warn = vi.spyOn(console, 'warn').mockReturnValue();
beforeEach(() => vi.clearAllMocks());

function fileOf(content: string): string {
  const file = path.join(directory, crypto.randomUUID());
  writeFileSync(file, content);
  return file;
}

const configured = { backendUrl: 'https://project.supabase.co', measurementId: 'G-1' };
const english = hostRules(configured);
const both = hostRules({ ...configured, spanishOn: true });

/** The status and the page or location of the first rule for an address without a file; null without a rule. */
type Answer = (address: string) => Promise<string | null>;

async function cloudflare(rules: HostRules): Promise<Answer> {
  const evaluate = generateRedirectsEvaluator(redirectsFile(rules));
  const files = { fetch: async ({ url }: Request) => new Response(new URL(url).pathname) };
  return async (address) => {
    const response = await evaluate(new Request(`https://site.example${address}`), files);
    return response && `${response.status} ${response.headers.get('location') ?? (await response.text())}`;
  };
}

const netlifyRules = z.array(z.object({ from: z.string(), to: z.string(), status: z.number() }));

function parseNetlify(rules: HostRules) {
  return parseAllRedirects({
    redirectsFiles: [fileOf(redirectsFile(rules))],
    configRedirects: JSON.parse(netlifyConfig(rules)).redirects,
    minimal: true,
  });
}

async function netlify(rules: HostRules): Promise<Answer> {
  const parsed = netlifyRules.parse((await parseNetlify(rules)).redirects);
  const patterns = parsed.map((rule) => ({ ...rule, from: new RegExp(`^${rule.from.replace('*', '(.*)')}$`) }));
  return async (address) => {
    const rule = patterns.find(({ from }) => from.test(address));
    return rule ? `${rule.status} ${address.replace(rule.from, rule.to.replace(':splat', '$1'))}` : null;
  };
}

/** The routing rules that Vercel derives from its file. */
function vercelRoutes(rules: HostRules) {
  const { routes, error } = vercel.getTransformedRoutes(JSON.parse(vercelJson(rules)));
  expect(error).toBeNull();
  return (routes ?? []).flatMap((route) =>
    vercel.isHandler(route) || !route.src ? [] : [{ ...route, pattern: new RegExp(route.src) }],
  );
}

async function vercelAnswer(rules: HostRules): Promise<Answer> {
  const routes = vercelRoutes(rules);
  return async (address) => {
    const route = routes.find(({ pattern, continue: goesOn }) => !goesOn && pattern.test(address));
    const to = route?.dest ?? route?.headers?.['Location'];
    return route && to ? `${route.status ?? 200} ${address.replace(route.pattern, to)}` : null;
  };
}

const secretInSpanish = secretPagesInBoth.map((page) => `/es${page}`);

test.each([
  { host: 'Cloudflare', read: cloudflare, moved: 302, spanish404: null },
  { host: 'Netlify', read: netlify, moved: 302, spanish404: '404 /es/404.html' },
  { host: 'Vercel', read: vercelAnswer, moved: 307, spanish404: '404 /es/404' },
])('$host answers secret links with their page, and unknown paths itself', async ({ read, moved, spanish404 }) => {
  const [withSpanish, without] = [await read(both), await read(english)];

  for (const page of [...secretPages, ...secretInSpanish]) {
    expect(await withSpanish(`${page}/0123`)).toBe(`200 ${page}`);
    expect(await withSpanish(`${page}/0123/4567`)).toBe(`200 ${page}`);
  }
  // Without a Spanish site, its links lead to the English pages.
  for (const page of secretInSpanish) {
    expect(await without(`${page}/0123`)).toBe(`${moved} ${page.slice('/es'.length)}/0123`);
  }
  for (const address of ['/no/such/page', '/no-such-page', '/es/desk/0123']) expect(await without(address)).toBeNull();
  for (const address of ['/no/such/page', '/no-such-page']) expect(await withSpanish(address)).toBeNull();
  // Below /es with the Spanish page.
  for (const address of ['/es/no/such/page', '/es/desk/0123']) expect(await withSpanish(address)).toBe(spanish404);
  expect(await without('/es/no-such-page')).toBeNull();
});

describe.each([
  ['with Spanish', both],
  ['in English only', english],
])('for a site %s', (_, rules) => {
  test('Cloudflare finds no invalid redirect', async () => {
    await cloudflare(rules);

    const count = redirectsFile(rules).trim().split('\n').length;
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`Parsed ${count} valid redirect rules`));
    expect(warn).not.toHaveBeenCalled();
  });

  test('Netlify finds no error in the redirects and accepts all of them', async () => {
    const { redirects, errors } = await parseNetlify(rules);

    expect(errors).toEqual([]);
    expect(redirects).toHaveLength(rules.redirects.length + rules.rewrites.length + rules.notFound.length - 1);
  });

  test("Vercel's schemas accept everything in its file", () => {
    const config: Record<string, unknown> = JSON.parse(vercelJson(rules));

    const { headersSchema, redirectsSchema, rewritesSchema, cleanUrlsSchema, trailingSlashSchema } = vercel;
    const schema = z.strictObject({
      $schema: z.string(),
      cleanUrls: fromSchema(cleanUrlsSchema),
      trailingSlash: fromSchema(trailingSlashSchema),
      headers: fromSchema(headersSchema),
      redirects: fromSchema(redirectsSchema),
      rewrites: fromSchema(rewritesSchema),
    });
    expect(schema.safeParse(config).error).toBeUndefined();
  });

  test('Netlify and Vercel send the headers of each address', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [fileOf(headersFile(rules))],
      configHeaders: [],
      minimal: false,
    });
    const routes = vercelRoutes(rules).filter((route) => route.continue);

    expect(errors).toEqual([]);
    for (const address of [
      ...['/', '/faq', '/reviews', '/assets/app-1a2b.js', '/mail/waiting-1.jpg', '/job-worker.js'],
      ...[...secretPages, ...secretInSpanish].flatMap((page) => [page, `${page}/0123`, `${page}/0123/4567`]),
    ]) {
      const expected = headersFor(rules, address);
      const byNetlify = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address));
      const byVercel = routes.filter((route) => route.pattern.test(address)).map((route) => route.headers);
      expect({ ...headersAnyway, ...Object.assign({}, ...byNetlify.map(({ values }) => values)) }).toEqual(expected);
      expect(Object.assign({}, ...byVercel)).toEqual(expected);
    }
  });
});

/** The default headers of Netlify and Cloudflare. */
const headersAnyway = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

function fromSchema(schema: object) {
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
}
