import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { toHast } from 'mdast-util-to-hast';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { ALLOWED } from './allowed-elements.ts';
import { isTooMuchToDraw } from './drawing-bounds.ts';
import { liftFormulaLines } from './formula-lines.ts';
import { toPageElements, type Picture } from './page-elements.ts';

export type { Picture } from './page-elements.ts';

export type Options = {
  /** Begins the ids of its footnotes: texts of one page need different ones. */
  readonly idPrefix: string;
  readonly pictures: readonly Picture[];
};

/**
 * Untrusted Markdown with tables and $maths$ as HTML for the inside of an element: scripts, styles and
 * event handlers are left out. A text that would take too long, or that the parser fails on, comes as
 * it was written.
 */
export function markdownToHtml(markdown: string, { idPrefix, pictures }: Options): string {
  if (isTooMuchToDraw(markdown)) return asWritten(markdown);
  try {
    const text = fromMarkdown(markdown, {
      extensions: [gfm(), math()],
      mdastExtensions: [gfmFromMarkdown(), mathFromMarkdown()],
    });
    liftFormulaLines(text, markdown);
    const safe = sanitize(toHast(text, { clobberPrefix: idPrefix }), ALLOWED);
    if (safe.type !== 'root') throw new Error(`A text became a ${safe.type}`);
    // The only raw HTML in it is that of KaTeX, made after the text was sanitised.
    return toHtml(toPageElements(safe, pictures), { allowDangerousHtml: true });
  } catch {
    return asWritten(markdown);
  }
}

function asWritten(markdown: string): string {
  const text = { type: 'text' as const, value: markdown };
  const properties = { className: ['as-written'] };
  return toHtml({ type: 'element', tagName: 'p', properties, children: [text] });
}
