import { languageLabel } from '@stepwise/contracts/language-list';
import type {
  ReferenceLanguageRun,
  ReferenceRun,
  ReferenceTestRun,
} from '@stepwise/contracts/reference-run';
import { CircleCheck, CircleX, X } from 'lucide-react';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';

type ReferenceRunResultProps = {
  result: ReferenceRun | null;
  refusal: ApiError | null;
  onClose: () => void;
};

/** How each reference solution did on each test of the form. Nothing was stored. */
export function ReferenceRunResult({ result, refusal, onClose }: ReferenceRunResultProps) {
  if (!result && !refusal) return null;
  return (
    <div
      role="region"
      aria-label="Reference solutions"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so a keyboard has to get there
      tabIndex={0}
      className="relative max-h-[40svh] w-full overflow-y-auto border-b border-line pb-2 text-sm"
    >
      <button
        type="button"
        aria-label="Close the result"
        className="btn btn-ghost btn-square btn-xs absolute end-0 top-0 text-muted"
        onClick={onClose}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
      <p role="alert" className="pe-8 text-rejected empty:hidden">
        {refusal?.message}
      </p>
      <div role="status" className="pe-8">
        {result?.languages.length === 0 ? <p>There is no reference solution to run yet.</p> : null}
        <ul className="flex flex-col gap-2">
          {result?.languages.map((language) => (
            <LanguageResult
              key={language.language}
              run={language}
              tests={result.tests.filter((test) => test.language === language.language)}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

type LanguageResultProps = { run: ReferenceLanguageRun; tests: readonly ReferenceTestRun[] };

function LanguageResult({ run, tests }: LanguageResultProps) {
  const passed = tests.filter(({ status }) => status === 'Accepted');
  const failed = tests.filter(({ status }) => status !== 'Accepted');
  const isRight = run.verdict === 'Accepted';
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <li>
      <p className="flex flex-wrap items-center gap-x-2 font-medium">
        <Icon
          className={`size-4 shrink-0 ${isRight ? 'text-accepted' : 'text-rejected'}`}
          aria-hidden="true"
        />
        {languageLabel(run.language)}
        <span className="font-normal text-muted">
          {tests.length === 0
            ? (run.verdict ?? '')
            : `${String(passed.length)} of ${String(tests.length)} tests passed`}
        </span>
      </p>
      {run.message && !isRight ? <Words>{run.message}</Words> : null}
      {failed.length > 0 ? (
        <ul className="ps-6">
          {failed.map((test) => (
            <li key={test.index}>
              <Words>{sentenceOf(test)}</Words>
            </li>
          ))}
        </ul>
      ) : null}
      {failed.length > 0 && passed.length > 0 ? (
        <p className="ps-6 text-muted">Passed: {passed.map(({ index }) => index + 1).join(', ')}</p>
      ) : null}
    </li>
  );
}

function Words({ children }: { children: string }) {
  return (
    <pre className="font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
      {children}
    </pre>
  );
}

function sentenceOf({ index, status, output, message }: ReferenceTestRun): string {
  const where = `Test case ${String(index + 1)}: ${status}`;
  if (status === 'Wrong Answer') return `${where}, printed "${output ?? ''}"`;
  return message === null ? where : `${where}: ${message}`;
}
