import { isOfStorage, readText, writeText } from '../../../lib/browser/storage.ts';
import type { ProblemForm } from '../form/problem-form.ts';

/** Whose form: of a new problem (null), or of the problem with this id. */
export type DraftPlace = { readonly userId: string; readonly problemId: string | null };

export type FormDraft = {
  readonly values: ProblemForm;
  /** `updatedAt` of the problem that was edited; null for a new one. */
  readonly basedOn: string | null;
};

export type DraftState =
  | 'unchanged'
  | 'kept'
  /** Storage is switched off, or the tests are larger than its room. */
  | 'refused'
  /** Another tab has changed the draft, so that the one of this tab is not kept. */
  | 'elsewhere';

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

export type DraftKeeper = {
  /** Puts a draft in place of the last one of this tab, or null: nothing. */
  readonly put: (draft: FormDraft | null) => DraftState;
  /** Whether the event tells of a change in another tab. */
  readonly isChangedBy: (event: StorageEvent) => boolean;
};

/** Keeps the drafts of this tab. One that this tab has not seen is another tab's, and stays. */
export function openDraftKeeper(place: DraftPlace): DraftKeeper {
  const key = keyOf(place);
  let seen = readText(key);
  return {
    put: (draft) => {
      const kept = readText(key);
      if (kept !== null && kept !== seen) return 'elsewhere';
      const text = draft && JSON.stringify(draft);
      const isWritten = writeText(key, text);
      if (isWritten) seen = text;
      if (text === null) return 'unchanged';
      return isWritten ? 'kept' : 'refused';
    },
    isChangedBy: (event) => event.key === key && isOfStorage(event),
  };
}

function keyOf({ userId, problemId }: DraftPlace): string {
  return [PREFIX, userId, problemId ?? 'new'].join(':');
}
