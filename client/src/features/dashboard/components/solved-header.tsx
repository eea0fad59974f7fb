import type { ReactNode } from 'react';
import { SortHeader } from '../../../components/ui/sort-header.tsx';
import { nextSolvedSort, type SolvedColumn, type SolvedQuery } from '../solved-query.ts';

type SolvedHeaderProps = {
  column: SolvedColumn;
  query: SolvedQuery;
  onSort: (query: SolvedQuery) => void;
  className: string;
  children: ReactNode;
};

export function SolvedHeader({ column, query, onSort, ...rest }: SolvedHeaderProps) {
  return (
    <SortHeader
      isSorted={query.sort === column}
      isDescending={query.descending}
      onSort={() => onSort(nextSolvedSort(query, column))}
      {...rest}
    />
  );
}
