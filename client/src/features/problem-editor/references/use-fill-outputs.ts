import type { LanguageKey } from '@stepwise/contracts/language';
import { useState } from 'react';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { askedOf, fillOutputs, unfillOutputs, type Filled } from './fill-outputs.ts';
import type { ProblemForm } from '../form/problem-form.ts';
import { fillInputOf } from './reference-run-input.ts';
import { useReferenceRunStore } from './reference-run.store.ts';

type Tests = ProblemForm['testCases'];

type FillOutputs = {
  readonly fill: (language: LanguageKey | undefined) => Promise<void>;
  /** What came of it, in a sentence; null before. */
  readonly says: string | null;
  readonly faults: readonly string[];
  /** Brings the outputs back that stood there before; null where none were replaced. */
  readonly undo: (() => void) | null;
};

/** Runs a reference solution on the inputs of the form and takes what it prints for the outputs. */
export function useFillOutputs(problemId: string | null): FillOutputs {
  const form = useFormContext<ProblemForm>();
  const { getValues } = form;
  const { run, refusal, refused } = useReferenceRunStore();
  const [filled, setFilled] = useState<Filled | string | null>(null);
  const [replaced, setReplaced] = useState<{ before: Tests; filled: Tests } | null>(null);

  async function fill(language: LanguageKey | undefined) {
    const values = getValues();
    const asked = askedOf(values.testCases);
    setFilled(null);
    setReplaced(null);
    if (!language) return setFilled('Write a reference solution first.');
    if (asked.length === 0) return setFilled('Write an input first.');
    const inputs = asked.map(({ input }) => input);
    const result = await run('fill', fillInputOf(values, problemId, { language, inputs }));
    if (!result) return;
    const [program] = result.languages;
    if (result.tests.length === 0) {
      return setFilled([program?.verdict, program?.message].filter(Boolean).join(': '));
    }
    const tests = structuredClone(getValues('testCases'));
    const next = fillOutputs(tests, asked, result.tests);
    setFilled(next);
    if (next.filledCount === 0) return;
    setReplaced({ before: tests, filled: next.tests });
    putOutputs(form, next.tests);
  }

  function undo() {
    if (replaced) {
      putOutputs(form, unfillOutputs(getValues('testCases'), replaced.before, replaced.filled));
    }
    setReplaced(null);
    setFilled(null);
  }

  const isWhole = filled !== null && typeof filled !== 'string';
  const said = isWhole ? sentenceOf(filled) : filled;
  return {
    fill,
    says: refused === 'fill' ? (refusal?.message ?? null) : said,
    faults: isWhole ? filled.faults : [],
    undo: replaced ? undo : null,
  };
}

/** Changes nothing but outputs: the rows stay, with whoever types in one of them. */
function putOutputs(form: UseFormReturn<ProblemForm>, tests: Tests): void {
  const changed = tests.flatMap(({ output }, index) => {
    const name = `testCases.${index}.output` as const;
    if (form.getValues(name) === output) return [];
    form.setValue(name, output, { shouldDirty: true });
    return [name];
  });
  // What was said to be missing may be there now.
  if (form.getFieldState('testCases').invalid) void form.trigger(changed);
}

function sentenceOf({ filledCount, changed }: Filled): string {
  if (filledCount === 0) return 'No output was filled.';
  const filled = `${String(filledCount)} ${filledCount === 1 ? 'output is' : 'outputs are'} filled.`;
  if (changed.length === 0) return filled;
  const which = changed.length === 1 ? 'test case' : 'test cases';
  return `${filled} Another one stood in ${which} ${changed.join(', ')}.`;
}
