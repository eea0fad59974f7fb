import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, currentTheme, watchTheme } from '../../lib/browser/screen/theme.ts';

export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  const next = theme === 'stepwise-dark' ? 'stepwise-light' : 'stepwise-dark';
  const Icon = theme === 'stepwise-dark' ? Sun : Moon;
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square btn-sm size-10"
      aria-label={next === 'stepwise-light' ? 'Use the light theme' : 'Use the dark theme'}
      onClick={() => chooseTheme(next)}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
