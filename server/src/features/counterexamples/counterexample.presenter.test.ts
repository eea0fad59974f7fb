import { NO_SEARCH_REASONS } from '@stepwise/contracts/counterexample';
import { expect, it } from 'vitest';
import { presentUnavailable, sentenceOf } from './counterexample.presenter.ts';

/** Where nothing can be done, because nothing is wrong. */
const NOTHING_TO_DO = ['accepted'];

it.each(NO_SEARCH_REASONS)(
  'one sentence says why there is no search, and what to do: %s',
  (reason) => {
    const sentence = sentenceOf(presentUnavailable(reason));
    expect(sentence).toMatch(/^[A-Z][^.]+\.$/);
    if (!NOTHING_TO_DO.includes(reason)) {
      expect(sentence).toMatch(/: .*(when that has ended|run|mend|try)/);
    }
  },
);
