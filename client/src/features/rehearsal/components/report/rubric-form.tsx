import type { Rehearsal, Rubric } from '@stepwise/contracts/rehearsal';
import { RUBRIC_BEST, RUBRIC_KEYS } from '@stepwise/contracts/rehearsal-limits';
import { type SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../../components/ui/button.tsx';
import { FormAlert } from '../../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../../lib/api/forms/use-typed-form.ts';
import { RUBRIC_WORDS, type RubricKey } from '../../rehearsal-words.ts';
import { useRehearsalStore } from '../../rehearsal.store.ts';

type RubricFormProps = {
  rehearsal: Rehearsal;
  /** Shown while there are no grades: to see the results without giving any. */
  onSkip?: () => void;
};

type Values = Record<RubricKey, string>;

const GRADES = Array.from({ length: RUBRIC_BEST }, (_, index) => String(index + 1));

/** How it went, in the person's own grades: before the clock and the judge have a say. */
export function RubricForm({ rehearsal, onSkip }: RubricFormProps) {
  const grade = useRehearsalStore((state) => state.grade);
  const form = useTypedForm<Values>(`rubric ${rehearsal.id}`, valuesOf(rehearsal.rubric));
  const { isBusy, refusal, send } = useRequest();
  const { values } = form;
  const isWhole = RUBRIC_KEYS.every((key) => values[key] !== '');

  function save(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      await form.send(() => grade(rehearsal.id, rubricOf(values)));
      toast.success('Your grades were saved');
    });
  }

  return (
    <form className="flex flex-col items-start gap-5" onSubmit={save}>
      <FormAlert message={refusal} />
      <p className="text-sm text-muted">1 is not at all, {RUBRIC_BEST} is very well.</p>
      {RUBRIC_KEYS.map((key) => (
        <GradeChoice
          key={key}
          name={key}
          value={values[key]}
          onChange={(value) => form.change({ [key]: value })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy} disabled={!isWhole}>
          {rehearsal.rubric ? 'Save grades' : 'Save and see the results'}
        </Button>
        {onSkip ? (
          <Button variant="ghost" onClick={onSkip}>
            Skip
          </Button>
        ) : null}
      </div>
    </form>
  );
}

type GradeChoiceProps = { name: RubricKey; value: string; onChange: (value: string) => void };

function GradeChoice({ name, value, onChange }: GradeChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{RUBRIC_WORDS[name]}</legend>
      <div className="flex flex-wrap gap-2">
        {GRADES.map((grade) => (
          <label
            key={grade}
            className="flex min-h-10 cursor-pointer items-center gap-2 rounded-field border border-field-line px-3 text-sm font-medium has-checked:border-primary has-checked:bg-base-300 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={name}
              className="size-4 outline-none"
              value={grade}
              checked={value === grade}
              onChange={() => onChange(grade)}
            />
            {grade}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function valuesOf(rubric: Rubric | null): Values {
  const value = (key: RubricKey) => (rubric ? String(rubric[key]) : '');
  return Object.fromEntries(RUBRIC_KEYS.map((key) => [key, value(key)])) as Values;
}

function rubricOf(values: Values): Rubric {
  return Object.fromEntries(RUBRIC_KEYS.map((key) => [key, Number(values[key])])) as Rubric;
}
