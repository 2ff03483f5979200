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

test('a value is read back until it is removed', () => {
  expect(readStored('key')).toBeUndefined();

  writeStored('key', { list: [1, 'two'] });
  expect(readStored('key')).toEqual({ list: [1, 'two'] });
  expect(items.get('key')).toBe('{"list":[1,"two"]}');

  removeStored('key');
  expect(readStored('key')).toBeUndefined();
  expect(items.size).toBe(0);
});

test.each([false, 0, ''])('%j is stored like any other value', (value) => {
  writeStored('key', value);

  expect(readStored('key')).toBe(value);
});

test.each(['{', 'null', ''])('the stored text "%s" is read as undefined', (text) => {
  items.set('key', text);

  expect(readStored('key')).toBeUndefined();
});

test('without storage a value lasts as long as the page and can be removed', () => {
  isForbidden = true;
  expect(readStored('key')).toBeUndefined();

  writeStored('key', 'kept');
  expect(readStored('key')).toBe('kept');

  removeStored('key');
  expect(readStored('key')).toBeUndefined();
});

test("keys don't share values", () => {
  isForbidden = true;
  writeStored('key', 'kept');

  expect(readStored('other')).toBeUndefined();
});
