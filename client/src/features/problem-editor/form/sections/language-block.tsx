import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { type ReactNode, type Ref, useId } from 'react';
import { CodeField } from '../../code/code-field.tsx';
import { ExampleFields } from './example-fields.tsx';
import { SolutionFailure } from '../../refusals/solution-failure.tsx';

type LanguageBlockProps = {
  ref?: Ref<HTMLDivElement>;
  language: LanguageKey;
  others: readonly LanguageKey[];
  isOptional?: boolean;
  /** What the server's check said of the reference solution. */
  failure: string | undefined;
  action?: ReactNode;
};

/** Everything about the problem that depends on the language. */
export function LanguageBlock({
  ref,
  language,
  others,
  isOptional = false,
  failure,
  action,
}: LanguageBlockProps) {
  const id = useId();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className="surface flex min-w-0 flex-col gap-5 p-4 sm:p-5"
    >
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="text-lg font-semibold">
          {languageLabel(language)}
        </h3>
        {action}
      </div>
      {failure === undefined ? null : (
        <SolutionFailure language={language}>{failure}</SolutionFailure>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <CodeField
          name={`codeSnippets.${language}`}
          language={language}
          label="Starter code"
          required={!isOptional}
        />
        <CodeField
          name={`referenceSolution.${language}`}
          language={language}
          label="Reference solution"
          required={!isOptional}
        />
      </div>
      <ExampleFields language={language} others={others} />
    </div>
  );
}
