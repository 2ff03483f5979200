import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHandler } from '../../supabase/functions/remove-old-photos/handler.ts';

const PER_BATCH = 2;

/** The photos still recorded by request, and the files still in the bucket. */
let noted: Map<string, string[]>;
let files: Set<string>;
let finished: number;
let clock: number;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  finished = 0;
  clock = 0;
});

afterEach(() => vi.restoreAllMocks());

/** Adds this many requests with two photos each. */
function keep(requests: number) {
  noted = new Map(Array.from({ length: requests }, (_, id) => [`${id}`, [`${id}/0.jpg`, `${id}/1.jpg`]]));
  files = new Set([...noted.values()].flat());
}

const project = {
  senderKey: 'key',
  async list(passedOver: readonly string[] = []) {
    return [...noted]
      .filter(([leadId]) => !passedOver.includes(leadId))
      .slice(0, PER_BATCH)
      .map(([leadId, paths]) => ({ leadId, paths: paths.filter((path) => files.has(path)) }));
  },
  removeFiles: async (paths: readonly string[]) => paths.filter((path) => files.delete(path)),
  async forgetAddresses(leadIds: readonly string[]) {
    for (const id of leadIds) noted.delete(id);
  },
  async finish() {
    finished++;
  },
  now: () => clock,
};

async function remove(changes: Partial<typeof project> = {}) {
  const init = { method: 'POST', headers: { apikey: 'key' } };
  const request = new Request('http://localhost/functions/v1/remove-old-photos', init);
  const response = await createHandler({ ...project, ...changes })(request);
  return response.ok ? response.json() : response.status;
}

test('batches are removed and reported until nothing is left', async () => {
  keep(5);

  expect(await remove()).toEqual({ photos: 10, requests: 5, done: true });
  expect(files.size).toBe(0);
  expect(noted.size).toBe(0);
  expect(finished).toBe(1);
});

test('after 30 seconds the rest is left for the next call', async () => {
  keep(5);
  const slow = {
    removeFiles(paths: readonly string[]) {
      clock += 20_000;
      return project.removeFiles(paths);
    },
  };

  expect(await remove(slow)).toEqual({ photos: 8, requests: 4, done: false });
  expect(finished).toBe(0);
  expect(await remove(slow)).toEqual({ photos: 2, requests: 1, done: true });
});

test('requests whose files are already gone are finished without calling Storage', async () => {
  keep(3);
  files.clear();
  const removeFiles = vi.fn(project.removeFiles);

  expect(await remove({ removeFiles })).toEqual({ photos: 0, requests: 3, done: true });
  expect(noted.size).toBe(0);
  expect(removeFiles).not.toHaveBeenCalled();
});

test.each([
  ['fails', () => Promise.reject(new Error('Storage is down'))],
  ['reports nothing removed', async () => []],
])('when Storage %s, the call fails, keeps the paths, and the next call tries again', async (_, removeFiles) => {
  keep(1);

  expect(await remove({ removeFiles })).toBe(500);
  expect([noted.size, finished]).toEqual([1, 0]);
  expect(console.error).toHaveBeenCalledOnce();
  expect(await remove()).toEqual({ photos: 2, requests: 1, done: true });
});

test("when addresses can't be deleted, the call fails, and the next one deletes them", async () => {
  keep(1);
  const forgetAddresses = async () => {
    clock += 20_000;
    throw new Error('The database is down');
  };

  expect(await remove({ forgetAddresses })).toBe(500);
  expect(noted.size).toBe(1);
  expect(finished).toBe(0);

  expect(await remove()).toEqual({ photos: 0, requests: 1, done: true });
});

test.each([
  ["a file that can't be removed blocks neither the rest of its batch nor other requests", 2, ['0/1.jpg'], ['0']],
  ['a batch of such files blocks no other batch', 5, ['0/0.jpg', '0/1.jpg', '1/0.jpg', '1/1.jpg'], ['0', '1']],
])('%s, and the call fails at its end', async (_, requests, stuck, kept) => {
  keep(requests);
  const removeFiles = (paths: readonly string[]) => project.removeFiles(paths.filter((path) => !stuck.includes(path)));

  expect(await remove({ removeFiles })).toBe(500);
  expect([[...files], [...noted.keys()], finished]).toEqual([stuck, kept, 0]);
});
