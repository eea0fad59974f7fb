import { readText, writeText } from '../storage.ts';

export type Theme = 'stepwise-dark' | 'stepwise-light';

/** Also read by `public/first-paint.js`, before the first paint. */
export const THEME_KEY = 'stepwise:theme';

const prefersLight = '(prefers-color-scheme: light)';

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'stepwise-light'
    ? 'stepwise-light'
    : 'stepwise-dark';
}

/** Whether the user has chosen; until then the system decides. */
export function chosenTheme(): Theme | null {
  const stored = readText(THEME_KEY);
  return stored === 'stepwise-light' || stored === 'stepwise-dark' ? stored : null;
}

/** Chooses a theme for good, or gives the choice back to the system with null. */
export function chooseTheme(theme: Theme | null): void {
  // Refused, the choice holds until the page is left.
  writeText(THEME_KEY, theme);
  show(theme ?? systemTheme());
}

/** Calls back when the theme changes, for any reason; returns a function that stops that. */
export function watchTheme(onChange: () => void): () => void {
  const system = window.matchMedia(prefersLight);
  const follow = () => {
    if (chosenTheme() === null) show(systemTheme());
  };
  const otherTab = (event: StorageEvent) => {
    if (event.key === THEME_KEY) show(chosenTheme() ?? systemTheme());
  };
  const seen = new MutationObserver(onChange);
  seen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', follow);
  window.addEventListener('storage', otherTab);
  return () => {
    seen.disconnect();
    system.removeEventListener('change', follow);
    window.removeEventListener('storage', otherTab);
  };
}

function systemTheme(): Theme {
  return window.matchMedia(prefersLight).matches ? 'stepwise-light' : 'stepwise-dark';
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}
