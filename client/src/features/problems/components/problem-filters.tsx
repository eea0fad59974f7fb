import type { Difficulty } from '@stepwise/contracts/problem';
import { Shuffle } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import type { ProblemQuery, Progress } from '../problem-query.ts';
import { ProblemSearch } from './problem-search.tsx';
import { TagFilter } from './tag-filter.tsx';
import { TagOffer } from './tag-offer.tsx';

type ProblemFiltersProps = {
  searchRef: RefObject<HTMLInputElement | null>;
  query: ProblemQuery;
  /** Every tag of the list. */
  tags: readonly string[];
  /** Tags of the problems that are found: others would leave none. */
  tagsLeft: readonly string[];
  onChange: (query: ProblemQuery) => void;
  hasSearchKey: boolean;
  /** Null while nothing is found. */
  onRandom: (() => void) | null;
};

const DIFFICULTY_OPTIONS: { value: Difficulty | ''; label: string }[] = [
  { value: '', label: 'All Difficulties' },
  { value: 'EASY', label: 'Easy' },
  { value: 'MEDIUM', label: 'Medium' },
  { value: 'HARD', label: 'Hard' },
];

const STATUS_OPTIONS: { value: Progress | ''; label: string }[] = [
  { value: '', label: 'Any Status' },
  { value: 'solved', label: 'Solved' },
  { value: 'tried', label: 'Tried' },
  { value: 'new', label: 'Not tried' },
];

export function ProblemFilters(props: ProblemFiltersProps) {
  const { searchRef, query, tags, hasSearchKey, onChange, onRandom } = props;
  return (
    <div role="search" className="mb-4 flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 max-[18rem]:grid-cols-1 lg:grid-cols-[minmax(12rem,1fr)_10.5rem_8.5rem_10.5rem_auto]">
        <div className="max-lg:col-span-full">
          <ProblemSearch
            fieldRef={searchRef}
            value={query.search}
            hasKey={hasSearchKey}
            onChange={(search) => onChange({ ...query, search })}
          />
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
          label="Status"
          labelHidden
          options={STATUS_OPTIONS}
          value={query.status ?? ''}
          onChange={(event) => {
            const status = (event.target.value || null) as Progress | null;
            onChange({ ...query, status });
          }}
        />
        <Select
          label="Tag"
          labelHidden
          options={[
            { value: '', label: 'All Tags' },
            ...tags.map((tag) => ({ value: tag, label: tag })),
          ]}
          value={query.tags[0] ?? ''}
          onChange={({ target }) => {
            onChange({ ...query, tags: target.value === '' ? [] : [target.value] });
          }}
        />
        <RandomButton onRandom={onRandom} />
      </div>
      <Tags {...props} />
    </div>
  );
}

type TagsProps = Pick<ProblemFiltersProps, 'query' | 'tags' | 'tagsLeft' | 'onChange'>;

/** What can be done about tags beside the menu of all of them. */
function Tags({ query, tags, tagsLeft, onChange }: TagsProps) {
  const choose = (chosen: readonly string[]) => onChange({ ...query, tags: chosen });
  return (
    <>
      <TagOffer
        search={query.search}
        tags={tags.filter((tag) => !query.tags.includes(tag))}
        onChoose={(tag) => onChange({ ...query, search: '', tags: [...query.tags, tag] })}
      />
      {query.tags.length > 0 ? (
        <TagFilter chosen={query.tags} left={tagsLeft} onChange={choose} />
      ) : null}
    </>
  );
}

function RandomButton({ onRandom }: Pick<ProblemFiltersProps, 'onRandom'>) {
  return (
    <Button
      variant="neutral"
      icon={<Shuffle className="size-4" aria-hidden="true" />}
      disabled={onRandom === null}
      title="Open one of these by chance, an unsolved one if there is any"
      onClick={() => onRandom?.()}
    >
      Random
    </Button>
  );
}
