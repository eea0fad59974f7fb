import type { LanguageKey } from '@stepwise/contracts/language';
import { useEditorStore } from '../editor/editor.store.ts';

/** The language of a run while the editor shows that program; null once it shows another language. */
export function useLinkedLanguage(language: LanguageKey | null): LanguageKey | null {
  const shown = useEditorStore((state) => state.place?.language ?? null);
  return language === shown ? language : null;
}
