import { expect, test } from 'vitest';
import { type Pair, wordsInPairs } from '../support/words-in-pairs';

const pairs = wordsInPairs();

/** Each faulty pair, with its place. */
function faults(ownProblem: (english: string, spanish: string, pair: Pair) => string | undefined): string[] {
  return pairs.flatMap((pair) => {
    const fault = ownProblem(pair.english.texts.join(' '), pair.spanish.texts.join(' '), pair);
    return fault ? `${pair.place}: ${fault}` : [];
  });
}

/** The first of these whole words in a text. Addresses, paths and placeholders are left out. */
function wordIn(text: string, words: RegExp): string | undefined {
  const pattern = new RegExp(`(?<![\\wáéíóúüñ])(?:${words.source})(?![\\wáéíóúüñ])`, 'i');
  return pattern.exec(text.replace(/\S+\.(com|gov|org)\/\S+|\{\w+\}|(?<=^|\s)\/[\w#/-]+/g, ''))?.[0];
}

test('the words of pages, labels, emails and texts are found in both languages', () => {
  expect(pairs.length).toBeGreaterThan(1500);
  expect(new Set(pairs.map(({ place }) => place.split(' ')[0])).size).toBeGreaterThan(80);
});

/** The Spanish says what the value would say, or must not say it. */
const SAID_WITHOUT: Record<string, string> = {
  'booking words.toasts.tooMany': '#0',
  'contact words.tooMany': '#0',
  'tracking words.lookupErrors.unreachable': '#0',
  'tracking words.lookupErrors.refused': '2',
  'tracking words.statusHistory.moment': '2',
  'built-reviews words.promise': '#4',
};
/** Written out in Spanish: de 8 a.m. a 8 p.m. */
const WRITTEN_OUT = ['PROMISE_HOURS_OF_DAY', 'MONTHS', 'WEEKDAYS'];

test('every value and number of an English text is in its Spanish one', () => {
  const numbersIn = (text: string) => text.match(/\$?\d+(?:[.,:]\d+)*/g) ?? [];

  const found = faults((english, spanish, pair) => {
    const said = [...pair.spanish.values, ...numbersIn(spanish), ...WRITTEN_OUT, SAID_WITHOUT[pair.place]];
    return [...pair.english.values, ...numbersIn(english)].find((each) => !said.includes(each));
  });

  expect(found).toEqual([]);
});

/** Forms of tú and vos. "Existe", "insiste" and similar are third person. */
const TO_TU =
  /tú|te|ti|tus?|tuy[oa]s?|contigo|vos|vosotr[oa]s|os|eres|sos|haz|has|dinos|\w*(?:íbe|ónde|íde)nos|(?:llám|cuént|mánd|enví|avís|hábl|déj|ayúd|muéstr)anos|(?:puede|quiere|tiene|necesita|debe|sabe|hace|recibe|elige|pide|busca|desea|prefiere)s|(?:pod|quer|ten|sab|deb|hac)és|(?!\w*(?:existe|insiste|consiste|resiste|triste|aplaste|baste)\b)\w{2,}(?:aste|iste)/;

/** Words that people in Los Angeles don't use for this, or that we use one other word for, unless the English matches. */
const AVOIDED: [words: RegExp, unless?: RegExp][] = [
  [/junk|chatarra|recogidas?|partners?|haulers?|yonques?|petici[oó]n|peticiones|requerimientos?|presupuestos?/],
  [/pick-?up/, /pickup bed/],
  [/transportistas?/, /\bmotor carrier\b/i],
  [/estimad[oa]s?/, /\bestimate/i],
  [/ventanas?/, /(?<!pickup |arrival |time )\bwindow/i],
  [/departamentos?/, /Department/],
  [/ID|rastre(?:ar|o)|trackear|reserv(?:ar|e|a)|agend(?:ar|e|a)|propuestas?|declin(?:ar?|e|ó)|reseñas?|testimonios?/],
  [/e-?mails?|links?|ligas?|someter|requerid[oa]s?|código zip|domicilios?|contactad[oa]s?|en progreso|completad[oa]s?/],
  [/verificad[oa]s?|asegurad[oa]s?|licenciad[oa]s?|hazmat|donativos?|realiz\w+|brind\w+|obteng\w+/],
];

test('Spanish words say usted, and none that people here would not', () => {
  const found = faults((english, spanish) => {
    const avoided = AVOIDED.filter(([, unless]) => !unless?.test(english)).map(([words]) => wordIn(spanish, words));
    return [wordIn(spanish, TO_TU), ...avoided].find(Boolean);
  });

  expect(found).toEqual([]);
  expect(['¿Qué necesitas?', 'Llámanos', 'Ya elegiste'].filter((text) => !wordIn(text, TO_TU))).toEqual([]);
  expect(['Llámenos', 'Estas cifras', 'No existe'].filter((text) => wordIn(text, TO_TU))).toEqual([]);
});

test('questions and exclamations are opened and closed', () => {
  expect(
    faults((_, spanish) => (/^(?:¿\?|¡!)*$|^\?$/.test(spanish.replace(/[^¿?¡!]/g, '')) ? undefined : spanish)),
  ).toEqual([]);
});
