import { cpuUsage } from 'node:process';
import { render, screen, waitFor } from '@testing-library/react';
import katex from 'katex';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { isTooMuchToDraw } from './markdown-bounds.ts';
import { typeset } from './katex.ts';
import { Markdown } from './markdown.tsx';

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

/** Unbounded, most of these take a minute, or end the page. */
const CPU_MAX_MS = 5_000;

it.each(ATOMS)('draws %j, over and over, without holding the page up', (atom) => {
  for (const size of [5_000, 20_000, 100_000]) {
    const before = cpuUsage();
    const html = renderToString(<Markdown>{atom.repeat(size / atom.length)}</Markdown>);
    const { user, system } = cpuUsage(before);
    expect((user + system) / 1000, `${size} characters`).toBeLessThan(CPU_MAX_MS);
    expect(html).toContain('class="markdown"');
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

it('shows as it was written what it does not draw', () => {
  render(<Markdown>{`${'> '.repeat(60)}deep`}</Markdown>);
  expect(screen.getByText(/> > deep/).tagName).toBe('P');
});

it('typesets no formula that is longer or deeper than any', async () => {
  expect(typeset('x'.repeat(2_001), false)).toBeUndefined();
  expect(typeset(`${'\\sqrt{'.repeat(100)}x${'}'.repeat(100)}`, false)).toContain('katex-html');
  vi.spyOn(katex, 'renderToString').mockImplementationOnce(() => {
    throw new RangeError('Maximum call stack size exceeded');
  });
  expect(typeset('{'.repeat(1_900), false)).toBeUndefined();
  const { container } = render(<Markdown>{`$${'y'.repeat(3_000)}$ and $z$`}</Markdown>);
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(1));
  expect(screen.getByText(/^y{3000}$/)).not.toHaveClass('opacity-0');
});
