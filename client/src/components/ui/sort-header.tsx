import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

type SortHeaderProps = {
  isSorted: boolean;
  isDescending: boolean;
  onSort: () => void;
  className?: string;
  children: ReactNode;
};

/** A column's name that sorts by it. */
export function SortHeader({
  isSorted,
  isDescending,
  onSort,
  className = '',
  children,
}: SortHeaderProps) {
  const direction = isDescending ? 'descending' : 'ascending';
  const SortedIcon = isDescending ? ArrowDown : ArrowUp;
  const Icon = isSorted ? SortedIcon : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={`px-3 font-medium ${className}`}
    >
      <button
        type="button"
        className="group -mx-1.5 inline-flex cursor-pointer items-center gap-1 rounded-selector px-1.5 py-2.5 hover:text-base-content"
        onClick={onSort}
      >
        {children}
        <Icon
          className={`size-3.5 ${isSorted ? 'text-base-content' : 'opacity-0 group-hover:opacity-70 group-focus-visible:opacity-70'}`}
          aria-hidden="true"
        />
      </button>
    </th>
  );
}
