import { flushSync } from 'react-dom';
import { usePaneStore } from '../layout/pane.store.ts';

let languages: HTMLSelectElement | null = null;

/** The list of languages on the page says where it is; answers with the way out. */
export function offerLanguages(offered: HTMLSelectElement | null): () => void {
  languages = offered;
  return () => {
    if (languages === offered) languages = null;
  };
}

/** Leads to the list of languages, and opens it where the browser can. */
export function openLanguages(): void {
  // On a phone it may be behind another tab, where it takes no focus.
  flushSync(() => usePaneStore.getState().showPane('code'));
  languages?.focus();
  if (languages && 'showPicker' in languages) languages.showPicker();
}
