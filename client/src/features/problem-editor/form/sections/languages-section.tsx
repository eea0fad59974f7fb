import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language-list';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { useFocusWhenGone } from '../../../../lib/browser/focus/use-focus-when-gone.ts';
import { EMPTY_EXAMPLE } from '../form-values.ts';
import type { ProblemForm } from '../problem-form.ts';
import type { SortedFailures } from '../../refusals/sort-failures.ts';
import { CODE_KEYS_ID } from '../../code/code-field.tsx';
import { FormSection } from './form-section.tsx';
import { LanguageBlock } from './language-block.tsx';

const NEEDED = ['JAVASCRIPT', 'PYTHON', 'JAVA'] as const;
const OPTIONAL: LanguageKey = 'TYPESCRIPT';

export function LanguagesSection({ failures }: { failures: SortedFailures['byLanguage'] }) {
  const form = useFormContext<ProblemForm>();
  const [isWanted, setWanted] = useState(false);
  const [starter, solution] = useWatch({
    control: form.control,
    name: ['codeSnippets.TYPESCRIPT', 'referenceSolution.TYPESCRIPT'],
  });
  const hasOptional = isWanted || Boolean(starter) || Boolean(solution);
  const written: readonly LanguageKey[] = hasOptional ? LANGUAGE_KEYS : NEEDED;
  const added = useFocusWhenGone<HTMLDivElement>(!isWanted);
  const adding = useFocusWhenGone<HTMLButtonElement>(hasOptional);

  function removeOptional() {
    setWanted(false);
    emptyOptional(form);
  }

  return (
    <FormSection
      id="solutions"
      description="Learners begin with the starter code. Before anything is stored, every reference solution has to pass every test case."
    >
      <p id={CODE_KEYS_ID} className="-mt-4 text-sm text-muted">
        Tab indents the code. Press Esc, then Tab, to leave an editor.
      </p>
      {NEEDED.map((language) => (
        <LanguageBlock
          key={language}
          language={language}
          others={written.filter((key) => key !== language)}
          failure={failures[language]}
        />
      ))}
      {hasOptional ? (
        <LanguageBlock
          ref={added}
          language={OPTIONAL}
          others={NEEDED}
          isOptional
          failure={failures[OPTIONAL]}
          action={
            <Button variant="ghost" size="sm" onClick={removeOptional}>
              Remove TypeScript
            </Button>
          }
        />
      ) : (
        <Button
          ref={adding}
          variant="neutral"
          className="self-start"
          icon={<Plus className="size-4" aria-hidden="true" />}
          onClick={() => setWanted(true)}
        >
          Add TypeScript
        </Button>
      )}
    </FormSection>
  );
}

function emptyOptional({ setValue }: UseFormReturn<ProblemForm>): void {
  setValue(`codeSnippets.${OPTIONAL}`, '', { shouldDirty: true });
  setValue(`referenceSolution.${OPTIONAL}`, '', { shouldDirty: true });
  setValue(`examples.${OPTIONAL}`, [EMPTY_EXAMPLE], { shouldDirty: true });
}
