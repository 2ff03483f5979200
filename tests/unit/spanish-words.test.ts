import { expect, test, vi } from 'vitest';
import { avoidedWords } from '../fixtures/avoided-words';
import { inflesz, syllables } from '../support/inflesz';
import { NAME } from '../support/sample-values';
import { type AreaInPairs, type Pair, wordsInPairs } from '../support/words-in-pairs';

// Includes all optional content.
vi.stubEnv('VITE_SPANISH', 'on');
vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST');
vi.stubEnv('VITE_SITE_LEGAL_NAME', NAME);
vi.stubEnv('VITE_SITE_LEGAL_ADDRESS', NAME);

const areas = await wordsInPairs();

/** Texts of three words or more, except slugs and names. */
function sentences({ pairs }: AreaInPairs): Pair[] {
  return pairs.filter(({ spanish }) => /\S \S+ \S/.test(spanish));
}

/** Each faulty text with its place. */
function faults({ pairs }: AreaInPairs, faultOf: (pair: Pair) => string | undefined): string[] {
  return pairs.flatMap((pair) => {
    const fault = faultOf(pair);
    return fault ? `${pair.place}: ${fault} in “${pair.spanish}” (${pair.english})` : [];
  });
}

/** A regular expression for whole words with Spanish letters. */
function wholeWords(pattern: string, flags = 'gi'): RegExp {
  return new RegExp(`(?<![\\wáéíóúüñ{])(?:${pattern})(?![\\wáéíóúüñ}])`, flags);
}

test('the words of both languages are found, including those from functions', () => {
  const pairs = areas.flatMap((area) => area.pairs);

  expect(pairs.length).toBeGreaterThan(1500);
  expect(pairs.filter(({ place }) => place.includes('(')).length).toBeGreaterThan(200);
});

/** Each Spanish legal page ends with an extra sentence; one English page has a Spanish link to the Spanish pages. */
const OF_ENGLISH_ALONE = /^(bothLanguagesCount|inSpanish) is/;
/** Functions older than refusal codes explain refusals in English, so Spanish pages don't show it. */
const OF_OLDER_FUNCTIONS = /^refusalText\(.*"message".* is string in English, undefined in Spanish$/;

test.each(areas)('the words $area have the same keys and list lengths in both languages', ({ differences }) => {
  const found = differences.filter((each) => !OF_OLDER_FUNCTIONS.test(each) && !OF_ENGLISH_ALONE.test(each));

  expect(found).toEqual([]);
});

const ENGLISH_NUMBERS: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
  ...{ fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, ninety: 90 },
};
const SPANISH_NUMBERS: Record<string, number> = {
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, once: 11, doce: 12 },
  ...{ quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, noventa: 90 },
};
/** Words where Spanish says "los dos". */
const OF_TWO = /\b(both|either|neither|twice)\b/gi;

/** Places where the numbers differ but the meaning doesn't. */
const OTHER_NUMBERS: Record<string, string> = {
  'furniture-removal words.categories.0.description': 'a loveseat is a "sofá de dos lugares"',
  'old-appliances words.categories.0.description': 'a side-by-side is a "refrigerador de dos puertas"',
  'terms terms.sections.2.paragraphs.2': '"the two of you have agreed on" is a plural in Spanish',
  'shared/errors fieldErrors.zip-invalid': 'what is valid is five digits, whether there is such a code or not',
  'shared/zip-invalid zipInvalid': 'what is valid is five digits, whether there is such a code or not',
  'zip-form words.invalid': 'what is valid is five digits, whether there is such a code or not',
  'tracking words.lookupErrors.refused': 'the specified English text says "a non-2xx status code"',
};

/** Numbers, amounts of money, times, and a.m. or p.m., in digits. */
function numbersIn(text: string, words: Record<string, number>): string[] {
  const found = text.toLowerCase().matchAll(/(\$?\d+(?:[.,:]\d+)*)(?:\s([ap])\.?m\b)?|[a-záéíóúüñ]+/g);
  return [...found].flatMap(([token, digits, half]) => {
    if (digits) return half ? [digits, `${half}m`] : digits;
    const number = words[token];
    return number === undefined ? [] : String(number);
  });
}

/** The list without the given items, each removed once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function numbersFault({ english, spanish }: Pair): string | undefined {
  const [ofEnglish, ofSpanish] = [numbersIn(english, ENGLISH_NUMBERS), numbersIn(spanish, SPANISH_NUMBERS)];
  const missing = without(ofEnglish, ofSpanish);
  const added = without(
    without(ofSpanish, ofEnglish),
    [...english.matchAll(OF_TWO)].map(() => '2'),
  );
  if (missing.length > 0) return `no ${missing.join(', ')}`;
  return added.length > 0 ? `${added.join(', ')} is new` : undefined;
}

function saysOtherNumbers(area: string, place: string): boolean {
  return Object.keys(OTHER_NUMBERS).some((each) => `${area} ${place}`.includes(each));
}

test.each(areas)('the words $area have the same numbers in both languages', (area) => {
  const found = faults(area, (pair) => (saysOtherNumbers(area.area, pair.place) ? undefined : numbersFault(pair)));

  expect(found).toEqual([]);
});

test.each([
  ['Within 2 hours, from 8 AM to 8 PM', 'En 3 horas, de 8 a.m. a 8 p.m.'],
  ['Within 2 hours, from 8 AM to 8 PM', 'En 2 horas, de 8 a.m. a 8 a.m.'],
  ['It costs $50', 'Cuesta 50'],
  ['$1,200 at most', '$1,20 cuando mucho'],
  ['Up to three times', 'Hasta cuatro horarios'],
  ['Choose a time', 'Elija de dos horarios'],
])('"%s" and "%s" have different numbers', (english, spanish) => {
  expect(numbersFault({ place: '', english, spanish })).toBeDefined();
});

test.each([
  ['Five regions, fifty places', '5 regiones y 50 lugares'],
  ['You can pick both', 'Puede elegir las dos'],
  ['From 9:00 AM', 'Desde las 9:00 a.m.'],
])('"%s" and "%s" have the same numbers', (english, spanish) => {
  expect(numbersFault({ place: '', english, spanish })).toBeUndefined();
});

/** Forms of tú and vos. */
const TO_TU = wholeWords(
  [
    'tú|te|ti|tus?|tuy[oa]s?|contigo|vos|vosotr[oa]s|os|eres|sos|haz|has|dinos|\\w*(?:íbe|ónde|íde)nos',
    '(?:llám|cuént|mánd|enví|avís|hábl|déj|ayúd|muéstr|enséñ|explíc|contáct|visít)anos',
    '(?:puede|quiere|tiene|necesita|debe|sabe|hace|dice|recibe|elige|pide|busca|desea|prefiere|envía|agrega|está)s(?<!estas)',
    '(?:pod|quer|ten|sab|deb|hac)és',
    // "Existe", "insiste" and similar are third person.
    '(?!\\w*(?:existe|insiste|consiste|resiste|triste|chiste|aplaste|gaste|baste)\\b)\\w{2,}(?:aste|iste)',
  ].join('|'),
);

test.each(areas)('the words $area use usted, never tú or vos', (area) => {
  expect(faults(area, ({ spanish }) => spanish.match(TO_TU)?.join(', '))).toEqual([]);
});

test.each([
  'Tu solicitud llegó',
  'Te llaman hoy',
  '¿Qué necesitas?',
  'Llámanos',
  'Escríbenos',
  'Cuéntanos',
  'Dinos qué falta',
  'Ya elegiste un servicio',
  '¿Qué querés llevar?',
])('"%s" doesn\'t use usted', (spanish) => {
  expect(spanish).toMatch(TO_TU);
});

test.each(['Llámenos', 'Díganos', 'Cuéntenos', 'Estos términos', 'Estas cifras', 'El té', 'No existe'])(
  '"%s" uses usted',
  (spanish) => {
    expect(spanish).not.toMatch(TO_TU);
  },
);

/** Equal English sentences whose translations differ, by reason. */
const SAID_IN_TWO_WAYS = new Set([
  // A button here, a heading or sentence there.
  'Book a Pickup Now',
  'Write to us',
  // Gender or number differ in Spanish.
  'Keep it inside or behind a locked gate until the hauler is there, or take the doors off.',
  'We look it up as soon as you are back.',
  'The earlier time is off.',
  'This job is closed.',
  // Below a heading that names the pickup, and without one.
  `Agreed by phone with ${NAME}.`,
  // By itself, and within a sentence.
  'Tuesday, November 24',
  'Tuesday, November 24, 3:40–3:40 PM',
  // Text messages lack the space or the letters.
  'Is the job done?',
  'We have your request.',
]);

/** Sentences of three words or more with their translations, if both texts have the same number of sentences. */
function sentencesOf({ english, spanish }: Pair): [english: string, spanish: string][] {
  const [ofEnglish = [], ofSpanish = []] = [english, spanish.replace(/ \(en inglés\)$/, '')].map((text) =>
    text.trim().split(/(?<=[.?!:])\s+/),
  );
  if (ofEnglish.length !== ofSpanish.length) return [];
  const all = ofEnglish.map((sentence, index): [string, string] => [sentence, ofSpanish[index] ?? '']);
  return all.filter(([sentence]) => !SAID_IN_TWO_WAYS.has(sentence) && sentence.split(' ').length >= 3);
}

/** Sentences with two translations. */
function saidInTwoWays(pairs: readonly Pair[]): string[] {
  const known = new Map<string, string>();
  return pairs.flatMap(sentencesOf).flatMap(([english, spanish]) => {
    const before = known.get(english) ?? spanish;
    known.set(english, before);
    return before === spanish ? [] : [`“${before}” and “${spanish}” (${english})`];
  });
}

test('equal English sentences have equal Spanish translations', () => {
  expect(saidInTwoWays(areas.flatMap(({ pairs }) => pairs))).toEqual([]);
});

test('two translations of the same sentence are found', () => {
  const pairs = ['Algo salió mal. Intente otra vez.', 'Algo falló. Intente otra vez.'].map((spanish) => ({
    place: '',
    english: 'Something went wrong. Please try again.',
    spanish,
  }));

  expect(saidInTwoWays(pairs)).toHaveLength(1);
});

/** An address on another site. */
const ADDRESS = /\S+\.(com|gov|org)\/\S+/g;

/** Titles, meta descriptions and questions can contain words that people search for. */
const SEARCHED_PLACE = /(title|description|question|heading)$/i;

test.each(areas)('the words $area have no avoided words', (area) => {
  const found = avoidedWords.flatMap(({ word, instead, unless, isSearched, areas: only }) => {
    if (only && !only.test(area.area)) return [];
    let isSaid = false;
    return faults(area, ({ place, english, spanish }) => {
      const avoided = spanish.replace(ADDRESS, '').match(wholeWords(word));
      if (!avoided || unless?.test(english)) return undefined;
      const maySay = isSearched && !isSaid && SEARCHED_PLACE.test(place);
      isSaid = true;
      return maySay ? undefined : `${avoided.join(', ')}, not “${instead}”,`;
    });
  });

  expect(found).toEqual([]);
});

test.each(areas)('the words $area open and close questions and exclamations', (area) => {
  const found = faults(area, ({ spanish }) => {
    const signs = spanish.replace(/[^¿?¡!]/g, '');
    return /^(¿\?|¡!)*$/.test(signs) ? undefined : signs;
  });

  expect(found).toEqual([]);
});

/** Legal texts can be harder to read. */
const LEGAL = ['consent', 'privacy', 'terms', 'shared/consent-for-haulers'];
/** The minimum number of words for a readability score. */
const LEAST_WORDS = 100;

/** All sentences of the areas, each ending in a period. */
function prose(of: readonly AreaInPairs[]): string {
  const all = of.flatMap(sentences).map(({ spanish }) => spanish);
  const long = [...new Set(all)].filter((text) => text.split(' ').length > 6);
  return long.map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ');
}

function isLong(area: AreaInPairs): boolean {
  return prose([area]).split(' ').length >= LEAST_WORDS;
}

test.each(areas.filter(isLong))('the words $area are fairly easy to read', (area) => {
  expect(inflesz(prose([area]))).toBeGreaterThanOrEqual(LEGAL.includes(area.area) ? 55 : 65);
});

test('the words of the short areas together are fairly easy to read', () => {
  expect(inflesz(prose(areas.filter((area) => !isLong(area))))).toBeGreaterThanOrEqual(65);
});

test('syllables are counted as spoken', () => {
  const counts = { que: 1, guitarra: 3, camión: 2, día: 2, muy: 1, leer: 2, agüita: 3, recolección: 4, y: 1, pague: 2 };

  for (const [word, count] of Object.entries(counts)) expect([word, syllables(word)]).toEqual([word, count]);
});

test('officialese counts as hard to read', () => {
  const officialese =
    'Con el propósito de formalizar su requerimiento de recolección, deberá proporcionar la información correspondiente a la ubicación de los artículos voluminosos, procediendo posteriormente a la confirmación de la disponibilidad de nuestros colaboradores.';

  expect(inflesz(officialese)).toBeLessThan(40);
});

/** Names that differ from English. */
const NAMES = [
  ...[
    'California',
    'Los Ángeles',
    'Estados Unidos',
    'San Fernando',
    'Navidad',
    'Código Civil',
    'Departamento de Alimentos y Agricultura',
    'Ley Unruh de Derechos Civiles',
  ],
  ...['Términos del servicio', 'Política de privacidad', 'GPS'],
];

function inPlainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** A capitalized word inside a sentence that is not a name. */
function capitalFault({ english, spanish }: Pair): string | undefined {
  const text = NAMES.reduce((rest, name) => rest.replaceAll(name, name.toLowerCase()), spanish);
  const known = new Set(inPlainLetters(english).match(/\p{L}+/gu));
  const inMiddle = text.match(/(?<=[\p{Ll}\d,;)] )\p{Lu}[\p{L}]*/gu) ?? [];
  return inMiddle.find((word) => !known.has(inPlainLetters(word)));
}

test.each(areas)('the words $area capitalize only sentence beginnings and names', (area) => {
  expect(faults(area, capitalFault)).toEqual([]);
});

test('English title case is found', () => {
  expect(capitalFault({ place: '', english: 'Book a Pickup', spanish: 'Pedir Recolección' })).toBe('Recolección');
});

test('texts have no letters that would shorten their segments', () => {
  const texts = areas.filter(({ area }) => area === 'texts');

  expect(texts.flatMap((area) => area.pairs).length).toBeGreaterThan(40);
  for (const area of texts) expect(faults(area, ({ spanish }) => spanish.match(/[áíóúÁÍÓÚ]/)?.join())).toEqual([]);
});

/** Texts that are the same in both languages. */
const SAME = /^(Blog|Inland|Empire|Error:? ?|Use POST\.|[a-z]+(-[a-z]+)*)$/;

test.each(areas)('the words $area leave no text in English', (area) => {
  const found = faults(area, ({ place, english, spanish }) => {
    const isName = /^samples\.\d+\.name$/.test(place);
    const isSaid = /\p{Ll}{2}/u.test(spanish.replaceAll(NAME, ''));
    return english === spanish && isSaid && !isName && !SAME.test(spanish) ? 'the same' : undefined;
  });

  expect(found).toEqual([]);
});
