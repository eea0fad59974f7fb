import type { ProblemFigures, ProblemFiguresSort } from '@stepwise/contracts/metrics';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { SortHeader } from '../../../components/ui/sort-header.tsx';
import { paths } from '../../../lib/paths.ts';
import { formatCount, formatShare } from '../metrics-words.ts';
import { sayHardestTest } from '../say-hardest-test.ts';
import { sayHints } from '../say-hints.ts';
import type { ProblemFiguresWish } from '../metrics.api.ts';

/** Columns of their own where there is room; of three of them a line below the title says the same. */
const WIDE = 'max-md:hidden';
const WIDEST = 'max-lg:hidden';
/** On the smallest screens that line is all there is. */
const ROOMY = 'max-[24rem]:hidden';
const CELL = 'px-3 py-2.5 tabular-nums';

const COLUMNS: readonly (readonly [ProblemFiguresSort, string, string])[] = [
  ['number', 'Number', `w-24 ps-5 ${WIDE}`],
  ['title', 'Problem', 'max-md:ps-5'],
  ['tried', 'Tried', `w-20 ${ROOMY}`],
  ['solved', 'Solved', `w-20 ${ROOMY}`],
  ['share', 'Share', 'w-20 max-sm:hidden'],
  ['attempts', 'Attempts', `w-28 ${WIDE}`],
];

type TableProps = {
  rows: readonly ProblemFigures[];
  wish: ProblemFiguresWish;
  onSort: (sort: ProblemFiguresSort) => void;
};

export function ProblemFiguresTable({ rows, wish, onSort }: TableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">How people do with each problem</caption>
      <thead className="border-b border-line text-xs text-muted">
        <tr>
          {COLUMNS.map(([sort, name, className]) => (
            <SortHeader
              key={sort}
              isSorted={wish.sort === sort}
              isDescending={wish.descending}
              onSort={() => onSort(sort)}
              className={className}
            >
              {name}
            </SortHeader>
          ))}
          <th scope="col" className={`w-36 px-3 py-2.5 font-medium ${WIDEST}`}>
            Hints
          </th>
          <th scope="col" className={`w-64 px-3 py-2.5 pe-5 font-medium ${WIDE}`}>
            Fails most
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: ProblemFigures }) {
  const { id, number, title, isDraft, tried, solved, attempts } = row;
  const hints = sayHints(row.hints);
  const hardest = sayHardestTest(row.hardestTest);
  return (
    <tr className="relative hover:bg-base-300/50">
      <td className={`${CELL} ps-5 text-muted ${WIDE}`}>{number}</td>
      <th scope="row" className="px-3 py-2.5 text-start font-normal max-md:ps-5">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {/* The link's area is the whole row, its name only the title. */}
          <Link
            to={paths.problem(id)}
            className="font-semibold wrap-anywhere after:absolute after:inset-0"
          >
            {title}
          </Link>
          {isDraft ? <Badge>Draft</Badge> : null}
        </span>
        <span className="block text-muted tabular-nums min-[24rem]:hidden">
          {formatCount(tried)} tried, {formatCount(solved)} solved
        </span>
        {hints === null ? null : <span className="block text-muted lg:hidden">{hints}</span>}
        {hardest === null ? null : (
          <span className="block text-muted wrap-anywhere md:hidden">{hardest.short}</span>
        )}
      </th>
      <td className={`${CELL} ${ROOMY}`}>{formatCount(tried)}</td>
      <td className={`${CELL} ${ROOMY}`}>{formatCount(solved)}</td>
      <td className={`${CELL} max-sm:hidden`}>{formatShare(solved, tried)}</td>
      <td className={`${CELL} ${WIDE}`}>{attempts === null ? '–' : attempts.toFixed(1)}</td>
      <td className={`${CELL} text-muted ${WIDEST}`}>{hints ?? '–'}</td>
      <td className={`${CELL} pe-5 wrap-anywhere text-muted ${WIDE}`}>{hardest?.long ?? '–'}</td>
    </tr>
  );
}
