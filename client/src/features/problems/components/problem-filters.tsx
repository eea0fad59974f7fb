import type { Difficulty } from '@stepwise/contracts/problem';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Select } from '../../../components/ui/select.tsx';
import type { ProblemQuery } from '../problem-query.ts';

type ProblemFiltersProps = {
  query: ProblemQuery;
  tags: readonly string[];
  onChange: (query: ProblemQuery) => void;
};

const DIFFICULTY_OPTIONS: { value: Difficulty | ''; label: string }[] = [
  { value: '', label: 'All Difficulties' },
  { value: 'EASY', label: 'Easy' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'HARD', label: 'Hard' },
];

export function ProblemFilters({ query, tags, onChange }: ProblemFiltersProps) {
  const id = useId();
  const tagOptions = tags.map((tag) => ({ value: tag, label: tag }));
  return (
    <div role="search" className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-[1fr_11rem_11rem]">
      <div className="max-sm:col-span-2">
        <label htmlFor={id} className="sr-only">
          Search by title
        </label>
        <div className="relative">
          <Search
            className="pointer-events-none absolute inset-y-0 start-3 z-1 my-auto size-4 text-muted"
            aria-hidden="true"
          />
          <input
            id={id}
            type="search"
            className="input w-full border-field-line bg-base-100 ps-9"
            placeholder="Search by title"
            value={query.search}
            onChange={(event) => onChange({ ...query, search: event.target.value })}
          />
        </div>
      </div>
      <Select
        label="Difficulty"
        labelHidden
        options={DIFFICULTY_OPTIONS}
        value={query.difficulty ?? ''}
        onChange={(event) => {
          const difficulty = (event.target.value || null) as Difficulty | null;
          onChange({ ...query, difficulty });
        }}
      />
      <Select
        label="Tag"
        labelHidden
        options={[{ value: '', label: 'All Tags' }, ...tagOptions]}
        value={query.tag ?? ''}
        onChange={(event) => onChange({ ...query, tag: event.target.value || null })}
      />
    </div>
  );
}
