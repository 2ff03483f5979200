import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@functions/domain/languages.ts';
import { reviewHints, withheldReasons } from '@functions/domain/review.ts';
import { describe, expect, test } from 'vitest';
import { words as desk } from '@/content/en/desk';
import { words as list } from '@/content/en/desk-list';
import { words as job } from '@/content/en/job';
import { words as pickup } from '@/content/en/pickup';
import { words as tracking } from '@/content/en/tracking';
import { words as spanishJob } from '@/content/es/job';
import { words as spanishPickup } from '@/content/es/pickup';
import { words as spanishTracking } from '@/content/es/tracking';
import { kinds } from '../../supabase/functions/send-notifications/kinds/index.ts';
import { words as mails } from '../../supabase/functions/send-notifications/mails/words/en.ts';
import * as mailsToOperator from '../../supabase/functions/send-notifications/mails/words/operator.ts';
import { words as texts } from '../../supabase/functions/send-notifications/texts/words/en.ts';
import { everyKind } from '../support/kinds';
import { filesOfKinds, textsInCode } from '../support/texts-in-code.ts';

// What README, guides and other documents say about the code: names, files, variables, labels, links.

const readme = readFileSync('README.md', 'utf8');
const guide = readFileSync('docs/operating.md', 'utf8');
const example = readFileSync('.env.example', 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md']);

/** The chapter of the guide with this heading. */
function chapter(heading: string): string {
  return guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
}

/** The first column of the first table. */
function firstColumn(text: string): string[] {
  const [, rows = ''] = text.split(/^\| --- .*\n/m);
  return [...rows.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
}

/** The first columns of all tables. */
function firstColumns(text: string): string[] {
  return [...text.matchAll(/^ *\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
}

describe('files and tests', () => {
  const FOLDERS = ['.github/', 'docs/', 'public/', 'scripts/', 'src/', 'supabase/', 'tests/'];
  /** Created on each machine. */
  const MADE_LATER = 'supabase/.temp/';

  /** The text in backticks, except code blocks. */
  function namesIn(text: string): string[] {
    return [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  }

  /** The files that a document names with their folder. */
  function filesIn(document: string): string[] {
    return namesIn(readFileSync(document, 'utf8')).filter(
      (name) => FOLDERS.some((folder) => name.startsWith(folder)) && !name.startsWith(MADE_LATER),
    );
  }

  /** The tests named as proof in the last column of the table, some without a folder. */
  function proofs(): string[] {
    const rows = readFileSync('docs/security.md', 'utf8').matchAll(/^\|.*\| ([^|]+) \|$/gm);
    return [...rows]
      .flatMap(([, proof = '']) => namesIn(proof))
      .map((name) => (/\.(test|spec)\.tsx?$/.test(name) && !name.startsWith('tests/') ? `tests/**/${name}` : name));
  }

  /** `<slug>` stands for any name. */
  function isThere(file: string): boolean {
    return globSync(file.replace(/<\w+>/g, '*')).length > 0;
  }

  test('the documents name over 100 files, and over 60 tests as proof', () => {
    expect(documents.flatMap(filesIn).length).toBeGreaterThan(100);
    expect(proofs().length).toBeGreaterThan(60);
  });

  test.each(documents)('all files named in %s exist', (document) => {
    expect(filesIn(document).filter((file) => !isThere(file))).toEqual([]);
  });

  test('all tests named as proof in the security table exist', () => {
    expect(proofs().filter((file) => !isThere(file))).toEqual([]);
  });
});

describe('headings and links', () => {
  /** Without a step number. */
  const headings = [...guide.matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, heading = '']) => heading);

  /** The headings that doctor, functions and other documents refer operators to. */
  const places = [...globSync(['scripts/**/*.ts', 'supabase/functions/**/*.ts', 'docs/security.md', '.env.example'])]
    .map((file) => readFileSync(file, 'utf8').replace(/\n#? ?/g, ' '))
    .flatMap((text) => [...text.matchAll(/`?docs\/operating\.md`?, ([A-Z][A-Za-z ]+?)(?=[,.:;'`]| says)/g)])
    .map(([, place = '']) => place);

  function anchorOf(heading: string): string {
    return heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-');
  }

  test('the code refers operators to the guide', () => {
    expect(new Set(places).size).toBeGreaterThan(5);
  });

  test.each([...new Set(places)])('the guide has the heading "%s" that the code refers to', (place) => {
    expect(headings).toContain(place);
  });

  /** The links of a document to files and headings, as their targets. */
  function linksOf(document: string): string[] {
    const targets = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    return targets.filter((target) => !/^(?:https?|mailto):/.test(target));
  }

  function leadsSomewhere(document: string, target: string): boolean {
    const [file, anchor] = target.split('#');
    const linked = file ? path.join(path.dirname(document), file) : document;
    if (!existsSync(linked) || !anchor) return existsSync(linked);
    return [...readFileSync(linked, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, text = '']) => anchorOf(text) === anchor);
  }

  test('the guide has over 40 links to its own headings', () => {
    expect(linksOf('docs/operating.md').filter((target) => target.startsWith('#')).length).toBeGreaterThan(40);
  });

  test.each(documents)('all links in %s lead to a file and heading', (document) => {
    expect(linksOf(document).filter((target) => !leadsSomewhere(document, target))).toEqual([]);
  });
});

describe('variables', () => {
  function allMatches(files: string[], pattern: RegExp): string[] {
    const found = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
    );
    return [...new Set(found)];
  }

  /** The variables that functions read. */
  const secrets = allMatches(
    [...globSync('supabase/functions/*/index.ts'), 'supabase/functions/_shared/server/environment.ts'],
    /'([A-Z]+(?:_[A-Z]+)+)'/g,
  );

  /** The variables of the build. */
  const buildVariables = allMatches(['src/vite-env.d.ts'], /readonly (VITE_\w+)/g);

  test('the variables of functions and site are found', () => {
    expect(secrets).toEqual(expect.arrayContaining(['SENDER_KEY', 'MAIL_FROM', 'ALLOWED_ORIGINS']));
    expect(buildVariables).toEqual(expect.arrayContaining(['VITE_SUPABASE_URL', 'VITE_SITE_NAME']));
  });

  test.each(secrets)('README and guide explain %s', (name) => {
    expect([readme, guide].map((text) => text.includes(name))).toEqual([true, true]);
  });

  test.each(buildVariables)('README, guide and .env.example explain %s', (name) => {
    expect([readme, guide, example].map((text) => text.includes(name))).toEqual([true, true, true]);
  });
});

describe('SQL statements', () => {
  // Supabase Studio warns before an update or delete without a `where`.

  /** Complete update and delete statements in the documents. */
  function changesIn(text: string): string[] {
    return text.match(/\b(?:update \w+\.\w+\s+set|delete from \w+\.\w+)[^;`]*/g) ?? [];
  }

  const changes = documents.flatMap((file) => changesIn(readFileSync(file, 'utf8')).map((sql) => [file, sql] as const));

  test('the guides contain statements that change rows', () => {
    expect(changes.length).toBeGreaterThan(7);
  });

  test.each(changes)('%s limits the rows it changes: %s', (_, sql) => {
    expect(sql).toMatch(/\swhere\s/);
  });
});

describe('labels of pages and emails', () => {
  const { callCustomer, callHauler, ...buttonsOfActs } = desk.buttons;

  /** All fixed texts in an object of words, without functions. */
  function textsIn(words: unknown): string[] {
    if (typeof words === 'string') return [words];
    return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
  }

  test('the guide explains exactly the buttons of requests and messages, and of what haulers lack', () => {
    const explained = firstColumn(chapter('What each button does'))
      .flatMap((cell) => cell.replace(/ \(of a (message|hauler)\)/, '').split(', '))
      .concat('Undo “I called”', 'Undo “I answered”', 'Not spam');

    const { answered, notAnswered, spam, notSpam, application } = list.messages;
    const { askAgreement, keepPaused, endTexts } = list.haulers;
    const ofMessages = [answered, notAnswered, spam, notSpam, application.add];
    const ofHaulers = [askAgreement, keepPaused, endTexts];
    expect(explained.sort()).toEqual([...Object.values(buttonsOfActs), ...ofMessages, ...ofHaulers].sort());
  });

  test('the guide explains exactly the fields of the hauler dialog', () => {
    const { fields, everywhere, services, languages, familyOwned, active } = list.haulerDialog;

    const labels = [
      ...[...Object.values(fields), everywhere, familyOwned, active].map(({ label }) => label),
      services.legend,
      languages.legend,
    ];
    expect(
      firstColumn(chapter('Haulers'))
        .flatMap((cell) => cell.split(', '))
        .sort(),
    ).toEqual(labels.flatMap((label) => label.split(', ')).sort());
  });

  /** Text in quotation marks in the words of emails. */
  function quotedIn(language: Language, shared: readonly string[], audiences: string): string[] {
    const files = shared.map((file) => `supabase/functions/send-notifications/mails/words/${file}`);
    const texts = [...files, ...filesOfKinds(audiences)].flatMap((file) => textsInCode(file, language));
    return texts.flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, quoted = '']) => quoted));
  }

  test('labels quoted in emails exist on the pages', () => {
    const known = textsIn([desk, list, tracking, job, pickup]);

    const quoted = quotedIn('en', ['en.ts', 'operator.ts'], '*');

    expect(quoted).toContain('Reopen…');
    expect(quoted.filter((text) => !known.includes(text))).toEqual([]);
  });

  test('labels quoted in Spanish emails exist on the Spanish pages', () => {
    const known = textsIn([spanishTracking, spanishJob, spanishPickup]);

    const quoted = quotedIn('es', ['es.ts'], '{customer,hauler}');

    expect(quoted).toContain('Voy en camino');
    expect(quoted.filter((text) => !known.includes(text))).toEqual([]);
  });

  test.each([
    'Run the business',
    'A day',
    'What each button does',
    'Links to the desk',
    'When a link is stolen',
    'Look at reviews',
  ])('labels quoted in the chapter "%s" exist on the pages or in emails', (heading) => {
    const known = textsIn([
      desk,
      list,
      tracking,
      mails,
      mailsToOperator,
      everyKind.map(({ words }) => ('en' in words ? words.en : words)),
    ]);

    const quoted = [...chapter(heading).matchAll(/"([^"]+)"/g)].map(([, text = '']) => text.replace(/\s+/g, ' '));

    expect(quoted).not.toEqual([]);
    expect(quoted.filter((text) => !known.includes(text))).toEqual([]);
  });
});

describe('reviews', () => {
  test('the guide explains exactly the reasons for withholding a review', () => {
    const explained = firstColumns(chapter('Look at reviews')).filter((cell) => cell.startsWith('`'));

    expect(explained).toEqual(withheldReasons.map((reason) => `\`${reason}\``));
  });

  test('the guide explains every hint about reviews', () => {
    const words: Record<(typeof reviewHints)[number], string> = {
      'phone-of-a-hauler': 'its phone or email is a hauler’s',
      'email-of-a-hauler': 'its phone or email is a hauler’s',
      'same-address-same-hauler': 'the same address reviewed the same hauler before',
      'completed-within-an-hour': 'the request was completed within an hour',
      'link-or-address-in-words': 'there is a link, an address',
      'number-in-words': 'a long number in the name, the city or the words',
    };
    const said = chapter('Look at reviews').replace(/\s+/g, ' ').replaceAll("'", '’');

    expect(reviewHints.filter((hint) => !said.includes(words[hint]))).toEqual([]);
  });

  test('the guide names the laws on reviews in the chapter about them', () => {
    const said = chapter('Look at reviews');

    for (const law of ['16 CFR 465.4', '16 CFR 465.5', '16 CFR 465.7', '15 U.S.C. 45b', 'Cal. Civ. Code 1670.8']) {
      expect(said).toContain(law);
    }
  });

  test('the guide explains where to create the hook for each supported host', () => {
    expect(firstColumns(chapter('Show reviews'))).toEqual(
      expect.arrayContaining(['Netlify', 'Cloudflare Pages', 'Vercel']),
    );
  });

  test.each(['REVIEWS_FROM', 'BUILD_HOOK_URL'])('README, guide and .env.example explain %s', (name) => {
    const documents = ['README.md', 'docs/operating.md', '.env.example'].map((file) => readFileSync(file, 'utf8'));

    expect(documents.map((text) => text.includes(name))).toEqual([true, true, true]);
  });
});

describe('texts and delivery reports', () => {
  test('the sample texts for carriers match texts we send', () => {
    const samples = [...guide.matchAll(/^ +(PoppyHaul: .+)$/gm)].map(([, sample]) => sample);
    const link = (page: 'track' | 'job') => `https://www.example.com/${page}/7K3M-9Q2X-4TBV-R8ND`;

    expect(samples).toEqual([
      `${texts.text('PoppyHaul', kinds.customer['request-arrived'].words.en.text.promise('10:00 AM Mon'), link('track'))} ${texts.stop}`,
      texts.text('PoppyHaul', kinds.customer.matched.words.en.text('(213) 555-0142'), link('track')),
      texts.text(
        'PoppyHaul',
        kinds.customer['pickup-reminder'].words.en.text('tomorrow', '9:00-11:00 AM'),
        link('track'),
      ),
      texts.text('PoppyHaul', kinds.hauler['job-offered'].words.en.text('91101'), link('job')),
    ]);
  });

  test('the guide lists exactly the events that the endpoint reads', () => {
    const source = readFileSync('supabase/functions/delivery-reports/mail-reports.ts', 'utf8');
    const read = [...source.matchAll(/case '(email\.\w+)'/g)].map(([, event]) => event);
    const told = [...guide.matchAll(/`(email\.\w+)`/g)].map(([, event]) => event);

    expect(read.length).toBeGreaterThan(4);
    expect(told.sort()).toEqual(read.sort());
  });
});
