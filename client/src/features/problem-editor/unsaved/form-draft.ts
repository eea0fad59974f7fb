import { readText, writeText } from '../../../lib/browser/storage.ts';
import type { ProblemForm } from '../form/problem-form.ts';

/** Whose form: of a new problem (null), or of the problem with this id. */
export type DraftPlace = { readonly userId: string; readonly problemId: string | null };

export type FormDraft = {
  readonly values: ProblemForm;
  /** `updatedAt` of the problem that was edited; null for a new one. */
  readonly basedOn: string | null;
};

const PREFIX = 'stepwise.problem-form.v1';

export function readFormDraft(place: DraftPlace): FormDraft | null {
  try {
    const draft: unknown = JSON.parse(readText(keyOf(place)) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('values' in draft)) return null;
    return draft as FormDraft;
  } catch {
    // A text that is not ours.
    return null;
  }
}

/** False when the browser refuses: storage is switched off, or the tests are larger than its room. */
export function writeFormDraft(place: DraftPlace, draft: FormDraft): boolean {
  return writeText(keyOf(place), JSON.stringify(draft));
}

export function clearFormDraft(place: DraftPlace): void {
  writeText(keyOf(place), null);
}

function keyOf({ userId, problemId }: DraftPlace): string {
  return [PREFIX, userId, problemId ?? 'new'].join(':');
}
