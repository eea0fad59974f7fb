import type { Problem } from '@stepwise/contracts/problem';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { emptyForm, formOfProblem } from '../features/problem-editor/form/form-values.ts';
import type { ProblemForm } from '../features/problem-editor/form/problem-form.ts';

type InProblemFormProps = {
  /** Null: a new one. */
  original?: Problem | null;
  children: ReactNode;
};

/** A part of the form by itself: the whole one has a hundred controls, which jsdom takes its time over. */
export function InProblemForm({ original = null, children }: InProblemFormProps) {
  const form = useForm<ProblemForm>({
    defaultValues: original ? formOfProblem(original) : emptyForm(),
  });
  return <FormProvider {...form}>{children}</FormProvider>;
}
