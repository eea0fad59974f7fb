import { useEffect, useSyncExternalStore } from 'react';
import { currentTheme, watchTheme } from '../../../../lib/browser/screen/theme.ts';
import { defineEditorTheme } from './editor-theme.ts';

/** The name of the editor's theme, which follows the theme of the page. */
export function useEditorTheme(): string {
  const theme = useSyncExternalStore(watchTheme, currentTheme);
  useEffect(() => {
    defineEditorTheme(theme);
  }, [theme]);
  return theme;
}
