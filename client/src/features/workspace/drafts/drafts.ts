import type { LanguageKey } from '@stepwise/contracts/language';

/** Whose code, for what, in which language. */
export type DraftPlace = {
  readonly userId: string;
  readonly problemId: string;
  readonly language: LanguageKey;
};

const PREFIX = 'stepwise.draft.v1';

/** What the browser refused to keep: it lives as long as the page. */
const unkept = new Map<string, string>();

/** The draft kept in this browser, null when there is none. */
export function readDraft(place: DraftPlace): string | null {
  const key = keyOf(place);
  try {
    return unkept.get(key) ?? localStorage.getItem(key);
  } catch {
    // Storage can be switched off altogether; the starter is still there.
    return null;
  }
}

/**
 * Keeps a draft; false when the browser refuses (switched off, or full). A draft that equals the starter
 * is dropped, so that a corrected starter reaches people who changed nothing.
 */
export function writeDraft(place: DraftPlace, code: string, starter: string): boolean {
  const key = keyOf(place);
  try {
    if (code === starter) localStorage.removeItem(key);
    else localStorage.setItem(key, code);
    unkept.delete(key);
    return true;
  } catch {
    unkept.set(key, code);
    return false;
  }
}

/** Whether another tab of this browser has just changed this draft. */
export function isChangeOf(place: DraftPlace, { key, storageArea }: StorageEvent): boolean {
  return storageArea === localStorage && key === keyOf(place);
}

function keyOf(place: DraftPlace): string {
  return [PREFIX, place.userId, place.problemId, place.language].join(':');
}
