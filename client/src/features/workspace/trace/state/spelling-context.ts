import { createContext, use } from 'react';
import { spellingOf, type Spelling } from './value-text.ts';

/** How the values of the recorded program are written. */
export const SpellingContext = createContext<Spelling>(spellingOf('PYTHON'));

export function useSpelling(): Spelling {
  return use(SpellingContext);
}
