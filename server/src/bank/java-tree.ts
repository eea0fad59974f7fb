import { parse } from 'java-parser';

/** The parser's tree, without its hundreds of types. Offsets are those of the first and last character. */
export type JavaNode = {
  readonly name: string;
  readonly children: Readonly<Record<string, readonly JavaElement[] | undefined>>;
  readonly location?: { readonly startOffset: number; readonly endOffset: number };
};
export type JavaToken = { readonly image: string; readonly startOffset: number };
export type JavaElement = JavaNode | JavaToken;

/** @throws when it is not Java */
export function parseJava(source: string): JavaNode {
  const tree: unknown = parse(source);
  return tree as JavaNode;
}

export function isNode(element: JavaElement): element is JavaNode {
  return 'children' in element;
}

export function elementsOf(node: JavaNode): JavaElement[] {
  return Object.values(node.children).flatMap((elements) => elements ?? []);
}

export function tokensOf(node: JavaNode): JavaToken[] {
  return elementsOf(node).filter((child): child is JavaToken => !isNode(child));
}

export function childrenOf(node: JavaNode, name: string): JavaNode[] {
  return (node.children[name] ?? []).filter(isNode);
}

/** All nodes below this one that such a path of names leads to. */
export function descend(node: JavaNode, path: readonly string[]): JavaNode[] {
  return path.reduce((nodes, name) => nodes.flatMap((one) => childrenOf(one, name)), [node]);
}
