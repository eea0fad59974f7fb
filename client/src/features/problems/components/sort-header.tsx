import type { ReactNode } from 'react';
import { SortHeader as Header } from '../../../components/ui/sort-header.tsx';
import type { SortKey } from '../problem-order.ts';
import { nextSort, type ProblemQuery } from '../problem-query.ts';

type SortHeaderProps = {
  column: SortKey;
  query: ProblemQuery;
  onSort: (query: ProblemQuery) => void;
  className?: string;
  children: ReactNode;
};

export function SortHeader({ column, query, onSort, ...rest }: SortHeaderProps) {
  return (
    <Header
      isSorted={query.sort === column}
      isDescending={query.descending}
      onSort={() => onSort(nextSort(query, column))}
      {...rest}
    />
  );
}
