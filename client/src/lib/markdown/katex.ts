import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Maximum width in em: no formula of a statement can cover the page. */
const SIZE_MAX = 60;

/** HTML of a formula, with MathML for screen readers. Invalid TeX is shown as source. */
export function typeset(tex: string, displayMode: boolean): string {
  // KaTeX escapes what it is given, and makes links and pictures only for sources it is told to trust.
  return katex.renderToString(tex, {
    displayMode,
    throwOnError: false,
    strict: false,
    maxSize: SIZE_MAX,
  });
}
