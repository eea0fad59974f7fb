import katex from 'katex';
import 'katex/dist/katex.min.css';
import { useMemo } from 'react';

type FormulaProps = { tex: string; isDisplayed: boolean };

/** Wider than any formula needs, in em: nothing that somebody wrote covers the page. */
const SIZE_MAX = 60;

/** A formula as a picture for eyes and MathML for ears. One that is not TeX is shown as written. */
export function Formula({ tex, isDisplayed }: FormulaProps) {
  const html = useMemo(
    () =>
      katex.renderToString(tex, {
        displayMode: isDisplayed,
        throwOnError: false,
        strict: false,
        maxSize: SIZE_MAX,
      }),
    [tex, isDisplayed],
  );
  // KaTeX escapes what it is given, and makes links and pictures only for sources it is told to trust.
  return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
