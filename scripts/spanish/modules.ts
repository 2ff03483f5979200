import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A module of Spanish words, and the English one that it says the same as. */
export type SpanishModule = {
  /** As imports from `@/words/` name it: `booking`, `services/garage-cleanouts`, `shared/reasons`; or `mails`, `texts`. */
  area: string;
  /** Both from the root of the project. */
  spanish: string;
  english: string;
};

/** Where Spanish words are: the folder, and what stands before the name of an area from there. */
const FOLDERS = { 'src/content/es': '', 'supabase/functions/_shared/words/es': 'shared/' };

/**
 * What kinds of mails share, and of texts, is a file for each language. A kind has its own words in both languages in one
 * file, without a mark: who changes one sees the other.
 */
const SENDER = 'supabase/functions/send-notifications';

/**
 * The first line of a Spanish module: a hash of the English one as it was when somebody last compared the two. A
 * comment, so that no page carries it.
 */
const MARK = /^\/\/ English: ([0-9a-f]{12})\n+/;

/** All modules of Spanish words of a project, by area. */
export function spanishModules(root: string): SpanishModule[] {
  const inFolders = Object.entries(FOLDERS).flatMap(([folder, before]) =>
    globSync('**/*.ts', { cwd: path.join(root, folder) }).map((file) => ({
      area: before + file.replace(/\.ts$/, ''),
      spanish: `${folder}/${file}`,
      english: `${folder.replace(/es$/, 'en')}/${file}`,
    })),
  );
  const ofSender = ['mails', 'texts'].map((area) => ({
    area,
    spanish: `${SENDER}/${area}/words/es.ts`,
    english: `${SENDER}/${area}/words/en.ts`,
  }));
  return [...inFolders, ...ofSender].sort((one, other) => one.area.localeCompare(other.area));
}

/** Whether the English module has changed since somebody compared the Spanish one with it, or nobody has yet. */
export function isStale(root: string, { spanish, english }: SpanishModule): boolean {
  const [, hash] = MARK.exec(readFileSync(path.join(root, spanish), 'utf8')) ?? [];
  return hash !== hashOf(readFileSync(path.join(root, english), 'utf8'));
}

/** The code of a Spanish module, marked as compared with this code of the English one. */
export function withMark(spanish: string, english: string): string {
  return `// English: ${hashOf(english)}\n\n${spanish.replace(MARK, '')}`;
}

/** Of the tokens of a module: comments and layout make nobody look again. */
export function hashOf(code: string): string {
  const hash = createHash('sha256');
  for (const token of tokensOf(ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true))) {
    hash.update(`${token}\0`);
  }
  return hash.digest('hex').slice(0, 12);
}

function tokensOf(node: ts.Node): string[] {
  if (ts.isJSDoc(node)) return [];
  const children = node.getChildren();
  if (children.length === 0) return [node.getText()];
  // A list that is broken over several lines ends with a comma.
  const isTrailingComma = (child: ts.Node, place: number) =>
    node.kind === ts.SyntaxKind.SyntaxList && child.kind === ts.SyntaxKind.CommaToken && place === children.length - 1;
  return children.flatMap((child, place) => (isTrailingComma(child, place) ? [] : tokensOf(child)));
}
