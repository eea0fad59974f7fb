import { NO_SEARCH_REASONS } from '@stepwise/contracts/counterexample';
import { expect, test } from 'vitest';
import { buildCounterexample } from '../../../test/submissions.ts';
import { viewOf } from './search-view.ts';

const AGAIN: readonly string[] = ['language', 'broken'];

test.each(NO_SEARCH_REASONS)(
  'where nothing can be looked for the server says why: %s',
  (reason) => {
    const data = buildCounterexample({ state: 'unavailable', reason });
    const state = { known: { one: { message: 'Why', data } }, search: null, refusal: null };
    const action = AGAIN.includes(reason) ? 'again' : null;
    expect(viewOf(state, 'one')).toEqual({ search: null, words: 'Why', action });
  },
);

test('a refusal, as that of a quota, is told in the words of the server', () => {
  const refusal = { submissionId: 'one', message: 'the next is possible in 7 min' };
  const state = { known: {}, search: null, refusal };
  expect(viewOf(state, 'one')).toEqual({ search: null, words: refusal.message, action: 'again' });
  expect(viewOf(state, 'another')).toMatchObject({ words: null });
});

test('where only a few inputs are tried, no more is said than that', () => {
  const data = buildCounterexample({ state: 'none', tried: 40, isBrief: true });
  const state = { known: { one: { message: 'None', data } }, search: null, refusal: null };
  const { words, action } = viewOf(state, 'one');
  expect(words).toMatch(/^The program was right on all 40 inputs that were tried\. This site/);
  expect(action).toBeNull();
});
