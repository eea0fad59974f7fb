import { percentOf } from '../../../lib/format.ts';
import type { Share } from '../progress.ts';

const SHOWN = 7;

/** The tags one knows best. A table whose middle column is drawn. */
export function TagBars({ shares }: { shares: readonly Share[] }) {
  const rest = shares.length - SHOWN;
  return (
    <>
      <table className="w-full text-left text-sm">
        <caption className="sr-only">Solved by tag</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Tag</th>
            <th scope="col">Share</th>
            <th scope="col">Solved</th>
          </tr>
        </thead>
        <tbody>
          {shares.slice(0, SHOWN).map(({ label, solved, total }) => (
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
              <td className="text-end whitespace-nowrap text-muted">
                {solved}/{total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 ? (
        <p className="mt-2 text-sm text-muted">
          and {rest} more {rest === 1 ? 'tag' : 'tags'}
        </p>
      ) : null}
    </>
  );
}
