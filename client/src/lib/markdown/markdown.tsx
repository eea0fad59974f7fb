import type { markdownToHtml } from '@stepwise/markdown';
import { use, useEffect, useId, useMemo, useState } from 'react';
import { API_PATH } from '../api/api-path.ts';
import { inTime } from '../in-time.ts';
import './markdown.css';
import { HtmlContext, PicturesContext } from './problem-texts.tsx';
import { useFormulaStyles } from './use-formula-styles.ts';

/**
 * Untrusted Markdown with tables and $maths$, as HTML without scripts, styles and event handlers. What
 * the server has not made HTML of is made here, by the same code, which comes when it is needed.
 */
export function Markdown({ children }: { children: string }) {
  const html = use(HtmlContext).get(children);
  return html === undefined ? <DrawnHere text={children} /> : <Html html={html} />;
}

function Html({ html }: { html: string }) {
  const formulas = useFormulaStyles(html);
  return (
    <div
      className="markdown"
      ref={goWithinText}
      data-formulas={formulas}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** To a footnote or back: the address stays that of the page. */
function goWithinText(text: HTMLElement | null): () => void {
  function go(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  }
  text?.addEventListener('click', go);
  return () => text?.removeEventListener('click', go);
}

function DrawnHere({ text }: { text: string }) {
  const draw = useRenderer();
  // A page shows several texts, each with a first footnote.
  const idPrefix = useId();
  const pictures = use(PicturesContext);
  const html = useMemo(() => {
    const shown = pictures.map(({ path, ...picture }) => ({ ...picture, src: API_PATH + path }));
    return draw?.(text, { idPrefix, pictures: shown });
  }, [draw, text, idPrefix, pictures]);
  if (html !== undefined) return <Html html={html} />;
  // Until then it reserves about the space that the text needs.
  const look = draw === undefined ? 'as-written opacity-0' : 'as-written';
  return (
    <div className="markdown">
      <p className={look}>{text}</p>
    </div>
  );
}

type Renderer = typeof markdownToHtml;

let loaded: Renderer | undefined;

/** Undefined while it is on its way, null when it did not come: the text is shown as it was written. */
function useRenderer(): Renderer | null | undefined {
  const [renderer, setRenderer] = useState<Renderer | null | undefined>(() => loaded);
  useEffect(() => {
    if (renderer !== undefined) return;
    inTime(import('@stepwise/markdown')).then(
      (module) => {
        loaded = module.markdownToHtml;
        setRenderer(() => module.markdownToHtml);
      },
      () => setRenderer(null),
    );
  }, [renderer]);
  return renderer;
}
