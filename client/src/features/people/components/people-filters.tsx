import type { PeopleFilter } from '@stepwise/contracts/people';
import { SEARCH_MAX } from '@stepwise/contracts/people-limits';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { Select } from '../../../components/ui/form/select.tsx';
import type { PeopleWish } from '../people.api.ts';

const FILTERS: readonly { value: PeopleFilter; label: string }[] = [
  { value: 'ALL', label: 'Everybody' },
  { value: 'ADMIN', label: 'Administrators' },
  { value: 'SETTER', label: 'Setters' },
  { value: 'SUSPENDED', label: 'Suspended' },
];

type PeopleFiltersProps = { wish: PeopleWish; onWish: (wish: PeopleWish) => void };

export function PeopleFilters({ wish, onWish }: PeopleFiltersProps) {
  const id = useId();
  return (
    <div role="search" className="mb-4 grid gap-3 sm:grid-cols-[1fr_12rem]">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          Search by name or email
        </label>
        <Search
          className="pointer-events-none absolute inset-y-0 start-3 z-1 my-auto size-4 text-muted"
          aria-hidden="true"
        />
        <input
          id={id}
          type="search"
          className="input w-full border-field-line bg-base-100 ps-9"
          placeholder="Search by name or email"
          maxLength={SEARCH_MAX}
          value={wish.search}
          onChange={(event) => onWish({ ...wish, search: event.target.value })}
        />
      </div>
      <Select
        label="Show"
        labelHidden
        options={FILTERS}
        value={wish.only}
        onChange={(event) => onWish({ ...wish, only: event.target.value as PeopleFilter })}
      />
    </div>
  );
}
