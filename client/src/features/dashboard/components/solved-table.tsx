import { BookmarkPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DifficultyBadge } from '../../../components/ui/badges/difficulty-badge.tsx';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import type { SolvedQuery } from '../solved-query.ts';
import type { SolvedRow } from '../solved-rows.ts';
import { SolvedHeader } from './solved-header.tsx';

type SolvedTableProps = {
  rows: readonly SolvedRow[];
  query: SolvedQuery;
  onSort: (query: SolvedQuery) => void;
  onSave: (row: SolvedRow) => void;
};

/** Columns of their own where there is room; else they are a line below the title. */
const WIDE = 'px-3 max-sm:hidden';

export function SolvedTable({ rows, query, onSort, onSave }: SolvedTableProps) {
  const sorting = { query, onSort };
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Solved problems</caption>
      <thead className="border-b border-line text-xs text-muted">
        <tr>
          <SolvedHeader column="title" className="ps-5" {...sorting}>
            Problem
          </SolvedHeader>
          <SolvedHeader column="difficulty" className="w-32 max-[24rem]:hidden" {...sorting}>
            Difficulty
          </SolvedHeader>
          <SolvedHeader column="language" className="w-36 max-sm:hidden" {...sorting}>
            Language
          </SolvedHeader>
          <SolvedHeader column="date" className="w-36 max-sm:hidden" {...sorting}>
            Date
          </SolvedHeader>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.id} row={row} onSave={onSave} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, onSave }: { row: SolvedRow; onSave: (row: SolvedRow) => void }) {
  const date = formatDate(row.date);
  return (
    <tr className="relative h-13 hover:bg-base-300/50">
      <td className="py-1.5 ps-5">
        <div className="flex items-center justify-between gap-2">
          <div className="min-w-0">
            <Link
              to={paths.problem(row.id)}
              className="font-medium wrap-anywhere after:absolute after:inset-0 hover:text-primary focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-primary"
            >
              {row.title}
            </Link>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted sm:hidden">
              <span className="min-[24rem]:hidden">
                <DifficultyBadge difficulty={row.difficulty} />
              </span>
              {row.language} · {date}
            </p>
          </div>
          <button
            type="button"
            className="btn relative z-1 btn-ghost btn-square btn-sm size-9 text-muted hover:text-base-content"
            aria-label={`Save ${row.title} to a playlist`}
            title="Add to Playlist"
            onClick={() => onSave(row)}
          >
            <BookmarkPlus className="size-4.5" aria-hidden="true" />
          </button>
        </div>
      </td>
      <td className="px-3 max-[24rem]:hidden">
        <DifficultyBadge difficulty={row.difficulty} />
      </td>
      <td className={WIDE}>{row.language}</td>
      <td className={WIDE}>{date}</td>
    </tr>
  );
}
