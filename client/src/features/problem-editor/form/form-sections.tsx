import type { Problem } from '@stepwise/contracts/problem';
import { ProblemPictures } from '../../../lib/markdown/problem-texts.tsx';
import type { SortedFailures } from '../refusals/sort-failures.ts';
import { BasicsSection, type FixedVisibility } from './sections/basics-section.tsx';
import { JudgingSection } from './sections/judging-section.tsx';
import { LanguagesSection } from './sections/languages-section.tsx';
import { SmallInputsSection } from './sections/small-inputs-section.tsx';
import { TestsSection } from './sections/tests-section.tsx';
import { HelpSection, StatementSection } from './sections/text-sections.tsx';

type FormSectionsProps = {
  /** Null: a new one. */
  original: Problem | null;
  /** Null: it can be chosen. */
  visibility: FixedVisibility | null;
  isSaving: boolean;
  failures: SortedFailures['byLanguage'];
};

/** All fields of a problem, in the order of `SECTIONS`. */
export function FormSections({ original, visibility, isSaving, failures }: FormSectionsProps) {
  return (
    <div
      inert={isSaving}
      className="flex min-w-0 flex-col gap-10 transition-opacity inert:opacity-60"
    >
      <BasicsSection visibility={visibility} />
      <ProblemPictures of={original?.pictures}>
        <StatementSection />
        <TestsSection problemId={original?.id ?? null} />
        <LanguagesSection failures={failures} />
        <HelpSection />
      </ProblemPictures>
      <JudgingSection hasOwnChecker={original?.checker === null} />
      <SmallInputsSection />
    </div>
  );
}
