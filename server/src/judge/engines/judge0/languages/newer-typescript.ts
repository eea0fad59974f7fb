import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** Nodes that are newer syntax wherever they stand. */
const KINDS = new Map<ts.SyntaxKind, string>([
  [Kind.PrivateIdentifier, 'private names (#name)'],
  [Kind.NamespaceExport, 'export * as'],
  [Kind.QuestionQuestionEqualsToken, '??='],
  [Kind.BarBarEqualsToken, '||='],
  [Kind.AmpersandAmpersandEqualsToken, '&&='],
  [Kind.NamedTupleMember, 'names in a tuple type'],
  [Kind.TemplateLiteralType, 'template literal types'],
  [Kind.OverrideKeyword, 'override'],
  [Kind.ClassStaticBlockDeclaration, 'static blocks'],
  [Kind.ImportAttributes, 'attributes of an import'],
  [Kind.SatisfiesExpression, 'satisfies'],
  [Kind.AccessorKeyword, 'accessor'],
  [Kind.OutKeyword, 'variance of a type parameter'],
  [Kind.Decorator, 'decorators'],
]);

/** Keywords that are newer syntax in one place: what they are there. */
const KEYWORDS = new Map<ts.SyntaxKind, readonly [where: (of: ts.Node) => boolean, what: string]>([
  [Kind.AbstractKeyword, [ts.isConstructorTypeNode, 'abstract constructor types']],
  [Kind.StaticKeyword, [ts.isIndexSignatureDeclaration, 'static index signatures']],
  [Kind.InKeyword, [ts.isTypeParameterDeclaration, 'variance of a type parameter']],
  [Kind.ConstKeyword, [ts.isTypeParameterDeclaration, 'const type parameters']],
]);

const PLACES: readonly (readonly [what: string, is: (node: ts.Node) => boolean])[] = [
  ['import type and export type', ts.isTypeOnlyImportOrExportDeclaration],
  ['await outside of functions', isTopLevelAwait],
  ['a rest element that is no array, or not the last one', isVariadic],
  [
    'a type of what is caught',
    (node) =>
      ts.isVariableDeclaration(node) && ts.isCatchClause(node.parent) && node.type !== undefined,
  ],
  ['as in a mapped type', (node) => ts.isMappedTypeNode(node) && node.nameType !== undefined],
  [
    'accessors in a type',
    (node) =>
      ts.isAccessor(node) &&
      (ts.isInterfaceDeclaration(node.parent) || ts.isTypeLiteralNode(node.parent)),
  ],
  ['keys that are neither string nor number', hasOddKey],
  [
    'infer with extends',
    (node) => ts.isInferTypeNode(node) && node.typeParameter.constraint !== undefined,
  ],
  [
    'type arguments without a call',
    (node) =>
      (ts.isExpressionWithTypeArguments(node) && !ts.isHeritageClause(node.parent)) ||
      (ts.isTypeQueryNode(node) && node.typeArguments !== undefined),
  ],
  [
    'using',
    (node) => ts.isVariableDeclarationList(node) && (node.flags & ts.NodeFlags.Using) !== 0,
  ],
];

export type NewerSyntax = {
  readonly what: string;
  /** From one. */
  readonly line: number;
  readonly column: number;
};

/** What a program is written with that TypeScript 3.7 does not parse: the first of each kind. */
export function newerTypeScript(source: string): NewerSyntax[] {
  const file = ts.createSourceFile('main.ts', source, ts.ScriptTarget.Latest, true);
  const found = new Map<string, NewerSyntax>();
  const visit = (node: ts.Node): void => {
    const what = newerSyntaxOf(node);
    if (what !== null && !found.has(what)) {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.set(what, { what, line: line + 1, column: character + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

function newerSyntaxOf(node: ts.Node): string | null {
  const [where, what] = KEYWORDS.get(node.kind) ?? [];
  if (where?.(node.parent)) return what ?? null;
  return KINDS.get(node.kind) ?? PLACES.find(([, is]) => is(node))?.[0] ?? null;
}

function isTopLevelAwait(node: ts.Node): boolean {
  const isAwait = ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && !!node.awaitModifier);
  return isAwait && !ts.findAncestor(node, ts.isFunctionLike);
}

function isVariadic(node: ts.Node): boolean {
  if (!ts.isRestTypeNode(node) || !ts.isTupleTypeNode(node.parent)) return false;
  const { type, parent } = node;
  if (parent.elements.at(-1) !== node || ts.isTupleTypeNode(type)) return true;
  return ts.isTypeReferenceNode(type) && isTypeParameter(type.typeName.getText(), node);
}

function isTypeParameter(name: string, at: ts.Node): boolean {
  const declares = (node: ts.Node): boolean =>
    'typeParameters' in node &&
    (node.typeParameters as readonly ts.TypeParameterDeclaration[] | undefined)?.some(
      (parameter) => parameter.name.text === name,
    ) === true;
  return ts.findAncestor(at, declares) !== undefined;
}

function hasOddKey(node: ts.Node): boolean {
  if (!ts.isIndexSignatureDeclaration(node)) return false;
  const kind = node.parameters[0]?.type?.kind;
  return kind !== Kind.StringKeyword && kind !== Kind.NumberKeyword;
}
