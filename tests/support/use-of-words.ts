import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A call of `useWords`: the area that it names, and the module whose English words it gives. */
export type UseOfWords = { place: string; area: string | undefined; english: string | undefined };

/** What a module of the site exports under a name; `*` is all of it. */
export type Export = { file: string; name: string };

type Module = {
  source: ts.SourceFile;
  /** What it imports for its code, by the name that it has here. */
  imports: Map<string, Export>;
  /** What it imports without a name. */
  sideEffects: string[];
  /** Its declarations and what they are named; what is exported from elsewhere is in `imports`. */
  declarations: Map<string, ts.Node>;
};

const modules = new Map<string, Module>();

/** Reads a module of `src/`, such as `src/pages/faq-page.tsx`. */
export function readModule(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const module: Module = { source, imports: new Map(), sideEffects: [], declarations: new Map() };
  modules.set(file, module);
  for (const statement of source.statements) readStatement(module, file, statement);
  return module;
}

function readStatement({ imports, sideEffects, declarations }: Module, file: string, statement: ts.Statement): void {
  if (ts.isImportDeclaration(statement)) {
    const from = moduleOf(file, statement.moduleSpecifier);
    const clause = statement.importClause;
    if (!clause) sideEffects.push(from);
    else if (clause.phaseModifier !== ts.SyntaxKind.TypeKeyword) {
      const bindings = clause.namedBindings;
      if (clause.name) imports.set(clause.name.text, { file: from, name: 'default' });
      if (bindings && ts.isNamespaceImport(bindings)) imports.set(bindings.name.text, { file: from, name: '*' });
      if (bindings && ts.isNamedImports(bindings)) readNames(imports, from, bindings.elements);
    }
  } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
    const names = statement.exportClause;
    if (names && ts.isNamedExports(names))
      readNames(imports, moduleOf(file, statement.moduleSpecifier), names.elements);
  } else if (ts.isVariableStatement(statement)) {
    for (const declaration of statement.declarationList.declarations) {
      for (const name of namesOf(declaration.name)) declarations.set(name, declaration);
    }
  } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
    declarations.set(statement.name.text, statement);
  }
}

function readNames(
  imports: Map<string, Export>,
  file: string,
  elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[],
): void {
  for (const { name, propertyName, isTypeOnly } of elements) {
    if (!isTypeOnly) imports.set(name.text, { file, name: (propertyName ?? name).text });
  }
}

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []));
}

/** The file of the site that is imported; what is imported as it stands, if it is not of the site. */
function moduleOf(file: string, specifier: ts.Expression): string {
  const name = ts.isStringLiteralLike(specifier) ? specifier.text : '';
  const target = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : name;
  return [target, `${target}.ts`, `${target}.tsx`].find((each) => /\.tsx?$/.test(each) && existsSync(each)) ?? target;
}

/** Each call of `useWords` in a module, or in a part of it. */
export function usesOfWords(file: string, within?: ts.Node): UseOfWords[] {
  const { source } = readModule(file);
  const found: UseOfWords[] = [];
  visit(within ?? source, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'useWords') return;
    const [area, english] = node.arguments;
    found.push({
      place: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
      area: area && ts.isStringLiteralLike(area) ? area.text : undefined,
      english: english && moduleOfWords(file, english),
    });
  });
  return found;
}

/** The module whose words an expression is: what was imported from it, or some of that in an object. */
function moduleOfWords(file: string, words: ts.Node): string | undefined {
  const { imports, declarations } = readModule(file);
  if (ts.isIdentifier(words)) {
    const declared = declarations.get(words.text);
    const value = declared && ts.isVariableDeclaration(declared) && declared.initializer;
    return value ? moduleOfWords(file, value) : imports.get(words.text)?.file;
  }
  if (!ts.isObjectLiteralExpression(words)) return undefined;
  const files = new Set(words.properties.map(({ name }) => name && moduleOfWords(file, name)));
  return files.size === 1 ? [...files][0] : undefined;
}

/** The route table leads to all pages, and no page leads to it. */
const ROUTES = 'src/app/routes.ts routes';

/**
 * What an export says, through all that it uses and loads later: each call of `useWords`, and each place that takes
 * English words without it.
 */
export function wordsBehind(start: readonly Export[]): { uses: UseOfWords[]; english: string[] } {
  const seen = new Set<string>();
  const uses = new Map<string, UseOfWords>();
  const english = new Set<string>();
  const waiting = [...start];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = `${next.file} ${next.name}`;
    if (seen.has(key) || key === ROUTES || !/^src\/(?!content\/).*\.tsx?$/.test(next.file)) continue;
    seen.add(key);
    const node = partOf(next, waiting);
    if (!node) continue;
    for (const use of usesOfWords(next.file, node)) uses.set(use.place, use);
    for (const place of englishIn(next.file, node)) english.add(place);
    waiting.push(...usedIn(next.file, node));
  }
  return { uses: [...uses.values()], english: [...english] };
}

/** The places of a part of a module that take English words, but for those where `useWords` does. */
function englishIn(file: string, within: ts.Node): string[] {
  const { source, imports } = readModule(file);
  const found: string[] = [];
  visit(within, (node) => {
    if (!ts.isIdentifier(node) || isNameOfProperty(node)) return;
    const from = imports.get(node.text)?.file;
    if (!from || isOfUseWords(node) || !/(content|words)\/en\//.test(from)) return;
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.text}`);
  });
  return found;
}

/** Where an export is declared; what is to be looked at instead goes to those that wait. */
function partOf({ file, name }: Export, waiting: Export[]): ts.Node | undefined {
  const { source, imports, sideEffects, declarations } = readModule(file);
  waiting.push(...sideEffects.map((each) => ({ file: each, name: '*' })));
  if (name === '*') return source;
  const elsewhere = imports.get(name);
  if (elsewhere) waiting.push(elsewhere);
  return declarations.get(name);
}

/** What a part of a module uses: of its imports, of its own declarations, and of what it loads later. */
export function usedIn(file: string, node: ts.Node): Export[] {
  const { imports, declarations } = readModule(file);
  const found: Export[] = [];
  visit(node, (each) => {
    if (ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword && each.arguments[0]) {
      found.push({ file: moduleOf(file, each.arguments[0]), name: nameOfLoaded(each) });
    }
    if (!ts.isIdentifier(each) || isNameOfProperty(each)) return;
    const imported = imports.get(each.text);
    if (imported) found.push(imported);
    else if (declarations.has(each.text)) found.push({ file, name: each.text });
  });
  return found;
}

/** `(await import('…')).Name`; `*` if it is used in another way. */
function nameOfLoaded(call: ts.CallExpression): string {
  let node: ts.Node = call.parent;
  while (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node)) node = node.parent;
  return ts.isPropertyAccessExpression(node) && node.name.text !== 'then' ? node.name.text : '*';
}

/** `useWords('area', english)`, or `useWords('area', { some, words })`. */
function isOfUseWords({ parent }: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(parent)) return isOfUseWords(parent.parent);
  return ts.isCallExpression(parent) && parent.expression.getText() === 'useWords';
}

function isNameOfProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isJsxAttribute(parent) && parent.name === node)
  );
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  // A type is in no page.
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
