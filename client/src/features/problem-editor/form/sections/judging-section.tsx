import { useFormContext, useWatch } from 'react-hook-form';
import { Select } from '../../../../components/ui/form/select.tsx';
import type { CheckerKind } from '../checker-choice.ts';
import type { ProblemForm } from '../problem-form.ts';
import { FormSection } from './form-section.tsx';
import { FormText } from './form-text.tsx';

const COMPARED: readonly { value: CheckerKind; label: string }[] = [
  { value: 'lines', label: 'Exact, line by line' },
  { value: 'tokens', label: 'Word by word, upper or lower case' },
  { value: 'tokens-case', label: 'Word by word, case counts' },
  { value: 'unordered-lines', label: 'Lines in any order' },
  { value: 'float', label: 'Numbers within a tolerance' },
];
const KEPT: { value: CheckerKind; label: string } = {
  value: 'kept',
  label: 'As the imported package says',
};

const EXPLAINED: Record<CheckerKind, string> = {
  lines: 'Blanks at the ends of lines and of the output do not count.',
  tokens: 'Blanks and line breaks only part words; True is as good as true.',
  'tokens-case': 'Blanks and line breaks only part words.',
  'unordered-lines': 'The same lines, each as often as expected; empty ones do not count.',
  float: 'Words as they are, numbers with an absolute or relative difference up to this.',
  kept: 'The checker that came with the package stays as it is.',
};

/** How outputs are compared, and what a program may take. */
export function JudgingSection({ hasOwnChecker }: { hasOwnChecker: boolean }) {
  const { control, register } = useFormContext<ProblemForm>();
  const kind = useWatch({ control, name: 'checker.kind' });
  return (
    <FormSection
      id="limits"
      description="Limits are for one test. Left empty, the usual ones hold; slower languages get their own factor on top."
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <div className="flex flex-col gap-1.5">
          <Select
            label="Outputs are compared"
            options={hasOwnChecker ? [KEPT, ...COMPARED] : COMPARED}
            {...register('checker.kind')}
          />
          <p className="text-sm text-muted">{EXPLAINED[kind]}</p>
        </div>
        {kind === 'float' ? (
          <FormText
            name="checker.tolerance"
            label="Tolerance"
            inputMode="decimal"
            placeholder="1e-6"
          />
        ) : null}
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <FormText
          name="timeLimitMs"
          label="Time limit in ms (optional)"
          inputMode="numeric"
          placeholder="2000"
        />
        <FormText
          name="memoryLimitKb"
          label="Memory limit in KB (optional)"
          inputMode="numeric"
          placeholder="262144"
        />
      </div>
    </FormSection>
  );
}
