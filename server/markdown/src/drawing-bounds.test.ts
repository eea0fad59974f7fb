import { cpuUsage } from 'node:process';
import katex from 'katex';
import { expect, it, vi } from 'vitest';
import { isTooMuchToDraw } from './drawing-bounds.ts';
import { formulaToHtml } from './formula-to-html.ts';
import { markdownToHtml } from './markdown-to-html.ts';

const draw = (text: string) => markdownToHtml(text, { idPrefix: '', pictures: [] });

/** What the parser takes square time or deep recursion for, and what makes many elements. */
const ATOMS = [
  ...['[', ']', '](', '[](', '[a](', '[a](b', '![', '![](', '![a](b', '[a]', '[^a]', '[^a]: '],
  ...['*', '*a', 'a*', '**a ', '*_', '_a__ ', '~~a ', '`', '`a``', '$', '$a', '$$\n', '<a', '\\\\'],
  ...['>', '> ', '> - ', '- ', '1. ', '1) ', '* * ', '- a\n', '- a\n\n', '===\n', '---\n', '|\n'],
  ...[
    '| a | b |\n|---|---|\n',
    '- [ ] ',
    '[a]: b\n',
    'a\n',
    '\n',
    'a',
    '$a$\n\n',
    '*a\n\n',
    '&\\\\\n',
  ],
];

/** Unbounded, most of these take a minute, or end the thread. */
const CPU_MAX_MS = 5_000;

it.each(ATOMS)('draws %j, over and over, in a few seconds', (atom) => {
  for (const size of [5_000, 20_000, 100_000]) {
    const before = cpuUsage();
    draw(atom.repeat(size / atom.length));
    const { user, system } = cpuUsage(before);
    expect((user + system) / 1000, `${size} characters`).toBeLessThan(CPU_MAX_MS);
  }
});

it('draws long statements as people write them', () => {
  const section = [
    '## Input\n\nThe first line holds $n$ and `m`, then $n$ lines with *two* numbers.\n',
    '- $1 \\le n \\le 10^5$\n- see [there](https://example.com), ![a tree](tree.svg)\n',
    '```\n[[1, 2], [3, 4]]\n```\n\n| a | b |\n|---|---|\n| 1 | [2] |\n',
    '> > quoted\n',
  ].join('\n');
  expect(isTooMuchToDraw(section.repeat(150))).toBe(false);
});

it('gives as it was written what it does not draw', () => {
  const deep = `${'> '.repeat(60)}deep`;
  expect(draw(deep)).toBe(`<p class="as-written">${deep}</p>`);
});

it('typesets no formula that is longer or deeper than any', () => {
  expect(formulaToHtml('x'.repeat(2_001), false)).toBeUndefined();
  expect(formulaToHtml(`${'\\sqrt{'.repeat(100)}x${'}'.repeat(100)}`, false)).toContain(
    'katex-html',
  );
  vi.spyOn(katex, 'renderToString').mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(formulaToHtml('{'.repeat(1_900), false)).toBeUndefined();
  const html = draw(`$${'y'.repeat(3_000)}$ and $z$`);
  expect(html.match(/class="katex"/g)).toHaveLength(1);
  expect(html).toContain(`<span>${'y'.repeat(3_000)}</span>`);
});
