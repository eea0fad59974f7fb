import type { ChoiceLog } from './choices.ts';
import { drawInt, drawSet, type Count } from './draw-numbers.ts';
import type { TreeRule, Value } from './grammar.ts';
import type { Scope } from './scope.ts';

type Node = { value: number; left: Node | null; right: Node | null };
type Place = { readonly node: Node; readonly side: 'left' | 'right' };

/** The words of a tree: values and `null`, level by level, without `null` at the end. */
export function drawTree(
  { of, isSearch }: TreeRule,
  { count, counted }: Count,
  log: ChoiceLog,
  scope: Scope,
): Value[] {
  const values = isSearch ? drawSet(of, { count, counted }, log, scope) : null;
  const nodes: Node[] = [];
  const places: Place[] = [];
  for (let at = 0; at < (values?.length ?? count); at++) {
    const node = log.piece(counted, at, () => {
      const place = at === 0 ? null : places.splice(log.ask('branch', places.length), 1)[0];
      const value = values ? 0 : drawInt(of, log, scope);
      const grown: Node = { value, left: null, right: null };
      if (place) place.node[place.side] = grown;
      return grown;
    });
    nodes.push(node);
    places.push({ node, side: 'left' }, { node, side: 'right' });
  }
  const root = nodes[0] ?? null;
  if (values) {
    const rising = values.toSorted((a, b) => a - b);
    for (const [index, node] of inOrder(root).entries()) node.value = rising[index] ?? 0;
  }
  return levelOrder(root);
}

function inOrder(node: Node | null): Node[] {
  return node ? [...inOrder(node.left), node, ...inOrder(node.right)] : [];
}

function levelOrder(root: Node | null): Value[] {
  const words: Value[] = [];
  let level = [root];
  while (level.some((node) => node !== null)) {
    for (const node of level) words.push(node ? node.value : 'null');
    level = level.flatMap((node) => (node ? [node.left, node.right] : []));
  }
  while (words.at(-1) === 'null') words.pop();
  return words;
}
