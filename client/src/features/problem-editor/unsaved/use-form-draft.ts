import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { clearFormDraft, writeFormDraft, type DraftPlace } from './form-draft.ts';
import type { ProblemBody, ProblemForm } from '../form/problem-form.ts';

/** A pause in typing; the texts can be large, so not every key writes them. */
const PAUSE_MS = 400;

export type DraftState = 'unchanged' | 'kept' | 'refused';

/** Keeps what was changed in the browser until `forget`, so that a reload loses nothing. */
export function useFormDraft(
  form: UseFormReturn<ProblemForm, unknown, ProblemBody>,
  { userId, problemId }: DraftPlace,
  basedOn: string | null,
): { state: DraftState; forget: () => void } {
  const [state, setState] = useState<DraftState>('unchanged');
  const isOver = useRef(false);

  useEffect(() => {
    const place = { userId, problemId };
    let timer: number | undefined;
    const write = () => {
      window.clearTimeout(timer);
      timer = undefined;
      if (isOver.current) return;
      const values = form.getValues();
      const isKept = writeFormDraft(place, { values, basedOn });
      setState(isKept ? 'kept' : 'refused');
    };
    const flush = () => {
      if (timer !== undefined) write();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        window.clearTimeout(timer);
        timer = undefined;
        if (isOver.current) return;
        if (isDirty) {
          timer = window.setTimeout(write, PAUSE_MS);
          return;
        }
        clearFormDraft(place);
        setState('unchanged');
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
    };
  }, [form, userId, problemId, basedOn]);

  const forget = useCallback(() => {
    isOver.current = true;
    clearFormDraft({ userId, problemId });
  }, [userId, problemId]);

  return { state, forget };
}
