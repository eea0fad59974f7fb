import 'katex/dist/katex.min.css';
import type { ComponentProps } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import './markdown.css';
import { markdownSchema } from './markdown-schema.ts';

type Options = ComponentProps<typeof ReactMarkdown>;

const REMARK_PLUGINS: Options['remarkPlugins'] = [remarkGfm, remarkMath];

// Sanitised first: what KaTeX writes afterwards comes from KaTeX alone, and needs styles that a
// sanitiser would take away.
const REHYPE_PLUGINS: Options['rehypePlugins'] = [
  [rehypeSanitize, markdownSchema],
  [rehypeKatex, { strict: false }],
];

/** A statement's headings come below the page's own h1. */
const COMPONENTS: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  a: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  ),
  // A wide table or block scrolls by itself; whatever scrolls has to be reachable by keyboard.
  table: ({ children }) => (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className="markdown-wide" role="region" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
};

/** Markdown with tables and $maths$, for text that others wrote: no script, style or event survives. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="markdown">
      <ReactMarkdown
        remarkPlugins={REMARK_PLUGINS}
        rehypePlugins={REHYPE_PLUGINS}
        components={COMPONENTS}
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
