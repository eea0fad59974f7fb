import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { CircleCheck } from 'lucide-react';
import { Spinner } from '../../../components/ui/loading/spinner.tsx';
import type { LanguageCheck } from './language-check.ts';

type CheckProgressProps = {
  languages: readonly LanguageKey[];
  checks: readonly LanguageCheck[];
};

/** How far the check of each reference solution is. */
export function CheckProgress({ languages, checks }: CheckProgressProps) {
  const current = checks.at(-1);
  return (
    <div className="min-w-0 flex-1">
      <p role="status" className="text-sm font-medium">
        {current
          ? `Checking the ${languageLabel(current.language)} solution`
          : 'Waiting for the judge'}
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted tabular-nums">
        {languages.map((language) => {
          const check = checks.find((one) => one.language === language);
          const isBehind = check !== undefined && check.language !== current?.language;
          return (
            <li key={language} className="flex items-center gap-1.5">
              <Mark isRunning={check !== undefined && !isBehind} isOver={isBehind} />
              {languageLabel(language)}
              <span>{check ? `${String(check.done)}/${String(check.total)}` : '–'}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Run through, not passed: which of them failed is told at the end. */
function Mark({ isRunning, isOver }: { isRunning: boolean; isOver: boolean }) {
  if (isRunning) return <Spinner />;
  return (
    <CircleCheck
      className={`size-4 ${isOver ? 'text-secondary' : 'opacity-30'}`}
      aria-hidden="true"
    />
  );
}
