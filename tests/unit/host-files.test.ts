import { expect, test } from 'vitest';
import { headersFile, netlifyConfig, redirectsFile, vercelJson } from '../../scripts/build/host-files.ts';
import { headersFor, hostRules, isSpanishOn } from '../../scripts/build/static-host.ts';

const rules = hostRules({ backendUrl: 'https://project.supabase.co/' });

function directive(name: string, options?: Parameters<typeof hostRules>[0]): string[] {
  const policy = headersFor(hostRules(options), '/')['Content-Security-Policy'] ?? '';
  const found = policy.split('; ').find((each) => each.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('scripts load only from the site itself, neither inline nor from strings', () => {
  expect(directive('script-src')).toEqual(["'self'"]);
});

test('service workers load only from the site itself', () => {
  expect(directive('worker-src')).toEqual(["'self'"]);
});

test("the job page's service worker is a script that browsers always revalidate", () => {
  expect(headersFor(rules, '/job-worker.js')).toMatchObject({
    'Content-Type': 'text/javascript',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': headersFor(rules, '/')['Content-Security-Policy'],
  });
  expect(headersFile(rules)).toContain('\n/job-worker.js\n  Content-Type: text/javascript\n');
});

test('no other site can frame a page, receive its forms or change its base URL', () => {
  expect(directive('frame-ancestors')).toEqual(["'none'"]);
  expect(directive('form-action')).toEqual(["'self'"]);
  expect(directive('base-uri')).toEqual(["'self'"]);
  expect(directive('object-src')).toEqual(["'none'"]);
});

test('pages connect only to the configured backend', () => {
  expect(directive('connect-src')).toEqual(["'self'"]);
  expect(directive('connect-src', { backendUrl: 'https://project.supabase.co/' })).toEqual([
    "'self'",
    'https://project.supabase.co',
  ]);
});

test('Google is allowed only with a measurement ID', () => {
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
  '/pause/0123',
  '/job/0123',
  '/review/0123',
  '/agreement/0123',
  '/desk/0123',
])('%s has every security header', (pathname) => {
  expect(headersFor(rules, pathname)).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': expect.stringContaining('geolocation=()'),
  });
});

test('HTML is revalidated and files with a hash in their name are immutable', () => {
  expect(headersFor(rules, '/faq')['Cache-Control']).toMatch(/must-revalidate/);
  expect(headersFor(rules, '/assets/app-1a2b.js')['Cache-Control']).toMatch(/immutable/);
});

test('email programs on any site can show the pictures of emails, which never change', () => {
  const headers = headersFor(rules, '/mail/waiting-1.jpg');

  expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headers['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headersFor(rules, '/mailbox')).not.toHaveProperty('Cross-Origin-Resource-Policy');
});

test.each([
  ...['/track', '/track/0123', '/stop-mail', '/stop-mail/0123', '/pause', '/pause/0123'],
  ...[
    '/job',
    '/job/0123',
    '/review',
    '/review/0123',
    '/agreement',
    '/agreement/0123',
    '/desk',
    '/desk/0123',
    '/desk/0123/4567',
  ],
])('%s sends no Referer header and is not listed by search engines', (pathname) => {
  expect(headersFor(rules, pathname)).toMatchObject({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
});

test('the page of all reviews is public despite its similar path', () => {
  expect(headersFor(rules, '/reviews')).not.toHaveProperty('X-Robots-Tag');
  expect(headersFor(rules, '/reviews')['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
});

test('the headers file for Netlify and Cloudflare has every rule under its path', () => {
  const file = headersFile(rules);
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'self'; /);
  expect(file).toContain('\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});

test.each(['/track', '/job', '/review', '/agreement', '/desk', '/stop-mail', '/pause'])(
  'the headers file covers %s and everything below it, and no other page',
  (page) => {
    const secret = '  Referrer-Policy: no-referrer\n  X-Robots-Tag: noindex\n';
    const file = headersFile(rules);

    for (const below of ['', '/:id', '/:id/*']) expect(file).toContain(`\n${page}${below}\n${secret}`);
    expect(file).not.toContain(`\n${page}/*\n`);
  },
);

test('the headers file leaves out what these hosts send on their own', () => {
  expect(headersFile(rules)).not.toContain('max-age=0');
});

test('every path with a tracking ID or token is answered with the same page', () => {
  expect(redirectsFile(rules).split('\n')).toEqual(
    expect.arrayContaining([
      '/track/* /track 200',
      '/stop-mail/* /stop-mail 200',
      '/pause/* /pause 200',
      '/job/* /job 200',
      '/review/* /review 200',
      '/agreement/* /agreement 200',
      '/desk/* /desk 200',
    ]),
  );
  expect(JSON.parse(vercelJson(rules)).rewrites).toEqual([
    { source: '/track/(.*)', destination: '/track' },
    { source: '/stop-mail/(.*)', destination: '/stop-mail' },
    { source: '/pause/(.*)', destination: '/pause' },
    { source: '/job/(.*)', destination: '/job' },
    { source: '/review/(.*)', destination: '/review' },
    { source: '/agreement/(.*)', destination: '/agreement' },
    { source: '/desk/(.*)', destination: '/desk' },
  ]);
});

test('Vercel gets the same headers in its own format, with paths without .html or trailing slash', () => {
  const config = JSON.parse(vercelJson(rules));
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false });
  expect(config.headers).toHaveLength(rules.headers.length);
  expect(config.headers).toContainEqual({
    source: '/assets/(.*)',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  });
});

test.each(['/es/track', '/es/job', '/es/review', '/es/agreement', '/es/stop-mail', '/es/pause'])(
  'a link below %s redirects to the English page without a Spanish site, keeping the token private',
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

test('the desk exists only in English', () => {
  const open = redirectsFile(hostRules({ spanishOn: true }));

  expect(open).toContain('/desk/* /desk 200\n');
  expect(open).not.toContain('/es/desk');
  expect(redirectsFile(rules)).not.toContain('/es/desk');
});

test("Netlify answers unknown paths below /es in Spanish, with a rule Cloudflare doesn't read", () => {
  const open = hostRules({ spanishOn: true });

  expect(JSON.parse(netlifyConfig(open)).redirects).toEqual([{ from: '/es/*', to: '/es/404.html', status: 404 }]);
  expect(redirectsFile(open)).not.toContain(' 404\n');
  expect(JSON.parse(netlifyConfig(rules)).redirects).toEqual([]);
});

test('Vercel answers unknown paths below /es in Spanish with status 404, as its last rule', () => {
  const open = JSON.parse(vercelJson(hostRules({ spanishOn: true }))).rewrites;

  expect(open.at(-1)).toEqual({ source: '/es/(.*)', destination: '/es/404', statusCode: 404 });
  expect(open.filter((rule: object) => 'statusCode' in rule)).toHaveLength(1);
  expect(vercelJson(rules)).not.toContain('statusCode');
});

const project = { VITE_SUPABASE_URL: 'https://project.supabase.co' };

test.each([
  ['a project without the setting', project, false],
  ['a project with it off', { ...project, VITE_SPANISH: 'off' }, false],
  ['a project with it on', { ...project, VITE_SPANISH: 'on' }, true],
  ['the embedded backend', {}, true],
  ['the embedded backend, off', { VITE_SPANISH: 'off' }, false],
])('the Spanish site is on or off: %s', (_, environment, expected) => {
  expect(isSpanishOn(environment)).toBe(expected);
});
