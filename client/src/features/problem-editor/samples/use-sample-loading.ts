import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { formOfInput } from '../form/form-values.ts';
import type { ProblemForm } from '../form/problem-form.ts';
import type { Sample } from './sample.ts';

/** Fills the form with samples, and loses nothing that was typed into it. */
export function useSampleLoading() {
  const { getValues, reset } = useFormContext<ProblemForm>();
  /** Newest last. */
  const [replaced, setReplaced] = useState<readonly ProblemForm[]>([]);
  /** As text, what the last sample was when it was loaded; null once that is undone. */
  const [loaded, setLoaded] = useState<string | null>(null);
  const last = replaced.at(-1);

  /** What stands in the form, unless it is a sample that nobody has touched: that can be loaded again. */
  function typed(): ProblemForm[] {
    const values = getValues();
    return JSON.stringify(values) === loaded ? [] : [structuredClone(values)];
  }

  return {
    load: ({ problem }: Sample) => {
      setReplaced([...replaced, ...typed()]);
      reset(formOfInput(problem), { keepDefaultValues: true });
      setLoaded(JSON.stringify(getValues()));
    },
    /** Undefined where there is nothing to undo. What stands in the form can be had back by undoing on. */
    undo:
      last &&
      (() => {
        setReplaced([...typed(), ...replaced.slice(0, -1)]);
        reset(last, { keepDefaultValues: true });
        setLoaded(null);
      }),
    said: loaded === null ? 'What stood here before is back.' : 'The sample is loaded.',
  };
}
