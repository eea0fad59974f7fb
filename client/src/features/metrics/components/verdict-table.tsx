import type { Metrics } from '@stepwise/contracts/metrics';
import { languageLabel } from '@stepwise/contracts/language-list';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { formatCount } from '../metrics-words.ts';
import { countAll, verdictColumns } from '../verdict-columns.ts';

const CELL = 'px-3 py-2.5 text-end last:pe-5';

/** How the submissions of a day ended, by language. */
export function VerdictTable({ judging }: { judging: Metrics['judging'] }) {
  const { languages } = judging;
  if (languages.length === 0) {
    return <EmptyState title="Nothing was judged in 24 hours">Verdicts appear here.</EmptyState>;
  }
  const columns = verdictColumns(languages);
  return (
    <div
      role="group"
      aria-label="Verdicts by language"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable
      tabIndex={0}
      className="overflow-x-auto rounded-box"
    >
      <table className="w-full text-sm">
        <caption className="sr-only">Verdicts of the last 24 hours</caption>
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            <th scope="col" className="py-2.5 ps-5 text-start font-medium">
              Language
            </th>
            {['All', ...columns].map((name) => (
              <th key={name} scope="col" className={`${CELL} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {languages.map((row) => (
            <tr key={row.language}>
              <th scope="row" className="py-2.5 ps-5 pe-3 text-start font-medium">
                {languageLabel(row.language)}
              </th>
              <td className={CELL}>{formatCount(countAll(row))}</td>
              {columns.map((verdict) => (
                <Cell key={verdict} verdict={verdict} count={row.verdicts[verdict] ?? 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ verdict, count }: { verdict: string; count: number }) {
  const isBad = verdict === 'Internal Error' && count > 0;
  const quiet = count === 0 ? 'text-muted' : '';
  return (
    <td className={`${CELL} ${isBad ? 'font-semibold text-rejected' : quiet}`}>
      {formatCount(count)}
    </td>
  );
}
