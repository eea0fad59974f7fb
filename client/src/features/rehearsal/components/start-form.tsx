import type { Rehearsal, StartRehearsalInput } from '@stepwise/contracts/rehearsal';
import { REHEARSAL_MINUTES, REHEARSAL_PROBLEMS_MAX } from '@stepwise/contracts/rehearsal-limits';
import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../lib/api/use-typed-form.ts';
import { LEVELS, type Level } from '../../../lib/levels.ts';
import { useRehearsalStore } from '../rehearsal.store.ts';

export type Choice = {
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
};

type StartFormProps = {
  /** Where problems are chosen by hand; they belong to another feature. */
  renderChoice: (choice: Choice) => ReactNode;
  onStarted: (rehearsal: Rehearsal) => void;
};

const MINUTES = REHEARSAL_MINUTES.map((minutes) => ({
  value: String(minutes),
  label: `${String(minutes)} minutes`,
}));

const WAYS = [
  { value: 'draw', label: 'Drawn from a level' },
  { value: 'choose', label: 'My own choice' },
];

const LEVEL_OPTIONS = LEVELS.map(({ tag, number, name }) => ({
  value: tag,
  label: `Level ${String(number)} - ${name}`,
}));

const COUNTS = Array.from({ length: REHEARSAL_PROBLEMS_MAX }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 problem' : `${String(index + 1)} problems`,
}));

const FIRST = { minutes: '45', way: 'draw', level: 'LVL-1', count: '1', chosen: '' };

type Values = typeof FIRST;

/** A time and problems; the rest is the server's. */
export function StartForm({ renderChoice, onStarted }: StartFormProps) {
  const start = useRehearsalStore((state) => state.start);
  const form = useTypedForm('rehearsal', FIRST);
  const { isBusy, refusal, send } = useRequest();
  const { values, change } = form;
  const isDrawn = values.way === 'draw';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => onStarted(await form.send(() => start(wishOf(values)))));
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <FormAlert message={refusal} />
      <div className="grid w-full gap-4 sm:grid-cols-2">
        <Select
          label="Time"
          options={MINUTES}
          value={values.minutes}
          onChange={(event) => change({ minutes: event.target.value })}
        />
        <Select
          label="Problems"
          options={WAYS}
          value={values.way}
          onChange={(event) => change({ way: event.target.value })}
        />
        {isDrawn ? <DrawFields values={values} onChange={change} /> : null}
      </div>
      {isDrawn
        ? null
        : renderChoice({
            chosen: idsOf(values),
            onChange: (ids) => change({ chosen: ids.join(' ') }),
          })}
      <Button type="submit" busy={isBusy} disabled={!isDrawn && values.chosen === ''}>
        Start rehearsal
      </Button>
    </form>
  );
}

type DrawFieldsProps = { values: Values; onChange: (changed: Partial<Values>) => void };

function DrawFields({ values, onChange }: DrawFieldsProps) {
  return (
    <>
      <Select
        label="Level"
        options={LEVEL_OPTIONS}
        value={values.level}
        onChange={(event) => onChange({ level: event.target.value })}
      />
      <Select
        label="How many"
        options={COUNTS}
        value={values.count}
        onChange={(event) => onChange({ count: event.target.value })}
      />
    </>
  );
}

function idsOf({ chosen }: Values): string[] {
  return chosen.split(' ').filter((id) => id !== '');
}

function wishOf(values: Values): StartRehearsalInput {
  // One of the options, as all of these are.
  const minutes = Number(values.minutes) as StartRehearsalInput['minutes'];
  if (values.way === 'choose') return { minutes, problemIds: idsOf(values) };
  return {
    minutes,
    draw: { level: values.level as Level['tag'], count: Number(values.count) },
  };
}
