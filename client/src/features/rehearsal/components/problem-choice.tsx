import type { ProblemListItem } from '@stepwise/contracts/problem';
import { REHEARSAL_PROBLEMS_MAX } from '@stepwise/contracts/rehearsal-limits';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusAfterRemoval } from '../../../lib/browser/focus/use-focus-after-removal.ts';
import type { Choice } from './start-form.tsx';

type ProblemChoiceProps = Choice & { problems: readonly ProblemListItem[] };

/** More are found by typing on. */
const FOUND_MAX = 6;

/** A few problems, found by their titles. */
export function ProblemChoice({ problems, chosen, onChange }: ProblemChoiceProps) {
  const [search, setSearch] = useState('');
  const id = useId();
  const place = useFocusAfterRemoval<HTMLDivElement>(chosen);
  const field = useRef<HTMLInputElement>(null);
  const isFull = chosen.length >= REHEARSAL_PROBLEMS_MAX;
  const wanted = search.trim().toLowerCase();
  const found = problems.filter(
    (problem) => !chosen.includes(problem.id) && problem.title.toLowerCase().includes(wanted),
  );

  function add(id: string) {
    onChange([...chosen, id]);
    setSearch('');
    // The row goes with its button; no more can be searched once as many as may be are chosen.
    const isLast = chosen.length + 1 === REHEARSAL_PROBLEMS_MAX;
    (isLast ? place : field).current?.focus();
  }

  return (
    <div className="flex w-full flex-col gap-3">
      <div ref={place} tabIndex={-1} className="outline-none">
        <Chosen
          problems={chosen.flatMap((one) => problems.find((problem) => problem.id === one) ?? [])}
          onRemove={(gone) => onChange(chosen.filter((one) => one !== gone))}
        />
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          Search by title
        </label>
        <input
          ref={field}
          id={id}
          type="search"
          className="input w-full border-field-line bg-base-100 text-base"
          disabled={isFull}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // The form would be sent.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {wanted !== '' && !isFull ? <Found problems={found} onAdd={add} /> : null}
    </div>
  );
}

type FoundProps = { problems: readonly ProblemListItem[]; onAdd: (id: string) => void };

function Found({ problems, onAdd }: FoundProps) {
  return (
    <ul aria-label="Found" className="surface divide-y divide-line">
      {problems.slice(0, FOUND_MAX).map(({ id, title }) => (
        <li key={id} className="flex min-h-11 items-center gap-3 px-3">
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          <Button variant="neutral" size="sm" aria-label={`Add ${title}`} onClick={() => onAdd(id)}>
            Add
          </Button>
        </li>
      ))}
      {problems.length === 0 ? (
        <li className="px-3 py-2.5 text-sm text-muted">No problems found</li>
      ) : null}
    </ul>
  );
}

type ChosenProps = {
  problems: readonly ProblemListItem[];
  onRemove: (id: string) => void;
};

function Chosen({ problems, onRemove }: ChosenProps) {
  if (problems.length === 0) {
    return <p className="text-sm text-muted">Choose up to {REHEARSAL_PROBLEMS_MAX} problems.</p>;
  }
  return (
    <ul aria-label="Chosen" className="flex flex-wrap gap-2">
      {problems.map(({ id, title }) => (
        <li
          key={id}
          data-row={id}
          className="flex items-center gap-1 rounded-field bg-base-300 ps-3 text-sm font-medium"
        >
          <span className="wrap-anywhere">{title}</span>
          <button
            type="button"
            className="btn btn-ghost btn-square btn-sm"
            aria-label={`Remove ${title}`}
            onClick={() => onRemove(id)}
          >
            <X className="size-4" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
