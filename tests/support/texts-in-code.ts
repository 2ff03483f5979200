import { globSync, readFileSync } from 'node:fs';
import type { Language } from '@functions/domain/languages.ts';
import ts from 'typescript';

/** The files with the kinds of messages to these audiences. */
export function filesOfKinds(audiences: string): string[] {
  return globSync(`supabase/functions/send-notifications/kinds/${audiences}/*.ts`);
}

/** The texts of a module, without strings only used by code. For a kind of message, those of one language. */
export function textsInCode(file: string, language: Language): string[] {
  const texts: string[] = [];
  function visit(node: ts.Node) {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || isComparison(node)) return;
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text);
    ts.forEachChild(node, visit);
  }
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  visit(file.includes('/kinds/') ? wordsOfKind(source, language) : source);
  return texts;
}

/** The object in `const words = inBoth({ en, es })`, or in `const words = …` of a kind to the operator. */
function wordsOfKind(source: ts.SourceFile, language: Language): ts.Node {
  const declarations = source.statements.flatMap((each) =>
    ts.isVariableStatement(each) ? [...each.declarationList.declarations] : [],
  );
  const words = declarations.find(({ name }) => name.getText() === 'words')?.initializer;
  const of = words && ts.isCallExpression(words) ? words.arguments[0] : undefined;
  const inLanguage =
    of && ts.isObjectLiteralExpression(of) && of.properties.find((each) => each.name?.getText() === language);
  const found = inLanguage || words;
  if (!found) throw new Error(`${source.fileName} has no words`);
  return found;
}

function isComparison(node: ts.Node): boolean {
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken;
}
