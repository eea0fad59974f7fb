import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FullScreenLoader } from './full-screen-loader.tsx';

const file = join(import.meta.dirname, '../../../index.html');

test('index.html shows the same until the first script runs', () => {
  const page = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'text/html');
  const { container } = render(<FullScreenLoader />);
  const inPage = page.querySelector('.first-paint');
  for (const root of [page.body, container]) withoutBlanks(root);
  expect(inPage?.innerHTML).toBe(container.firstElementChild?.innerHTML.replaceAll(';"', '"'));
});

/** Those between elements alone: how the file is indented says nothing. */
function withoutBlanks(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blanks: Text[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (text.data.trim() === '') blanks.push(text);
  }
  for (const blank of blanks) blank.remove();
}
