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

describe.each([
  { host: 'Cloudflare', read: cloudflare, moved: 302, spanish404: null },
  { host: 'Netlify', read: netlify, moved: 302, spanish404: '404 /es/404.html' },
  { host: 'Vercel', read: vercelAnswer, moved: 307, spanish404: '404 /es/404' },
])('$host', ({ read, moved, spanish404 }) => {
  test.each([...secretPages, ...secretInSpanish])('answers every path below %s with that page', async (page) => {
    const answer = await read(both);

    expect(await answer(`${page}/0123`)).toBe(`200 ${page}`);
    expect(await answer(`${page}/0123/4567`)).toBe(`200 ${page}`);
  });

  test.each(secretInSpanish)('redirects links below %s to the English page without a Spanish site', async (page) => {
    const answer = await read(english);

    expect(await answer(`${page}/0123`)).toBe(`${moved} ${page.slice('/es'.length)}/0123`);
  });

  test('handles unknown paths itself, below /es with the Spanish page', async () => {
    const answer = await read(both);

    expect(await answer('/no/such/page')).toBeNull();
    expect(await answer('/no-such-page')).toBeNull();
    expect(await answer('/es/no/such/page')).toBe(spanish404);
    expect(await answer('/es/no-such-page')).toBe(spanish404);
    expect(await (await read(english))('/es/no-such-page')).toBeNull();
  });
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

  test.each([
    '/',
    '/faq',
    '/assets/app-1a2b.js',
    '/track',
    '/track/0123',
    '/desk/0123/4567',
    '/es/track/0123',
    '/reviews',
  ])('Netlify and Vercel send the headers for %s', async (address) => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [fileOf(headersFile(rules))],
      configHeaders: [],
      minimal: false,
    });
    const byNetlify = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(address));
    const byVercel = vercelRoutes(rules).filter((route) => route.continue && route.pattern.test(address));

    const expected = headersFor(rules, address);
    expect(errors).toEqual([]);
    expect({ ...headersAnyway, ...Object.assign({}, ...byNetlify.map(({ values }) => values)) }).toEqual(expected);
    expect(Object.assign({}, ...byVercel.map((route) => route.headers))).toEqual(expected);
  });
});

/** The default headers of Netlify and Cloudflare. */
const headersAnyway = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

function fromSchema(schema: object) {
  return z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
}
