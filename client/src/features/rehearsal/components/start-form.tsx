import type { Rehearsal, StartRehearsalInput } from '@stepwise/contracts/rehearsal';
import { REHEARSAL_MINUTES, REHEARSAL_PROBLEMS_MAX } from '@stepwise/contracts/rehearsal-limits';
import { TAPE_DAYS } from '@stepwise/contracts/tape-limits';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { LEVELS, type Level } from '../../../lib/levels.ts';
import { useRehearsalStore } from '../rehearsal.store.ts';

export type Choice = {
  readonly chosen: readonly string[];
  readonly onChange: (ids: string[]) => void;
};

type StartFormProps = {
  /** What is chosen beforehand. */
  set?: { readonly minutes: string; readonly problemIds: readonly string[] } | undefined;
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

const FIRST = { minutes: '45', way: 'draw', level: 'LVL-1', count: '1', chosen: '', record: '' };

type Values = typeof FIRST;

/** A time and problems; the rest is the server's. */
export function StartForm({ set, renderChoice, onStarted }: StartFormProps) {
  const start = useRehearsalStore((state) => state.start);
  const form = useTypedForm('rehearsal', set ? valuesOf(set) : FIRST);
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
      <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
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
      <Consent
        isGiven={values.record === 'yes'}
        onChange={(isGiven) => change({ record: isGiven ? 'yes' : '' })}
      />
      <Button type="submit" busy={isBusy} disabled={!isDrawn && values.chosen === ''}>
        Start rehearsal
      </Button>
    </form>
  );
}

type ConsentProps = { isGiven: boolean; onChange: (isGiven: boolean) => void };

/** How somebody types is theirs: it is recorded after a yes, and only in a rehearsal. */
function Consent({ isGiven, onChange }: ConsentProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-2 text-sm">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-4 shrink-0"
        checked={isGiven}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <div>
        <label htmlFor={id}>Record what I type, so that I can watch it afterwards</label>
        <p id={`${id}-hint`} className="text-muted">
          Only you see it, unless you share it. It is deleted after {TAPE_DAYS} days, or when you
          say so.
        </p>
      </div>
    </div>
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
      <p className="text-sm text-muted sm:col-span-2">
        New problems come first. Of two or more, one is due for review if any is.
      </p>
    </>
  );
}

function valuesOf({ minutes, problemIds }: NonNullable<StartFormProps['set']>): Values {
  return { ...FIRST, minutes, way: 'choose', chosen: problemIds.join(' ') };
}

function idsOf({ chosen }: Values): string[] {
  return chosen.split(' ').filter((id) => id !== '');
}

function wishOf(values: Values): StartRehearsalInput {
  // One of the options, as all of these are.
  const minutes = Number(values.minutes) as StartRehearsalInput['minutes'];
  const rest = { minutes, recordTyping: values.record === 'yes' };
  if (values.way === 'choose') return { ...rest, problemIds: idsOf(values) };
  return {
    ...rest,
    draw: { level: values.level as Level['tag'], count: Number(values.count) },
  };
}
