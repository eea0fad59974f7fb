import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { sortFailures } from './sort-failures.ts';
import { failureId } from './solution-failure.tsx';

/** Why the server stored nothing, with the way to each solution that failed. */
export function RefusalSummary({ refusal }: { refusal: ApiError | null }) {
  const box = useRef<HTMLDivElement>(null);
  const { byLanguage, others } = sortFailures(refusal?.errors ?? []);
  const failing = Object.keys(byLanguage) as LanguageKey[];

  useEffect(() => {
    if (refusal) box.current?.scrollIntoView({ block: 'center' });
  }, [refusal]);

  return (
    <div role="alert" ref={box} className="empty:hidden">
      {refusal ? (
        <div className="rounded-box border border-error/50 bg-error/10 p-4 text-sm">
          <p className="flex items-start gap-2 font-semibold">
            <CircleX className="mt-0.5 size-4 shrink-0 text-rejected" aria-hidden="true" />
            {refusal.message}
          </p>
          <ul className="mt-2 flex flex-col gap-1 ps-6">
            {failing.map((language) => (
              <li key={language}>
                <button
                  type="button"
                  className="cursor-pointer text-start underline underline-offset-2"
                  onClick={() => document.getElementById(failureId(language))?.focus()}
                >
                  {languageLabel(language)}
                </button>
                : <span className="break-words">{byLanguage[language]}</span>
              </li>
            ))}
            {others
              .filter((line) => line !== refusal.message)
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
          {refusal.requestId ? (
            <p className="mt-2 ps-6 font-mono text-xs text-muted">Reference {refusal.requestId}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
