import type { LanguageKey } from '@stepwise/contracts/language';
import { create } from 'zustand';
import { draftIn, getDrafts, remoteDraft } from './draft.api.ts';
import { DraftLine, type DraftNews, type DraftWord, type StoredDraft } from './draft-line.ts';
import type { DraftPlace } from './drafts.ts';
import { keepInStep } from './keep-in-step.ts';

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

/** Keeps the drafts of a problem in step with the server. Answers with the way to stop. */
export function keepDraftsInStep({ userId, problemId, languages, adopt }: Session): () => void {
  useDraftSync.setState({}, true);
  for (const language of languages) {
    const place = { userId, problemId, language };
    const hooks = {
      adopt: (code: string | null) => adopt(place, code),
      tell: (news: DraftNews) => tell(language, news),
    };
    lines.set(language, new DraftLine(place, remoteDraft(place), hooks));
  }
  const own = [...lines];
  const stop = keepInStep(
    userId,
    own.map(([, line]) => line),
    async (signal) => {
      const drafts = await getDrafts(problemId, signal);
      if (!signal.aborted) for (const [language, line] of own) line.meet(draftIn(drafts, language));
    },
  );
  return () => {
    stop();
    lines.clear();
  };
}

/** Something was typed in a language of the open problem. */
export function noteTyped(language: LanguageKey): void {
  lines.get(language)?.noteTyped();
}

/** The text of a language of the open problem was replaced on purpose, before the server was heard of. */
export function beginAnew(language: LanguageKey): void {
  lines.get(language)?.beginAnew();
}

/** Sends at once what waits of the open problem. */
export function flushDrafts(): void {
  for (const line of lines.values()) line.flush();
}

/** Which of two texts is the draft from now on; the other one stays among its versions. */
export function settleConflict(language: LanguageKey, choice: 'mine' | 'other'): void {
  lines.get(language)?.settle(choice);
}

function tell(language: LanguageKey, news: DraftNews): void {
  useDraftSync.setState((state) => ({
    [language]: { ...(state[language] ?? UNKNOWN), ...news },
  }));
}
