import katex from 'katex';

/** Maximum width in em: no formula of a statement can cover the page. */
const SIZE_MAX = 60;

/** Longer ones are no formulas, and typesetting one takes too long. */
const CHARACTERS_MAX = 2000;

/**
 * HTML of a formula, with MathML for screen readers. Invalid TeX is shown as source.
 * @returns undefined for one that is too long or nested too deeply
 */
export function formulaToHtml(tex: string, displayMode: boolean): string | undefined {
  if (tex.length > CHARACTERS_MAX) return undefined;
  // KaTeX escapes what it is given, and makes links and pictures only for sources it is told to trust.
  const options = { displayMode, throwOnError: false, strict: false, maxSize: SIZE_MAX };
  try {
    return katex.renderToString(tex, options);
  } catch (error) {
    // It goes down into every brace, until the stack ends.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
