import type { LanguageKey } from '@stepwise/contracts/language';
import { create } from 'zustand';
import { believedUser } from '../../../lib/api/session.ts';
import { getDrafts } from './draft.api.ts';
import { DraftLine, type DraftNews, type DraftWord, type StoredDraft } from './draft-line.ts';
import type { DraftPlace } from './drafts.ts';

type DraftState = { readonly word: DraftWord | null; readonly conflict: StoredDraft | null };

/** Where the drafts of the open problem are, by language. */
export const useDraftSync = create<Partial<Record<LanguageKey, DraftState>>>()(() => ({}));

const UNKNOWN: DraftState = { word: null, conflict: null };
const lines = new Map<LanguageKey, DraftLine>();

type Session = {
  readonly userId: string;
  readonly problemId: string;
  readonly languages: readonly LanguageKey[];
  /** Puts a text into the editor and this browser; null is the starter. */
  readonly adopt: (place: DraftPlace, code: string | null) => void;
};

/**
 * Keeps the drafts of a problem in step with the server: compares them now, when the page is seen again
 * and when the network is back, and sends what was typed. Answers with the way to stop.
 */
export function keepDraftsInStep({ userId, problemId, languages, adopt }: Session): () => void {
  const left = new AbortController();
  const { signal } = left;
  useDraftSync.setState({}, true);
  for (const language of languages) {
    lines.set(language, new DraftLine({ userId, problemId, language }, { adopt, tell }));
  }
  const own = [...lines.values()];
  let isAsking = false;

  async function compare() {
    if (isAsking || believedUser() !== userId) return;
    isAsking = true;
    try {
      const drafts = await getDrafts(problemId, signal);
      if (!signal.aborted) for (const line of own) line.meet(drafts);
    } catch {
      // The word of state says it; a session that has ended is told by the call itself.
      if (!signal.aborted) for (const line of own) line.noteUnreachable();
    } finally {
      isAsking = false;
    }
  }

  function flush() {
    for (const line of own) line.flush();
  }

  function onVisibility() {
    if (document.visibilityState === 'hidden') flush();
    else void compare();
  }

  document.addEventListener('visibilitychange', onVisibility, { signal });
  window.addEventListener('pagehide', flush, { signal });
  window.addEventListener('online', () => void compare(), { signal });
  void compare();
  return () => {
    left.abort();
    for (const line of own) line.close();
    lines.clear();
  };
}

/** Something was typed in a language of the open problem. */
export function noteTyped(language: LanguageKey): void {
  lines.get(language)?.noteTyped();
}

/** Which of two texts is the draft from now on; the other one stays among its versions. */
export function settleConflict(language: LanguageKey, choice: 'mine' | 'other'): void {
  lines.get(language)?.settle(choice);
}

function tell({ language }: DraftPlace, news: DraftNews): void {
  useDraftSync.setState((state) => ({
    [language]: { ...(state[language] ?? UNKNOWN), ...news },
  }));
}
