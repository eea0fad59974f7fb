import type { LanguageKey } from '@stepwise/contracts/language';
import { useWorkspaceStore } from '../run/workspace.store.ts';

/** What the judge has of a language, like `Node.js 20.20.2`; null as long as that is not known. */
export function versionOf(language: LanguageKey): string | null {
  const { languages } = useWorkspaceStore.getState();
  return languages?.find(({ key }) => key === language)?.version ?? null;
}
