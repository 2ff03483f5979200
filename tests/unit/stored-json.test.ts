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

test('a value comes back as it was kept, and is none before and after', () => {
  expect(readStored('key')).toBeUndefined();

  writeStored('key', { list: [1, 'two'] });
  expect(readStored('key')).toEqual({ list: [1, 'two'] });
  expect(items.get('key')).toBe('{"list":[1,"two"]}');

  removeStored('key');
  expect(readStored('key')).toBeUndefined();
  expect(items.size).toBe(0);
});

test.each([false, 0, ''])('%j is a value like any other', (value) => {
  writeStored('key', value);

  expect(readStored('key')).toBe(value);
});

test.each(['{', 'null', ''])('what is kept as "%s" is none', (text) => {
  items.set('key', text);

  expect(readStored('key')).toBeUndefined();
});

test('where storage is forbidden a value lasts as long as the page, and can be removed', () => {
  isForbidden = true;
  expect(readStored('key')).toBeUndefined();

  writeStored('key', 'kept');
  expect(readStored('key')).toBe('kept');

  removeStored('key');
  expect(readStored('key')).toBeUndefined();
});

test('another key has another value', () => {
  isForbidden = true;
  writeStored('key', 'kept');

  expect(readStored('other')).toBeUndefined();
});
