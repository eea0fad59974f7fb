import { useEditorSettingsStore } from './editor-settings.store.ts';
import { DEFAULT_SETTINGS } from './editor-settings.ts';

/** The style of what is read beside the editor: with the letters grow pictures, formulas and gaps. */
export function useReadingSize(): { readonly zoom: number } {
  const size = useEditorSettingsStore(({ settings }) => settings.readingSize);
  return { zoom: size / DEFAULT_SETTINGS.readingSize };
}
