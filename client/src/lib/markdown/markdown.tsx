import { type ComponentProps, type MouseEvent, useId } from 'react';
import ReactMarkdown, { type Components, type ExtraProps } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { Formula } from './formula.tsx';
import './markdown.css';
import { isTooMuchToDraw } from './markdown-bounds.ts';
import { markdownSchema } from './markdown-schema.ts';
import { OnFailure } from './on-failure.tsx';
import { ProblemPicture } from './problem-pictures.tsx';

type Options = ComponentProps<typeof ReactMarkdown>;
type ElementContent = NonNullable<ExtraProps['node']>['children'][number];

const REMARK_PLUGINS: Options['remarkPlugins'] = [remarkGfm, remarkMath];

const REHYPE_PLUGINS: Options['rehypePlugins'] = [[rehypeSanitize, markdownSchema]];

/** Headings of a statement are one level below the page's h1. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  // Without an id: that above footnotes would be the same in all texts of a page.
  h2: ({ className, children }) => <h2 className={className}>{children}</h2>,
  a: ({ href, id, children, 'aria-label': label }) =>
    href?.startsWith('#') ? (
      <a href={href} id={id} aria-label={label} onClick={goWithinText}>
        {children}
      </a>
    ) : (
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ),
  // A link leads to a footnote, which has an id.
  li: ({ id, className, children }) => (
    <li id={id} className={className} tabIndex={id === undefined ? undefined : -1}>
      {children}
    </li>
  ),
  // Each formula is a component, so that React renders a statement full of them in slices.
  code: ({ node, className, children }) => {
    const tex = formulaIn(node, 'math-inline');
    if (tex !== null) return <Formula tex={tex} isDisplayed={false} />;
    return <code className={className}>{children}</code>;
  },
  // A wide table or block scrolls; a scrolling element must be focusable for the keyboard.
  pre: ({ node, children }) => {
    const tex = formulaIn(node?.children[0], 'math-display');
    if (tex !== null) return <Formula tex={tex} isDisplayed />;
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    return <pre tabIndex={0}>{children}</pre>;
  },
  img: ({ src, alt }) => <ProblemPicture name={src} alt={alt ?? ''} />,
  table: ({ children }) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className="markdown-wide" role="group" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** To a footnote or back: the address stays that of the page. */
function goWithinText(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** The TeX of an element that remark-math has marked as a formula. */
function formulaIn(node: ElementContent | undefined, mark: string): string | null {
  if (node?.type !== 'element') return null;
  const { className } = node.properties;
  if (!Array.isArray(className) || !className.includes(mark)) return null;
  const [text] = node.children;
  return text?.type === 'text' ? text.value : '';
}

/**
 * Untrusted Markdown with tables and $maths$: scripts, styles and event handlers are removed. A text
 * that would block the page, or that the parser fails on, is shown as source.
 */
export function Markdown({ children }: { children: string }) {
  // A page shows several texts, each with a first footnote.
  const clobberPrefix = useId();
  const asWritten = <p className="break-words whitespace-pre-wrap">{children}</p>;
  return (
    <div className="markdown">
      {isTooMuchToDraw(children) ? (
        asWritten
      ) : (
        <OnFailure of={children} fallback={asWritten}>
          <ReactMarkdown
            remarkPlugins={REMARK_PLUGINS}
            remarkRehypeOptions={{ clobberPrefix }}
            rehypePlugins={REHYPE_PLUGINS}
            components={COMPONENTS}
          >
            {children}
          </ReactMarkdown>
        </OnFailure>
      )}
    </div>
  );
}
