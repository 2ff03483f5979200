import path from 'node:path';
import ts from 'typescript';

/**
 * Lists text that no longer changes, or breaks the page, once a browser has translated it. Translators put each text
 * node into an element. React still finds a text that is its parent's only child. Among other children, it updates the node
 * that is gone, and can't insert anything before it; nor can it remove the text of a fragment.
 */
const root = path.resolve(import.meta.dirname, '../..');
const config = ts.getParsedCommandLineOfConfigFile(`${root}/src/tsconfig.json`, undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
});
if (!config) throw new Error('src/tsconfig.json is missing.');
const program = ts.createProgram(config.fileNames, config.options);
const checker = program.getTypeChecker();

for (const file of program.getSourceFiles()) if (!file.isDeclarationFile) visit(file, file);

function visit(node: ts.Node, file: ts.SourceFile): void {
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
    const children = node.children.filter(isRendered);
    const lost = ts.isJsxFragment(node) ? children.filter(isBareText) : lostTexts(children);
    for (const text of lost) report(text, file, 'Give this text an element of its own');
    for (const part of children.flatMap(partsOf).filter(isOptional)) report(part, file, 'This may be undefined');
  }
  ts.forEachChild(node, (child) => visit(child, file));
}

function report(node: ts.Node, file: ts.SourceFile, fault: string): void {
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  const excerpt = node.getText().trim().split('\n')[0];
  console.error(`${path.relative(root, file.fileName)}:${line + 1}: ${fault}: ${excerpt}`);
  process.exitCode = 1;
}

/** What a text is put together from. Alone, React would leave out what is undefined. */
function partsOf(child: ts.JsxChild): ts.Expression[] {
  if (!ts.isJsxExpression(child) || !child.expression || !ts.isTemplateExpression(child.expression)) return [];
  return child.expression.templateSpans.map((span) => span.expression);
}

function isOptional(expression: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  return types.some(({ flags }) => flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike));
}

function lostTexts(siblings: ts.JsxChild[]): ts.JsxChild[] {
  if (siblings.length < 2) return [];
  const firstChange = siblings.findIndex((child) => ts.isJsxExpression(child) && !isConstant(child.expression));
  return siblings.filter((child, index) => {
    if (ts.isJsxText(child)) return firstChange !== -1 && index > firstChange;
    if (!ts.isJsxExpression(child) || !isText(child.expression)) return false;
    return !isConstant(child.expression) || (firstChange !== -1 && index > firstChange);
  });
}

function isBareText(child: ts.JsxChild): boolean {
  return ts.isJsxText(child) || (ts.isJsxExpression(child) && isText(child.expression));
}

/** Whether it is more than a comment or a space, which translators ignore. */
function isRendered(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== '';
  return !ts.isJsxExpression(child) || !isSpace(child.expression);
}

function isSpace(expression: ts.Expression | undefined): boolean {
  return !expression || (ts.isStringLiteral(expression) && expression.text.trim() === '');
}

/** Whether it can render as text. A node that the parent passes is judged where it is written. */
function isText(expression: ts.Expression | undefined): boolean {
  if (!expression) return false;
  if (ts.isParenthesizedExpression(expression)) return isText(expression.expression);
  if (ts.isConditionalExpression(expression)) return isText(expression.whenTrue) || isText(expression.whenFalse);
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return isText(expression.right);
  }
  const type = checker.getTypeAtLocation(expression);
  const types = type.isUnion() ? type.types : [type];
  const isEach = (flags: ts.TypeFlags) => types.some((each) => each.flags & flags);
  return isEach(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike) && !isEach(ts.TypeFlags.Object);
}

/** Whether it is the same in every rendering: literals, imports, constants of the file and what they contain. */
function isConstant(expression: ts.Expression | undefined): boolean {
  if (!expression || ts.isStringLiteralLike(expression)) return true;
  if (ts.isPropertyAccessExpression(expression) || ts.isParenthesizedExpression(expression)) {
    return isConstant(expression.expression);
  }
  if (ts.isPrefixUnaryExpression(expression)) return isConstant(expression.operand);
  if (ts.isTemplateExpression(expression)) return expression.templateSpans.every((span) => isConstant(span.expression));
  if (ts.isBinaryExpression(expression)) return isConstant(expression.left) && isConstant(expression.right);
  if (!ts.isIdentifier(expression)) return false;
  const [declaration] = checker.getSymbolAtLocation(expression)?.declarations ?? [];
  if (!declaration) return false;
  if (ts.isImportSpecifier(declaration)) return true;
  const variable = ts.isBindingElement(declaration) ? declaration.parent.parent : declaration;
  if (!ts.isVariableDeclaration(variable)) return false;
  return (
    ts.isSourceFile(variable.parent.parent.parent) ||
    (variable.initializer && isConstant(variable.initializer)) ||
    false
  );
}
