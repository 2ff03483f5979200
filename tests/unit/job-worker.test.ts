import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FileList, fileListOf, jobWorker } from '../../scripts/build/job-worker/job-worker.ts';

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    css: ['assets/index-2.css'],
    assets: ['assets/figtree-3.woff2'],
    dynamicImports: ['_pages.js', '_app.js'],
  },
  '_pages.js': { file: 'assets/pages-4.js', dynamicImports: ['src/pages/job-page.tsx', 'src/pages/track-page.tsx'] },
  '_app.js': { file: 'assets/app-5.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'assets/vendor-6.js' },
  'src/pages/job-page.tsx': { file: 'assets/job-page-7.js', imports: ['_app.js'], dynamicImports: ['_calendar.js'] },
  'src/pages/track-page.tsx': { file: 'assets/track-page-8.js' },
  '_calendar.js': { file: 'assets/calendar-9.js', dynamicImports: ['_late.js'] },
  '_late.js': { file: 'assets/late-a.js' },
};

const html = '<script src="/assets/index-1.js"></script><link href="/assets/index-2.css">';

function listOf(read: (file: string) => Uint8Array = () => Buffer.from(html)): FileList {
  return fileListOf(manifest, 'en', read);
}

test('the file list of a language has what its job page can load, and nothing of other pages', () => {
  const read = vi.fn(() => Buffer.from(html));
  const { page, files } = listOf();
  const own = ['app-5.js', 'calendar-9.js', 'figtree-3.woff2', 'index-1.js', 'index-2.css', 'job-page-7.js'];

  expect(page).toBe('/job');
  expect(files.slice(0, 2)).toEqual(['/assets/index-1.js', '/assets/index-2.css']);
  expect([...files].sort()).toEqual([
    ...[...own, 'late-a.js', 'pages-4.js', 'vendor-6.js'].map((name) => `/assets/${name}`),
    '/favicon.svg',
  ]);
  expect(fileListOf(manifest, 'es', read).page).toBe('/es/job');
  expect(read).toHaveBeenCalledWith('es/job.html');
});

test('a file list has a name without a secret, which changes with the files and with the document', () => {
  const { name } = listOf();
  const renamed = { ...manifest, '_late.js': { file: 'assets/late-b.js' } };

  expect(name).toMatch(/^job-[0-9a-f]{12}$/);
  expect(listOf().name).toBe(name);
  expect(fileListOf(renamed, 'en', () => Buffer.from(html)).name).not.toBe(name);
  expect(listOf(() => Buffer.from(`${html} `)).name).not.toBe(name);
});

test('a file list is refused if it is too much for a phone, and the worker without lists is at most 1.5 KB', () => {
  const big = (file: string) => (file.endsWith('.woff2') ? Buffer.alloc(269 * 1024) : Buffer.from(html));

  expect(() => listOf(big)).toThrow('/job would keep');
  expect(brotliCompressSync(readFileSync('scripts/build/job-worker/worker.js')).length).toBeLessThanOrEqual(1536);
});

test('a new worker neither takes over open pages nor skips the queue', () => {
  expect(jobWorker([listOf()])).not.toMatch(/skipWaiting|claim/);
});

const PATH = '/job/7K3M9Q2X4TBVR8ND';
const OWN = 'job-0123456789ab';

const list: FileList = {
  name: OWN,
  page: '/job',
  files: ['/assets/index-1.js', '/assets/index-2.css', '/assets/late-a.js'],
};

/** Runs a worker with a cache and a network of its own. */
function runWorker(source: string) {
  const stored = new Map<string, Map<string, Response>>();
  const listeners: Record<string, (event: object) => void> = {};
  const fetch = vi.fn(async (asked: string | { url: string }): Promise<Response> => {
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, 'https://site.test');
    return new Response(pathname === '/job' ? html : `network ${pathname}`);
  });
  function open(name: string) {
    const cache = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, cache);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) cache.set(path, new Response(`kept ${path}`));
      },
      put: async (path: string, response: Response) => void cache.set(path, response),
    };
  }
  // As in a browser, it would wait for the end of an installation.
  const unregister = vi.fn(() => new Promise(() => {}));
  const deleteDatabase = vi.fn();
  const self = {
    origin: 'https://site.test',
    registration: { scope: 'https://site.test/job/', unregister },
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (path: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(path)?.clone(),
  };
  const wait = (...args: Parameters<typeof setTimeout>) => setTimeout(...args);
  runInNewContext(source, { self, caches, fetch, indexedDB: { deleteDatabase }, URL, Response, setTimeout: wait });

  /** Fires an event. @returns what the worker does about it; undefined if nothing. */
  function fire(name: string, properties: object = {}): Promise<unknown> | undefined {
    let result: Promise<unknown> | undefined;
    const take = (promise: Promise<unknown>) => {
      result = promise;
    };
    listeners[name]?.({ ...properties, waitUntil: take, respondWith: take });
    return result;
  }

  return {
    fire,
    fetch,
    unregister,
    deleteDatabase,
    cacheNames: () => [...stored.keys()],
    clear: () => stored.clear(),
    keep: (name: string, path: string, response = new Response(`kept ${path}`)) => open(name).put(path, response),
    /** The text that a request is answered with; undefined if the worker lets it pass. */
    async ask(path: string, mode = 'cors'): Promise<string | undefined> {
      const answer = await fire('fetch', { request: { url: new URL(path, 'https://site.test').href, mode } });
      return answer instanceof Response ? answer.text() : undefined;
    },
  };
}

describe('the worker', () => {
  afterEach(() => void vi.useRealTimers());

  async function installed() {
    const worker = runWorker(jobWorker([list]));
    await worker.fire('install');
    await worker.fire('activate');
    return worker;
  }

  test('answers with the network while there is one, and without it every link with the kept document', async () => {
    const worker = await installed();
    expect(await worker.ask(PATH, 'navigate')).toBe(`network ${PATH}`);

    worker.fetch.mockRejectedValue(new TypeError('Failed to fetch'));

    expect(await worker.ask(PATH, 'navigate')).toBe(html);
    expect(await worker.ask('/job/0000000000000000', 'navigate')).toBe(html);
  });

  test('answers with the kept document after three seconds', async () => {
    const worker = await installed();
    vi.useFakeTimers();
    worker.fetch.mockImplementation(() => new Promise(() => {}));
    const answered = vi.fn();

    void worker.ask(PATH, 'navigate')?.then(answered);
    await vi.advanceTimersByTimeAsync(2900);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);

    expect(answered).toHaveBeenCalledWith(html);
  });

  test('answers with a copy, because a redirected response cannot answer a navigation', async () => {
    const worker = await installed();
    const redirected: Response = Object.defineProperties(new Response('kept'), {
      redirected: { value: true },
      clone: { value: () => redirected },
    });
    await worker.keep(OWN, '/job', redirected);
    worker.fetch.mockRejectedValue(new TypeError('Failed to fetch'));

    const answer = await worker.fire('fetch', { request: { url: `https://site.test${PATH}`, mode: 'navigate' } });

    expect(answer).toHaveProperty('status', 200);
    expect(answer).toHaveProperty('redirected', false);
  });

  test('answers with kept files, fetches those that are gone, and lets all others pass', async () => {
    const worker = await installed();

    expect(await worker.ask('/assets/late-a.js')).toBe('kept /assets/late-a.js');
    worker.clear();
    expect(await worker.ask('/assets/late-a.js')).toBe('network /assets/late-a.js');
    const others = ['/functions/v1/job', '/assets/track-page-8.js', 'https://photos.test/assets/late-a.js', '/mailbox'];
    for (const other of others) expect([other, await worker.ask(other)]).toEqual([other, undefined]);
  });

  test('is not installed with the document of another version', async () => {
    const worker = runWorker(jobWorker([list]));
    worker.fetch.mockResolvedValue(new Response('<script src="/assets/index-2.js"></script>'));

    await expect(worker.fire('install')).rejects.toThrow('/job is of another version');
    expect(worker.cacheNames()).toEqual([]);
  });

  test('removes older caches of its own language when it takes over', async () => {
    const worker = runWorker(jobWorker([list]));
    await worker.keep('job-old', '/job');
    await worker.keep('job-es', '/es/job');
    await worker.keep('other', '/job');
    await worker.fire('install');
    expect(worker.cacheNames()).toContain('job-old');

    await worker.fire('activate');

    expect(worker.cacheNames()).toEqual(['job-es', 'other', OWN]);
  });
});

test('a build without offline jobs has a worker that removes itself, its caches and the kept jobs', async () => {
  const worker = runWorker(jobWorker(undefined));
  await worker.keep('job-old', '/job');
  await worker.keep('other', '/');

  await worker.fire('install');

  expect(worker.cacheNames()).toEqual(['other']);
  expect(worker.deleteDatabase).toHaveBeenCalledWith('jobs');
  expect(worker.unregister).toHaveBeenCalledOnce();
  expect(await worker.ask(PATH, 'navigate')).toBeUndefined();
});
