import { expect, test } from 'vitest';
import { headersFile, netlifyConfig, redirectsFile, vercelJson } from '../../scripts/build/host-files.ts';
import { headersFor, hostRules, isSpanishOn } from '../../scripts/build/static-host.ts';

const rules = hostRules({ backendUrl: 'https://project.supabase.co/' });

function directive(name: string, options?: Parameters<typeof hostRules>[0]): string[] {
  const policy = headersFor(hostRules(options), '/')['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('scripts come from the site alone: none inline, none out of strings', () => {
  expect(directive('script-src')).toEqual(["'self'"]);
});

test('no other site may frame a page, take its forms or move its addresses', () => {
  expect(directive('frame-ancestors')).toEqual(["'none'"]);
  expect(directive('form-action')).toEqual(["'self'"]);
  expect(directive('base-uri')).toEqual(["'self'"]);
  expect(directive('object-src')).toEqual(["'none'"]);
});

test('pages talk to the backend that is configured, and to no other', () => {
  expect(directive('connect-src')).toEqual(["'self'"]);
  expect(directive('connect-src', { backendUrl: 'https://project.supabase.co/' })).toEqual([
    "'self'",
    'https://project.supabase.co',
  ]);
});

test('Google is let in with a measurement ID only', () => {
  const google = /google/;
  expect(headersFor(rules, '/')['Content-Security-Policy']).not.toMatch(google);
  expect(directive('script-src', { measurementId: 'G-1' }).join()).toMatch(google);
  expect(directive('connect-src', { measurementId: 'G-1' }).join()).toMatch(google);
});

test.each([
  '/',
  '/book',
  '/assets/app.js',
  '/track/0123',
  '/stop-mail/0123',
  '/job/0123',
  '/review/0123',
  '/desk/0123',
])('%s has every security header', (pathname) => {
  expect(headersFor(rules, pathname)).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
  });
});

test('documents are asked for anew, files with a hash in their name never again', () => {
  expect(headersFor(rules, '/faq')['Cache-Control']).toMatch(/must-revalidate/);
  expect(headersFor(rules, '/assets/app-1a2b.js')['Cache-Control']).toMatch(/immutable/);
});

test.each([
  ...['/track', '/track/0123', '/stop-mail', '/stop-mail/0123', '/job', '/job/0123'],
  ...['/review', '/review/0123', '/desk', '/desk/0123', '/desk/0123/4567'],
])('%s sends no Referer header and is not listed by search engines', (pathname) => {
  expect(headersFor(rules, pathname)).toMatchObject({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
});

test('the page of all reviews is public, though its address begins like that of one', () => {
  expect(headersFor(rules, '/reviews')).not.toHaveProperty('X-Robots-Tag');
  expect(headersFor(rules, '/reviews')['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
});

test('the headers file of Netlify and Cloudflare says every rule under its addresses', () => {
  const file = headersFile(rules);
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; /);
  expect(file).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test.each(['/track', '/job', '/review', '/desk', '/stop-mail'])(
  'the headers file says the rules of %s for it and all below it, in patterns that name no other page',
  (page) => {
    const secret = '  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex\n';
    const file = headersFile(rules);

    for (const below of ['', '/:id', '/:id/*']) expect(file).toContain(`\n${page}${below}\n${secret}`);
    expect(file).not.toContain(`\n${page}/*\n`);
  },
);

test('the headers file leaves out what these hosts send by themselves and would join with the rule for assets', () => {
  expect(headersFile(rules)).not.toContain('max-age=0');
});

test('every tracking address is answered with the same page, and so are other links that hold a secret', () => {
  expect(redirectsFile(rules).split('\n')).toEqual(
    expect.arrayContaining([
      '/track/* /track 200',
      '/stop-mail/* /stop-mail 200',
      '/job/* /job 200',
      '/review/* /review 200',
      '/desk/* /desk 200',
    ]),
  );
  expect(JSON.parse(vercelJson(rules)).rewrites).toEqual([
    { source: '/track/(.*)', destination: '/track' },
    { source: '/stop-mail/(.*)', destination: '/stop-mail' },
    { source: '/job/(.*)', destination: '/job' },
    { source: '/review/(.*)', destination: '/review' },
    { source: '/desk/(.*)', destination: '/desk' },
  ]);
});

test('Vercel gets the same headers in its own form, and addresses without .html or a slash at the end', () => {
  const config = JSON.parse(vercelJson(rules));
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(config.headers).toHaveLength(rules.headers.length);
  expect(config.headers).toContainEqual({
    source: '/assets/(.*)',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  });
});

test.each(['/es/track', '/es/job', '/es/review', '/es/stop-mail'])(
  'a link below %s leads to the English page where there is no Spanish side, and is told to nobody',
  (page) => {
    const english = page.replace('/es', '');
    expect(redirectsFile(rules)).toContain(`${page}/* ${english}/:splat 302\n`);
    expect(JSON.parse(vercelJson(rules)).redirects).toContainEqual({
      source: `${page}/:rest*`,
      destination: `${english}/:rest*`,
      permanent: false,
    });
    expect(headersFor(rules, `${page}/0123`)).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    });
    const open = hostRules({ spanishOn: true });
    expect(redirectsFile(open)).not.toContain(' 302');
    expect(redirectsFile(open)).toContain(`${page}/* ${page} 200\n`);
  },
);

test('the desk is in English alone', () => {
  const open = redirectsFile(hostRules({ spanishOn: true }));

  expect(open).toContain('/desk/* /desk 200\n');
  expect(open).not.toContain('/es/desk');
  expect(redirectsFile(rules)).not.toContain('/es/desk');
});

test('Netlify answers what is not there below /es in Spanish, by a rule that Cloudflare does not read', () => {
  const open = hostRules({ spanishOn: true });

  expect(JSON.parse(netlifyConfig(open)).redirects).toEqual([{ from: '/es/*', to: '/es/404.html', status: 404 }]);
  expect(redirectsFile(open)).not.toContain(' 404\n');
  expect(JSON.parse(netlifyConfig(rules)).redirects).toEqual([]);
});

test('Vercel answers what is not there below /es in Spanish, once nothing else does, and with status 404', () => {
  const open = JSON.parse(vercelJson(hostRules({ spanishOn: true }))).rewrites;

  expect(open.at(-1)).toEqual({ source: '/es/(.*)', destination: '/es/404', statusCode: 404 });
  expect(open.filter((rule: object) => 'statusCode' in rule)).toHaveLength(1);
  expect(vercelJson(rules)).not.toContain('statusCode');
});

const project = { VITE_SUPABASE_URL: 'https://project.supabase.co' };

test.each([
  ['a project that says nothing', project, false],
  ['a project that says off', { ...project, VITE_SPANISH: 'off' }, false],
  ['a project that says on', { ...project, VITE_SPANISH: 'on' }, true],
  ['the embedded backend', {}, true],
  ['the embedded backend, off', { VITE_SPANISH: 'off' }, false],
])('whether there is a Spanish side: %s', (_, environment, expected) => {
  expect(isSpanishOn(environment)).toBe(expected);
});
