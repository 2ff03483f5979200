import type ts from 'typescript';
import { type SpanishModule, spanishModules } from '../../scripts/spanish/modules';
import { everyKind } from './kinds';
import { readTypes, sampleCalls, type Types, typeOfEntry } from './sample-values';

/** A text in both languages. */
export type Pair = {
  /** Its place in the module: `words.titles.services`, or `words.step(1, 3)` for a function. */
  place: string;
  english: string;
  spanish: string;
};

/** The words of an area, and the keys that only one language has. */
export type AreaInPairs = Pick<SpanishModule, 'area'> & { pairs: Pair[]; differences: string[] };

const modules = {
  ...import.meta.glob('../../src/content/en/**/*.ts'),
  ...import.meta.glob('../../src/content/es/**/*.ts'),
  ...import.meta.glob('../../supabase/functions/_shared/words/{en,es}/*.ts'),
  ...import.meta.glob('../../supabase/functions/send-notifications/{mails,texts}/words/{en,es}.ts'),
};

/** The words of each kind of message, in both languages, and which of them belong to each area. */
const KINDS = 'supabase/functions/send-notifications/kinds/index.ts';
const PARTS: Record<string, 'mail' | 'text'> = { mails: 'mail', texts: 'text' };

/** All words in both languages in pairs. Functions are called. */
export async function wordsInPairs(): Promise<AreaInPairs[]> {
  const inSpanish = spanishModules('.');
  const types = readTypes([...inSpanish.map(({ english }) => english), KINDS]);
  return Promise.all(
    inSpanish.map(async ({ area, english, spanish }) => {
      const found: AreaInPairs = { area, pairs: [], differences: [] };
      const [of, other] = await Promise.all([load(english), load(spanish)]);
      // Additional exports of a Spanish module are ignored, such as articles before a time.
      for (const [name, value] of Object.entries(of)) {
        compare(types, found, name, value, other[name], typeOfEntry(types, types.typeOf(english), name));
      }
      const part = PARTS[area];
      if (part) compareKinds(types, found, part);
      return found;
    }),
  );
}

function compareKinds(types: Types, found: AreaInPairs, part: 'mail' | 'text'): void {
  for (const { audience, kind, words } of everyKind) {
    if (!('es' in words)) continue;
    const keys = ['kinds', audience, kind, 'words', 'en', part];
    const type = keys.reduce<ts.Type | undefined>((of, key) => of && typeOfEntry(types, of, key), types.typeOf(KINDS));
    compare(types, found, `${audience}/${kind}.${part}`, words.en[part], words.es[part], type);
  }
}

async function load(file: string): Promise<Record<string, unknown>> {
  return (await modules[`../../${file}`]?.()) as Record<string, unknown>;
}

function compare(
  types: Types,
  found: AreaInPairs,
  place: string,
  english: unknown,
  spanish: unknown,
  type: ts.Type | undefined,
): void {
  if (isNothing(english) && typeof spanish === 'string') {
    // Only in Spanish.
    found.pairs.push({ place, english: '', spanish });
  } else if (kindOf(english) !== kindOf(spanish)) {
    found.differences.push(`${place} is ${kindOf(english)} in English, ${kindOf(spanish)} in Spanish`);
  } else if (typeof english === 'string' && typeof spanish === 'string') {
    found.pairs.push({ place, english, spanish });
  } else if (typeof english === 'function' && typeof spanish === 'function') {
    if (!type) throw new Error(`The type of ${place} is not known`);
    const { calls, result } = sampleCalls(types, type, place);
    for (const values of calls) {
      compare(
        types,
        found,
        `${place}(${values.map(shown).join(', ')})`,
        english(...values),
        spanish(...values),
        result,
      );
    }
  } else if (isRecord(english) && isRecord(spanish)) {
    const [keys, otherKeys] = [Object.keys(english).sort(), Object.keys(spanish).sort()];
    if (keys.join() !== otherKeys.join())
      found.differences.push(`${place} has ${keys} in English, ${otherKeys} in Spanish`);
    // Page anchors are the same in every language.
    for (const key of keys.filter((each) => otherKeys.includes(each) && each !== 'id')) {
      compare(types, found, `${place}.${key}`, english[key], spanish[key], type && typeOfEntry(types, type, key));
    }
  } else if (english !== spanish) {
    found.differences.push(`${place} is ${shown(english)} in English, ${shown(spanish)} in Spanish`);
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? `a list of ${value.length}` : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function shown(value: unknown): string {
  return typeof value === 'function' ? '…' : String(JSON.stringify(value));
}
