import { Monitor, Moon, Sun } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import {
  chooseTheme,
  chosenTheme,
  currentTheme,
  watchTheme,
} from '../../../lib/browser/screen/theme.ts';

const CHOICES = [
  { theme: null, label: 'System', Icon: Monitor },
  { theme: 'stepwise-light', label: 'Light', Icon: Sun },
  { theme: 'stepwise-dark', label: 'Dark', Icon: Moon },
] as const;

export function ThemeChoice() {
  // The bar's button changes the theme too: whatever is shown, the stored choice is asked again.
  useSyncExternalStore(watchTheme, currentTheme);
  const [, redraw] = useState(0);
  const chosen = chosenTheme();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Theme</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {CHOICES.map(({ theme, label, Icon }) => (
          <label
            key={label}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-field border border-field-line px-3 text-sm font-medium has-checked:border-primary has-checked:bg-base-300 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="theme"
              checked={chosen === theme}
              className="size-4 outline-none"
              onChange={() => {
                chooseTheme(theme);
                redraw((count) => count + 1);
              }}
            />
            <Icon className="size-4 text-muted" aria-hidden="true" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
