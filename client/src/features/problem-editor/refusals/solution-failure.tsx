import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { CircleX } from 'lucide-react';

type SolutionFailureProps = { language: LanguageKey; children: string };

/** What the judge said of a reference solution, to the letter. */
export function SolutionFailure({ language, children }: SolutionFailureProps) {
  return (
    <div
      id={failureId(language)}
      tabIndex={-1}
      className="rounded-field border border-error/50 bg-error/10 px-3 py-2.5 text-sm"
    >
      <p className="flex items-center gap-2 font-semibold">
        <CircleX className="size-4 shrink-0 text-rejected" aria-hidden="true" />
        The {languageLabel(language)} reference solution did not pass when you saved
      </p>
      <pre className="mt-1.5 font-mono text-[0.8125rem] leading-relaxed break-words whitespace-pre-wrap">
        {children}
      </pre>
    </div>
  );
}

export function failureId(language: LanguageKey): string {
  return `problem-form-failure-${language}`;
}
