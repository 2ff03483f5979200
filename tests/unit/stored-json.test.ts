import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '@/lib/forms/stored-json';

const items = new Map<string, string>();
let isForbidden = false;

function unlessForbidden<Result>(result: () => Result): Result {
  if (isForbidden) throw new DOMException('The operation is insecure', 'SecurityError');
  return result();
}

beforeEach(() => {
  isForbidden = false;
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => unlessForbidden(() => items.get(key) ?? null),
    setItem: (key: string, value: string) => unlessForbidden(() => items.set(key, value)),
    removeItem: (key: string) => unlessForbidden(() => items.delete(key)),
  });
});

afterEach(() => {
  removeStored('key');
  vi.unstubAllGlobals();
});

test.each([{ list: [1, 'two'] }, false, 0, ''])('%j is stored as JSON and read back until it is removed', (value) => {
  expect(readStored('key')).toBeUndefined();

  writeStored('key', value);
  expect([readStored('key'), items.get('key')]).toEqual([value, JSON.stringify(value)]);

  removeStored('key');
  expect([readStored('key'), items.size]).toEqual([undefined, 0]);
});

test.each(['{', 'null', ''])('the stored text "%s" is read as undefined', (text) => {
  items.set('key', text);

  expect(readStored('key')).toBeUndefined();
});

test('without storage a value lasts as long as the page, under its own key, and can be removed', () => {
  isForbidden = true;
  expect(readStored('key')).toBeUndefined();

  writeStored('key', 'kept');
  expect([readStored('key'), readStored('other')]).toEqual(['kept', undefined]);

  removeStored('key');
  expect(readStored('key')).toBeUndefined();
});
