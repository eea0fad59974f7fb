import type { ProblemForm } from './problem-form.ts';

/** Whose form: of a new problem (null), or of the problem with this id. */
export type DraftPlace = { readonly userId: string; readonly problemId: string | null };

type Draft = {
  readonly values: ProblemForm;
  /** `updatedAt` of the problem that was edited; null for a new one. */
  readonly basedOn: string | null;
};

const PREFIX = 'stepwise.problem-form.v1';

export function readFormDraft(place: DraftPlace): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null;
    return draft as Draft;
  } catch {
    // Storage that is switched off, or a text that is not ours.
    return null;
  }
}

/** False when the browser refuses: storage is switched off, or the tests are larger than its room. */
export function writeFormDraft(place: DraftPlace, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function clearFormDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place));
  } catch {
    // Then there was none either.
  }
}

function keyOf({ userId, problemId }: DraftPlace): string {
  return [PREFIX, userId, problemId ?? 'new'].join(':');
}
