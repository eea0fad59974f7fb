import { describe, expect, it } from 'vitest';
import { texToMarkdown } from '../import/texts/tex-to-markdown.ts';
import { markdownToTex } from './markdown-to-tex.ts';

describe('markdownToTex', () => {
  it.each([
    ['code with quotes', "`` a`b ``, `\"x\"` and `'n' ''`"],
    ['what is never closed', 'costs \\$5, 2 \\* 3 and \\[x'],
    ['a table', 'Costs:\n\n| $n$ | an *answer* |\n| --- | --- |\n| 9 | `3 6` |\n| $\\|n\\|$ |  |'],
    ['emphasis in emphasis', '**bold *and soft* here**'],
  ])('comes back the same: %s', (_name, markdown) => {
    expect(texToMarkdown(markdownToTex('T', markdown)).markdown).toBe(markdown.replace('\\[', '['));
  });

  it.each(
    [
      ...[
        '`',
        '``a',
        '` ``',
        '*',
        '**a ',
        '*a',
        '[',
        '[a](',
        '[](b',
        '![](',
        '](',
        '$',
        '$$',
        '$a\\$',
      ],
      ...[
        '\\',
        '\\$',
        '- ',
        '- a\n',
        '  - ',
        '1. ',
        'a\n\n',
        '```\n',
        '# a\n',
        '~',
        ' ',
        '\n',
        '> ',
        '| ',
        '|\n|',
        '| a |\n|-|\n',
      ],
    ].map((atom) => [JSON.stringify(atom), atom] as const),
  )('takes linear time for %s over and over', (_name, atom) => {
    expectLinear((size) => atom.repeat(size / atom.length));
  });

  it('takes linear time for a long item before many short ones', () => {
    expectLinear((size) => `- ${'a'.repeat(size / 2)}\n${'- a\n'.repeat(size / 8)}`);
  });
});

function expectLinear(textOf: (size: number) => string): void {
  const cpuMs = (size: number): number => {
    const before = process.cpuUsage();
    markdownToTex('T', textOf(size));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const least = (size: number): number => Math.min(cpuMs(size), cpuMs(size), cpuMs(size));
  if (cpuMs(200_000) < 200) return;
  // Eight times the text, sixty-four times the work where that is quadratic.
  expect(least(200_000)).toBeLessThan(Math.max(200, least(25_000) * 20));
}
