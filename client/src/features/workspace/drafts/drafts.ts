import type { LanguageKey } from '@stepwise/contracts/language';
import { isOfStorage, keepText, readText } from '../../../lib/browser/storage.ts';

/** Whose text, about which problem: code in a language, or the note. */
export type TextPlace = {
  readonly userId: string;
  readonly problemId: string;
  readonly language: LanguageKey | 'NOTE';
};

/** Whose code, for what, in which language. */
export type DraftPlace = TextPlace & { readonly language: LanguageKey };

const PREFIX = 'stepwise.draft.v1';

/** The draft kept in this browser, null when there is none. */
export function readDraft(place: TextPlace): string | null {
  return readText(keyOf(place));
}

/**
 * Keeps a draft; false when the browser refuses, and then it is held as long as the page. A draft that
 * equals the starter is no draft: it is dropped, so that a corrected starter reaches people who changed
 * nothing.
 */
export function writeDraft(place: TextPlace, code: string, starter: string): boolean {
  return keepText(keyOf(place), code === starter ? null : code);
}

/** Whether another tab of this browser has just changed this draft. */
export function isChangeOf(place: TextPlace, event: StorageEvent): boolean {
  return event.key === keyOf(place) && isOfStorage(event);
}

/** The key of something that belongs to a place: see forget-locally.ts for what it has to hold. */
export function placeKey(prefix: string, { userId, problemId, language }: TextPlace): string {
  return [prefix, userId, problemId, language].join(':');
}

function keyOf(place: TextPlace): string {
  return placeKey(PREFIX, place);
}
