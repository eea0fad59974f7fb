import type { LanguageKey } from '@stepwise/contracts/language';

/** Whose code, for what, in which language. */
export type DraftPlace = {
  readonly userId: string;
  readonly problemId: string;
  readonly language: LanguageKey;
};

const PREFIX = 'stepwise.draft.v1';

/** The draft kept in this browser, null when there is none. */
export function readDraft(place: DraftPlace): string | null {
  try {
    return localStorage.getItem(keyOf(place));
  } catch {
    // Storage can be switched off altogether; the starter is still there.
    return null;
  }
}

/**
 * Keeps a draft; false when the browser refuses (switched off, or full). A draft that equals the starter
 * is no draft: it is dropped, so that a corrected starter reaches people who changed nothing.
 */
export function writeDraft(place: DraftPlace, code: string, starter: string): boolean {
  try {
    if (code === starter) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), code);
    return true;
  } catch {
    return false;
  }
}

function keyOf(place: DraftPlace): string {
  return [PREFIX, place.userId, place.problemId, place.language].join(':');
}
