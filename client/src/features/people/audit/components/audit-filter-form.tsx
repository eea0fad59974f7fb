import { SEARCH_MAX } from '@stepwise/contracts/people-limits';
import type { ChangeEvent } from 'react';
import { Select } from '../../../../components/ui/form/select.tsx';
import { TextField } from '../../../../components/ui/form/text-field.tsx';
import { ACT_KINDS } from '../../act-words.ts';
import type { AuditFilters } from '../audit-filters.ts';

const ACTS = [
  { value: '', label: 'All acts' },
  ...ACT_KINDS.map(({ action, kind }) => ({ value: action, label: kind })),
];

/** A whole row, where there is no room for all filters in one. */
const ROW = 'min-[24rem]:col-span-2 lg:col-span-1';

type AuditFilterFormProps = { filters: AuditFilters; onChange: (filters: AuditFilters) => void };

export function AuditFilterForm({ filters, onChange }: AuditFilterFormProps) {
  const field = (name: keyof AuditFilters) => ({
    value: filters[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange({ ...filters, [name]: target.value }),
  });
  return (
    <div
      role="search"
      className="mb-4 grid gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-[14rem_1fr_1fr_10rem_10rem]"
    >
      <div className={ROW}>
        <Select label="Act" className="text-base" options={ACTS} {...field('act')} />
      </div>
      <div className={ROW}>
        <TextField label="By" placeholder="Name or email" maxLength={SEARCH_MAX} {...field('by')} />
      </div>
      <div className={ROW}>
        <TextField
          label="About"
          placeholder="Name, email or problem"
          maxLength={SEARCH_MAX}
          {...field('about')}
        />
      </div>
      <TextField label="From" type="date" {...field('from')} />
      <TextField label="To" type="date" {...field('to')} />
    </div>
  );
}
