import { expect, it } from 'vitest';
import { splitConstraints } from './split-constraints.ts';

it('gives one constraint per line, without bullets and empty lines', () => {
  const text = '- $1 \\le n \\le 45$\n\n1 <= k <= n\n* all values differ\n-5 <= a <= 5\n';
  expect(splitConstraints(text)).toEqual([
    '$1 \\le n \\le 45$',
    '1 <= k <= n',
    'all values differ',
    '-5 <= a <= 5',
  ]);
});

it('leaves very many in one', () => {
  const text = '1 <= n\n'.repeat(5_000);
  expect(splitConstraints(text)).toEqual([text]);
});
