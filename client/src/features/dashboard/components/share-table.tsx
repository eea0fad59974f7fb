import { percentOf } from '../../../lib/format.ts';
import type { Share } from '../progress.ts';

type ShareTableProps = {
  caption: string;
  /** Of the first column, for those who cannot see the table. */
  heading: string;
  shares: readonly Share[];
};

/** How much of each is solved: a table whose middle column is drawn. */
export function ShareTable({ caption, heading, shares }: ShareTableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Share</th>
          <th scope="col">Solved</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ label, solved, total }) => (
          <tr key={label}>
            <th
              scope="row"
              className="max-w-[min(9rem,35vw)] truncate py-1.5 font-medium"
              title={label}
            >
              {label}
            </th>
            <td className="w-full px-4" aria-label={`${percentOf(solved, total).toFixed(0)}%`}>
              <div className="track h-2 overflow-hidden rounded-full bg-base-300">
                <div
                  className="h-full rounded-full bg-secondary"
                  style={{ width: `${String(percentOf(solved, total))}%` }}
                />
              </div>
            </td>
            <td className="text-end whitespace-nowrap text-muted tabular-nums">
              {solved}/{total}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
