import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type DraftPlace, type DraftState, openDraftKeeper } from './form-draft.ts';
import type { ProblemBody, ProblemForm } from '../form/problem-form.ts';

/** A pause in typing; the texts can be large, so not every key writes them. */
const PAUSE_MS = 400;

/** Keeps what was changed in the browser until `forget`, so that a reload loses nothing. */
export function useFormDraft(
  form: UseFormReturn<ProblemForm, unknown, ProblemBody>,
  place: DraftPlace,
  basedOn: string | null,
): { state: DraftState; forget: () => void } {
  const [state, setState] = useState<DraftState>('unchanged');
  const [keeper] = useState(() => openDraftKeeper(place));
  const isOver = useRef(false);

  useEffect(() => {
    let timer: number | undefined;
    let { isDirty } = form.formState;
    const write = () => {
      window.clearTimeout(timer);
      timer = undefined;
      if (isOver.current) return;
      setState(keeper.put(isDirty ? { values: form.getValues(), basedOn } : null));
    };
    const flush = () => {
      if (timer !== undefined) write();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: (changed) => {
        isDirty = changed.isDirty ?? false;
        window.clearTimeout(timer);
        timer = undefined;
        if (isDirty) timer = window.setTimeout(write, PAUSE_MS);
        else write();
      },
    });
    // Where the other tab's draft is gone, the one of this tab takes its place.
    const hear = (event: StorageEvent) => {
      if (keeper.isChangedBy(event)) write();
    };
    window.addEventListener('pagehide', flush);
    window.addEventListener('storage', hear);
    return () => {
      flush();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('storage', hear);
    };
  }, [form, keeper, basedOn]);

  const forget = useCallback(() => {
    isOver.current = true;
    keeper.put(null);
  }, [keeper]);

  return { state, forget };
}
