import { describe, expect, it } from 'vitest';
import { briefly, piecesOf } from './statement-text.ts';

const STATEMENT = `You climb $n$ steps, **one**
or two at a time.

![Stairs with five steps](stairs.svg)

## Input

One line with \`n\`.

- $1 \\le n \\le 45$
- all is well
`;

describe('the text of a statement', () => {
  it('is its headings and paragraphs, without the signs of Markdown', () => {
    expect(piecesOf(STATEMENT)).toEqual([
      { tag: 'p', text: 'You climb n steps, one or two at a time.' },
      { tag: 'p', text: 'Stairs with five steps' },
      { tag: 'h2', text: 'Input' },
      { tag: 'p', text: 'One line with n.' },
      { tag: 'p', text: '1 \\le n \\le 45' },
      { tag: 'p', text: 'all is well' },
    ]);
    expect(piecesOf(' \n ')).toEqual([]);
  });

  it('is told briefly, in whole words', () => {
    expect(briefly('## Task\n\nClimb.\n\n## Input\n\nA line.')).toBe('Climb. A line.');
    const long = briefly('words '.repeat(100));
    expect(long).toMatch(/^(words )*words…$/);
    expect(long.length).toBeGreaterThan(150);
    expect(long.length).toBeLessThanOrEqual(160);
    expect(briefly('x'.repeat(200))).toBe(`${'x'.repeat(159)}…`);
  });
});
