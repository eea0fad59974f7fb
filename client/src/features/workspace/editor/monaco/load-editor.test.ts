import { afterEach, expect, test, vi } from 'vitest';
import { prefetchEditor } from './load-editor.ts';

const FILES = {
  problem: ['/assets/problem.js'],
  'code-editor': ['/assets/code-editor.js', '/assets/shared.js'],
  'monaco-setup': ['/assets/monaco-setup.js', '/assets/shared.js', '/assets/monaco.css'],
};

function onScreen(isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  return vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    return Promise.resolve(Response.json(FILES));
  });
}

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link[rel=prefetch]')) link.remove();
});

test('on a phone the files of the editor come once the statement was left alone', async () => {
  vi.useFakeTimers();
  onScreen(true);
  prefetchEditor();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(prefetched()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(prefetched()).toEqual([
    '/assets/code-editor.js',
    '/assets/shared.js',
    '/assets/monaco-setup.js',
    '/assets/monaco.css',
  ]);
});

test('elsewhere, and once the page was left, nothing is fetched', async () => {
  vi.useFakeTimers();
  const fetch = onScreen(false);
  prefetchEditor();
  await vi.advanceTimersByTimeAsync(5_000);
  onScreen(true);
  prefetchEditor()();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetch).not.toHaveBeenCalled();
  expect(prefetched()).toEqual([]);
});
