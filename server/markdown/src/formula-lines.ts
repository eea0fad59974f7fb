import type { Nodes, PhrasingContent } from 'mdast';
import type { Math } from 'mdast-util-math';

/**
 * Makes a formula of its own, as its writer means it, of each paragraph that is nothing but `$$x^2$$`: to the parser
 * such a one stands in a line of text unless its dollars have lines of their own.
 */
export function liftFormulaLines(node: Nodes, markdown: string): void {
  if (!('children' in node)) return;
  for (const [at, child] of node.children.entries()) {
    if (child.type !== 'paragraph') liftFormulaLines(child, markdown);
    else if (isFormulaLine(child.children, markdown)) {
      (node.children as Nodes[])[at] = displayed(child.children[0].value);
    }
  }
}

type InlineMath = Extract<PhrasingContent, { type: 'inlineMath' }>;

function isFormulaLine(
  children: readonly PhrasingContent[],
  markdown: string,
): children is readonly [InlineMath] {
  const [only, next] = children;
  return only?.type === 'inlineMath' && !next && markdown.startsWith('$$', offsetOf(only));
}

function offsetOf({ position }: InlineMath): number {
  return position?.start.offset ?? 0;
}

/** As the parser has it. */
function displayed(value: string): Math {
  const properties = { className: ['language-math', 'math-display'] };
  const children = [{ type: 'text' as const, value }];
  const code = { type: 'element' as const, tagName: 'code', properties, children };
  return { type: 'math', value, data: { hName: 'pre', hChildren: [code] } };
}
