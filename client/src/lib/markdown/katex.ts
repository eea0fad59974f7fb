import katex from 'katex';
import 'katex/dist/katex.min.css';

/** Wider than any formula needs, in em: nothing that somebody wrote covers the page. */
const SIZE_MAX = 60;

/** HTML of a formula: a picture for eyes, MathML for ears. What is not TeX comes out as written. */
export function typeset(tex: string, displayMode: boolean): string {
  // KaTeX escapes what it is given, and makes links and pictures only for sources it is told to trust.
  return katex.renderToString(tex, {
    displayMode,
    throwOnError: false,
    strict: false,
    maxSize: SIZE_MAX,
  });
}
