import { startTransition, useEffect, useMemo, useState } from 'react';
import { inTime } from '../in-time.ts';
import type * as katex from './katex.ts';

type FormulaProps = { tex: string; isDisplayed: boolean };
type Typesetter = typeof katex;

/** A formula. Shown as source when it is not TeX or KaTeX could not be loaded. */
export function Formula({ tex, isDisplayed }: FormulaProps) {
  const typesetter = useTypesetter();
  const html = useMemo(() => typesetter?.typeset(tex, isDisplayed), [typesetter, tex, isDisplayed]);
  if (html !== undefined) return <span dangerouslySetInnerHTML={{ __html: html }} />;
  // Until then it reserves about the space that the formula needs.
  return <span className={typesetter === undefined ? 'opacity-0' : undefined}>{tex}</span>;
}

let loaded: Typesetter | undefined;

/**
 * Undefined while it is on its way, null when it did not come. It is sent for when the text around the
 * formula has been drawn: it is larger than all that the text needs.
 */
function useTypesetter(): Typesetter | null | undefined {
  const [typesetter, setTypesetter] = useState<Typesetter | null | undefined>(loaded);
  useEffect(() => {
    if (loaded) return;
    inTime(import('./katex.ts')).then(
      (module) => {
        loaded = module;
        // Formula by formula, between other work.
        startTransition(() => setTypesetter(module));
      },
      () => setTypesetter(null),
    );
  }, []);
  return typesetter;
}
