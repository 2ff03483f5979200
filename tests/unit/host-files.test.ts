import { expect, test } from 'vitest';
import { headersFile } from '../../scripts/build/host-files.ts';
import { type HostOptions, headersFor, hostRules, isSpanishOn } from '../../scripts/build/static-host.ts';
import { secretPages, secretPagesInBoth } from '../../src/lib/paths.ts';

// The rules of every host. How each host reads the files made from them: host-parsers.test.ts.

const backendUrl = 'https://project.supabase.co/';
const rules = hostRules({ backendUrl });

/** The sources of each directive of the Content Security Policy. */
function policyOf(options?: HostOptions): Record<string, string> {
  const policy = headersFor(hostRules(options), '/')['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((each) => /^(\S+) (.*)$/.exec(each)?.slice(1) ?? []));
}

test('pages load only from the site, connect only to the backend, and no other site can frame or change them', () => {
  expect(policyOf()).toEqual({
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'font-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(policyOf({ backendUrl })).toEqual({
    ...policyOf(),
    'img-src': "'self' data: blob: https://project.supabase.co",
    'connect-src': "'self' https://project.supabase.co",
  });
});

test('Google is allowed only with a measurement ID', () => {
  const changed = Object.entries(policyOf({ measurementId: 'G-1' })).filter(
    ([directive, sources]) => sources !== policyOf()[directive],
  );

  expect(changed.map(([directive]) => directive)).toEqual(['script-src', 'img-src', 'connect-src']);
  expect(policyOf({ measurementId: 'G-1' })['script-src']).toBe("'self' https://*.googletagmanager.com");
});

test('every address has the security headers', () => {
  for (const address of ['/', '/book', '/assets/app.js', '/job-worker.js', ...secretPages.map((page) => `${page}/0`)]) {
    expect(headersFor(rules, address)).toMatchObject({
      'Content-Security-Policy': headersFor(rules, '/')['Content-Security-Policy'],
      'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Permissions-Policy': expect.stringContaining('geolocation=()'),
    });
  }
});

test.each([
  ['/faq', 'public, max-age=0, must-revalidate'],
  ['/job-worker.js', 'public, max-age=0, must-revalidate'],
  ['/assets/app-1a2b.js', 'public, max-age=31536000, immutable'],
  ['/mail/waiting-1.jpg', 'public, max-age=31536000, immutable'],
  ['/pictures/sofa-480.avif', 'public, max-age=31536000'],
])('%s is cached as %s', (address, value) => {
  expect(headersFor(rules, address)['Cache-Control']).toBe(value);
});

test('the headers file leaves out the caching that hosts have anyway, which Cloudflare would join with others', () => {
  expect(headersFile(rules)).not.toContain('max-age=0');
});

test('email programs on any site can show the pictures of emails, and nothing else', () => {
  expect(headersFor(rules, '/mail/waiting-1.jpg')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(headersFor(rules, '/mailbox')).not.toHaveProperty('Cross-Origin-Resource-Policy');
});

test("the job page's service worker is a script", () => {
  expect(headersFor(rules, '/job-worker.js')['Content-Type']).toBe('text/javascript');
});

test('pages whose addresses hold secrets send no Referer header and are not listed by search engines', () => {
  const pages = [...secretPages, ...secretPagesInBoth.map((page) => `/es${page}`)];
  for (const address of pages.flatMap((page) => [page, `${page}/0123`, `${page}/0123/4567`])) {
    expect([address, headersFor(rules, address)]).toMatchObject([
      address,
      { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' },
    ]);
  }
  expect(pages).toEqual(expect.arrayContaining(['/track', '/desk', '/job', '/review', '/agreement', '/stop-mail']));
  // All reviews are public, despite the similar path.
  expect(headersFor(rules, '/reviews')).not.toHaveProperty('X-Robots-Tag');
  expect(headersFor(rules, '/reviews')['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
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
