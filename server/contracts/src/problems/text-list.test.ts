import { describe, expect, it } from 'vitest';
import { splitConstraints, textsOf } from './text-list.ts';

describe('splitConstraints', () => {
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
});

describe('textsOf', () => {
  const example = { input: '1', output: '1', explanation: 'One and one.' };
  const statement = {
    ...{ description: 'Add.', constraints: '- $n$\n- $m$' },
    examples: { JAVA: [example, { ...example, explanation: 'Again.' }], PYTHON: example },
  };

  it('names each text once, as pages show them', () => {
    const help = { hints: '1. Look.\n2. Think.', editorial: 'Add them.' };
    expect(textsOf({ ...statement, ...help })).toEqual({
      description: 'Add.',
      constraints: ['$n$', '$m$'],
      explanations: ['One and one.', 'Again.'],
      hints: ['Look.', 'Think.'],
      editorial: 'Add them.',
    });
  });

  it('has no help where there is none, or where visitors see none', () => {
    const none = { hints: [], editorial: null };
    expect(textsOf({ ...statement, hints: null, editorial: ' \n' })).toMatchObject(none);
    expect(textsOf(statement)).toMatchObject(none);
  });
});
