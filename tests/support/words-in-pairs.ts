import { globSync, readFileSync } from 'node:fs';
import { type Language, languages } from '@functions/domain/languages.ts';
import ts from 'typescript';
import { spanishModules } from '../../scripts/spanish/modules';

/** What an entry of the words says, a text or a function that returns one. */
type Entry = {
  /** Its literal texts; one with inserted values is in parts. */
  texts: string[];
  /** What is inserted: parameters by their place (`#0`), constants, facts of the site, and `{placeholders}`. */
  values: string[];
};

/** An entry in both languages. `place` is its area and key: `booking words.titles.services`. */
export type Pair = { place: string; english: Entry; spanish: Entry };

/** The files with the kinds of messages to these audiences. */
export function filesOfKinds(audiences: string): string[] {
  return globSync(`supabase/functions/send-notifications/kinds/${audiences}/*.ts`);
}

/** The texts of a module, without strings only used by code. For a kind of message, those of one language. */
export function textsInCode(file: string, language: Language): string[] {
  const isMeant = (key: string) => {
    if (!file.includes('/kinds/')) return true;
    const [part, of = ''] = key.split('.');
    return part === 'words' && (of === language || !languages.some((each) => each === of));
  };
  return [...entriesOfModule(file)].flatMap(([key, { texts }]) => (isMeant(key) ? texts : []));
}

/** All words that have a Spanish version, read from the code: pages, labels, emails and texts. */
export function wordsInPairs(): Pair[] {
  const shared = spanishModules('.').flatMap(({ area, english, spanish }) =>
    pairsOf(area, entriesOfModule(english), entriesOfModule(spanish)),
  );
  const ofKinds = filesOfKinds('{customer,hauler}').flatMap((file) => {
    const entries = [...entriesOfModule(file)];
    const inLanguage = (language: string) => {
      const own = entries.filter(([key]) => key.startsWith(`words.${language}.`));
      return new Map(own.map(([key, entry]) => [key.slice('words.en.'.length), entry]));
    };
    return pairsOf(file.replace(/.*\/kinds\//, ''), inLanguage('en'), inLanguage('es'));
  });
  return [...shared, ...ofKinds];
}

function pairsOf(area: string, english: Map<string, Entry>, spanish: Map<string, Entry>): Pair[] {
  return [...english].flatMap(([key, entry]) => {
    const other = spanish.get(key);
    return other ? { place: `${area} ${key}`, english: entry, spanish: other } : [];
  });
}

function entriesOfModule(file: string): Map<string, Entry> {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = new Map<string, Entry>();
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) found.set(`${statement.name?.text}`, entryOf(statement));
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer) addEntries(initializer, name.getText(), found);
    }
  }
  return found;
}

/** Adds the entries of an object or a list, by their keys, or else the node as an entry. */
function addEntries(node: ts.Node, key: string, found: Map<string, Entry>): void {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) addEntries(node.expression, key, found);
  else if (ts.isCallExpression(node) && node.expression.getText() === 'inBoth') {
    for (const words of node.arguments) addEntries(words, key, found);
  } else if (ts.isObjectLiteralExpression(node)) {
    for (const each of node.properties) {
      // Page anchors are the same in every language.
      if (ts.isPropertyAssignment(each) && each.name.getText() !== 'id')
        addEntries(each.initializer, `${key}.${each.name.getText()}`, found);
    }
  } else if (ts.isArrayLiteralExpression(node)) {
    node.elements.forEach((each, index) => void addEntries(each, `${key}.${index}`, found));
  } else {
    found.set(key, entryOf(node));
  }
}

function entryOf(entry: ts.Node): Entry {
  const parameters = ts.isFunctionLike(entry) ? entry.parameters.map(({ name }) => name.getText()) : [];
  const texts: string[] = [];
  const values = new Set<string>();
  function visit(node: ts.Node) {
    if (ts.isTypeNode(node) || ts.isParameter(node)) return;
    if (!isCode(node.parent) && (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)))
      texts.push(node.text);
    if (ts.isIdentifier(node) && parameters.includes(node.text)) values.add(`#${parameters.indexOf(node.text)}`);
    if (ts.isIdentifier(node) && /^[A-Z_]{3,}$/.test(node.text)) values.add(node.text);
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'site') values.add(node.getText());
    ts.forEachChild(node, visit);
  }
  visit(entry);
  for (const text of texts) for (const [placeholder] of text.matchAll(/\{\w+\}/g)) values.add(placeholder);
  return { texts, values: [...values] };
}

/** Whether a string in this place is a key or compared with one. */
function isCode(node: ts.Node): boolean {
  return (
    ts.isElementAccessExpression(node) ||
    (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken)
  );
}
