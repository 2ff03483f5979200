import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A module of Spanish words and its English counterpart. */
export type SpanishModule = {
  /** As in imports from `@/words/`: `booking`, `services/garage-cleanouts`, `shared/reasons`; or `mails`, `texts`. */
  area: string;
  /** Both paths are relative to the project's root. */
  spanish: string;
  english: string;
};

/** The folders with Spanish words, and the prefix of the area names in each. */
const FOLDERS = { 'src/content/es': '', 'supabase/functions/_shared/words/es': 'shared/' };

/**
 * Words shared by all kinds of emails, or of texts, have a file per language. The words of a single kind are in one
 * file for both languages and need no mark: anyone who changes one language sees the other.
 */
const SENDER = 'supabase/functions/send-notifications';

/**
 * The first line of a Spanish module: a hash of the English one when the two were last compared. A comment, so that it
 * is not part of any page.
 */
const MARK = /^\/\/ English: ([0-9a-f]{12})\n+/;

/** All modules of Spanish words in a project, by area. */
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

/** Whether the English module has changed since the Spanish one was last compared with it, or they never were. */
export function isStale(root: string, { spanish, english }: SpanishModule): boolean {
  const [, hash] = MARK.exec(readFileSync(path.join(root, spanish), 'utf8')) ?? [];
  return hash !== hashOf(readFileSync(path.join(root, english), 'utf8'));
}

/** The code of a Spanish module, marked as compared with this English code. */
export function withMark(spanish: string, english: string): string {
  return `// English: ${hashOf(english)}\n\n${spanish.replace(MARK, '')}`;
}

/** Hashes a module's tokens, so that changes in comments and formatting don't make it stale. */
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
