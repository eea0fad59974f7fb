import type { CounterexampleState, Search } from './counterexample.store.ts';
import { mayAskAgain, outcomeInWords } from './search-words.ts';

export type SearchView = {
  /** The search of this submission, while it is on its way. */
  readonly search: Search | null;
  /** What there is to say; null while there is nothing. */
  readonly words: string | null;
  /** What the button does; null: there is none. */
  readonly action: 'find' | 'again' | 'stop' | null;
};

/** What of the searches is to be seen at one submission. */
export function viewOf(
  { known, search, refusal }: Pick<CounterexampleState, 'known' | 'search' | 'refusal'>,
  submissionId: string,
): SearchView {
  if (search?.submissionId === submissionId) return { search, words: null, action: 'stop' };
  if (refusal?.submissionId === submissionId) {
    return { search: null, words: refusal.message, action: 'again' };
  }
  const answer = known[submissionId];
  // The server has still to say whether there can be a search.
  if (answer === undefined) return { search: null, words: null, action: null };
  const words = answer && outcomeInWords(answer);
  if (!answer || words === null) return { search: null, words: null, action: 'find' };
  return { search: null, words, action: mayAskAgain(answer) ? 'again' : null };
}
