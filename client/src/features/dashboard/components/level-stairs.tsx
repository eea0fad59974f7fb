import { percentOf } from '../../../lib/format.ts';
import type { Share } from '../progress.ts';

/** Colour of each step: its frame, and the part of it that is climbed. */
const LOOK = [
  { frame: 'border-level-0 bg-level-0/15', fill: 'bg-level-0' },
  { frame: 'border-level-1 bg-level-1/15', fill: 'bg-level-1' },
  { frame: 'border-level-2 bg-level-2/15', fill: 'bg-level-2' },
  { frame: 'border-level-3 bg-level-3/15', fill: 'bg-level-3' },
] as const;

const LOWEST_REM = 4;
const RISE_REM = 2.25;

/** Four steps that fill up as their problems are solved. The table behind says the same. */
export function LevelStairs({ shares }: { shares: readonly Share[] }) {
  return (
    <>
      <ul className="grid grid-cols-4 items-end gap-1.5" aria-hidden="true">
        {shares.map(({ label, solved, total }, index) => (
          <li key={label}>
            <p className="mb-1.5 text-center text-sm font-medium tabular-nums">
              {solved}/<wbr />
              {total}
            </p>
            <div
              className={`track flex items-end overflow-hidden rounded-t-field border-t-3 ${LOOK[index]?.frame ?? ''}`}
              style={{ height: `${String(LOWEST_REM + index * RISE_REM)}rem` }}
            >
              <div
                className={`w-full ${LOOK[index]?.fill ?? ''}`}
                style={{ height: `${String(percentOf(solved, total))}%` }}
              />
            </div>
            <p className="mt-2 text-center font-mono text-xs text-muted">{label}</p>
          </li>
        ))}
      </ul>
      <div className="sr-only">
        <table>
          <caption>Solved by level</caption>
          <thead>
            <tr>
              <th scope="col">Level</th>
              <th scope="col">Solved</th>
              <th scope="col">Problems</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ label, solved, total }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{solved}</td>
                <td>{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
