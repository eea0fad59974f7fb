import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { CodeComparison } from '../statement/code/code-comparison.tsx';
import { readAside, type Aside } from './aside.ts';
import { getVersions } from './draft.api.ts';
import type { DraftPlace } from './drafts.ts';

type VersionChoiceProps = { place: DraftPlace; onRestore: (code: string) => void };

/** The versions of a draft, and the chosen one beside the code in the editor. */
export function VersionChoice({ place, onRestore }: VersionChoiceProps) {
  const { versions, error, retry } = useVersions(place);
  const [chosen, setChosen] = useState(0);
  const version = versions?.[chosen];
  return (
    <>
      {error ? (
        <ErrorState title="The versions could not be loaded" onRetry={retry}>
          {error.message}
        </ErrorState>
      ) : null}
      {!versions && !error ? <Skeleton className="h-60" /> : null}
      {versions?.length === 0 && !error ? (
        <EmptyState title="No versions yet">What you type is kept here as you go on.</EmptyState>
      ) : null}
      {versions && version ? (
        <div className="grid min-h-0 grid-cols-1 gap-3 min-[56rem]:grid-cols-[13rem_1fr]">
          <ul
            aria-label="Versions"
            className="max-h-36 overflow-y-auto rounded-field border border-line min-[56rem]:max-h-[50dvh]"
          >
            {versions.map((one, index) => (
              <li key={one.code}>
                <button
                  type="button"
                  aria-pressed={index === chosen}
                  className="flex w-full flex-wrap justify-between gap-x-3 px-3 py-2 text-start text-sm tabular-nums -outline-offset-2 hover:bg-base-300/50 aria-pressed:bg-base-300"
                  onClick={() => setChosen(index)}
                >
                  {formatDateTime(one.writtenAt)}
                  <span className="text-muted">{linesOf(one.code)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="min-w-0 rounded-field border border-line">
            <CodeComparison
              code={version.code}
              language={place.language}
              name="version"
              className="h-[40dvh] min-[56rem]:h-[50dvh]"
            />
          </div>
          <Button
            className="justify-self-end min-[56rem]:col-span-2"
            onClick={() => onRestore(version.code)}
          >
            Restore
          </Button>
        </div>
      ) : null}
    </>
  );
}

function linesOf(code: string): string {
  const count = code.replace(/\n$/, '').split('\n').length;
  return count === 1 ? '1 line' : `${String(count)} lines`;
}

/** Those on the server, after those that are still on the way there. */
function useVersions(place: DraftPlace) {
  const [stored, setStored] = useState<readonly Aside[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [waiting] = useState(() => [...readAside(place)].reverse());

  const load = useCallback(() => {
    getVersions(place).then(setStored, (cause: unknown) => setError(asApiError(cause)));
  }, [place]);
  useEffect(load, [load]);

  function retry() {
    setError(null);
    load();
  }

  const codes = new Set(waiting.map(({ code }) => code));
  const rest = stored?.filter(({ code }) => !codes.has(code));
  const isKnown = rest !== undefined || (error !== null && waiting.length > 0);
  return { versions: isKnown ? [...waiting, ...(rest ?? [])] : null, error, retry };
}
