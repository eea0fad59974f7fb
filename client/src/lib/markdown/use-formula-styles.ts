import { useEffect, useState } from 'react';
import { inTime } from '../in-time.ts';

/** How formulas of a text are shown: `waiting` for their styles, `typeset` with them, `plain` without. */
type Look = 'waiting' | 'typeset' | 'plain';

/** What of HTML is a formula. */
const FORMULA = '<span class="katex';

let isLoaded = false;

/** Undefined for a text without formulas, which needs no styles. */
export function useFormulaStyles(html: string): Look | undefined {
  const isNeeded = html.includes(FORMULA);
  const [look, setLook] = useState<Look>(() => (isLoaded ? 'typeset' : 'waiting'));
  useEffect(() => {
    if (!isNeeded || look !== 'waiting') return;
    inTime(import('katex/dist/katex.min.css')).then(
      () => {
        isLoaded = true;
        setLook('typeset');
      },
      () => setLook('plain'),
    );
  }, [isNeeded, look]);
  return isNeeded ? look : undefined;
}
