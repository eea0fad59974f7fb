import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

test.each([
  ['nobody has changed', 'a', 'a', 'a', { text: 'a' }, {}],
  ['only another has changed', 'a', 'a', 'b', { text: 'b' }, {}],
  ['only this person has changed', 'a', 'b', 'a', { text: 'b' }, {}],
  ['both have changed alike', 'a', 'b', 'b', { text: 'b' }, {}],
  ['both have changed', 'a', 'b', 'c', { text: 'b' }, { text: 'c' }],
  ['this person has changed and another emptied', 'a', 'b', '', { text: 'b' }, { text: '' }],
  ['this person has emptied and another changed', 'a', '', 'b', { text: '' }, { text: 'b' }],
])('a field that %s', (_who, base, mine, stored, values, theirs) => {
  expect(mergeFields({ text: base }, { text: mine }, { text: stored })).toEqual({ values, theirs });
});

test('each field is looked at by itself', () => {
  const base = { name: 'a', terms: 'a', imprint: 'a' };
  const mine = { name: 'mine', terms: 'mine', imprint: 'a' };
  const stored = { name: 'a', terms: 'theirs', imprint: 'theirs' };
  expect(mergeFields(base, mine, stored)).toEqual({
    values: { name: 'mine', terms: 'mine', imprint: 'theirs' },
    theirs: { terms: 'theirs' },
  });
});
