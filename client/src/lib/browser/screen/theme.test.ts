import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseTheme, chosenTheme, currentTheme, watchTheme } from './theme.ts';

const firstPaintScript = readFileSync(
  join(import.meta.dirname, '../../../../public/first-paint.js'),
  'utf8',
);

let systemIsLight = false;
let tellSystem: () => void = () => undefined;

beforeEach(() => {
  window.matchMedia = (media: string) =>
    ({
      media,
      matches: systemIsLight,
      addEventListener: (_: string, listener: () => void) => (tellSystem = listener),
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

afterEach(() => {
  systemIsLight = false;
  chooseTheme(null);
});

function loadPage(): void {
  document.documentElement.removeAttribute('data-theme');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the page's own file
  new Function('matchMedia', firstPaintScript)((media: string) => window.matchMedia(media));
}

test.each([
  { light: false, theme: 'stepwise-dark' },
  { light: true, theme: 'stepwise-light' },
])('follows the system until someone chooses: $theme', ({ light, theme }) => {
  systemIsLight = light;
  loadPage();
  expect(currentTheme()).toBe(theme);
  expect(chosenTheme()).toBeNull();
});

test.each([
  { path: '/', starts: undefined },
  { path: '/problems', starts: 'with-loader' },
])('every page but the landing page starts with the loader: $path', ({ path, starts }) => {
  window.history.replaceState(null, '', path);
  loadPage();
  expect(document.documentElement.dataset['starts']).toBe(starts);
});

test('a choice outlives the page and the system', () => {
  chooseTheme('stepwise-light');
  expect(currentTheme()).toBe('stepwise-light');
  loadPage();
  expect(currentTheme()).toBe('stepwise-light');
  chooseTheme('stepwise-dark');
  systemIsLight = true;
  loadPage();
  expect(currentTheme()).toBe('stepwise-dark');
});

test('subscribers hear of a change of the system', async () => {
  loadPage();
  const changed = vi.fn();
  const stop = watchTheme(changed);
  systemIsLight = true;
  tellSystem();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(currentTheme()).toBe('stepwise-light');
  stop();
});
