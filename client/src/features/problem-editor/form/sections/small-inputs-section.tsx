import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { CodeField } from '../../code/code-field.tsx';
import { SMALL_INPUTS_EXAMPLE, SmallInputsHelp } from '../../small-inputs/small-inputs-help.tsx';
import { TrySmallInputs } from '../../small-inputs/try-small-inputs.tsx';
import type { ProblemForm } from '../problem-form.ts';
import { FormSection } from './form-section.tsx';

/** What a search for the smallest failing input needs to know of the problem. */
export function SmallInputsSection() {
  const { control, setValue } = useFormContext<ProblemForm>();
  const isEmpty = (useWatch({ control, name: 'smallInputs' }) ?? '').trim() === '';
  return (
    <FormSection
      id="inputs"
      description="Optional. Whoever fails can then ask for the smallest input on which their program is wrong: it is made for them, never taken from the tests, and the reference solution in Python says what is right."
    >
      <CodeField
        name="smallInputs"
        language="YAML"
        label="How small inputs are made (optional)"
        hint="Left empty, a problem of the bank keeps to what its package says."
      />
      <SmallInputsHelp>
        <Button
          variant="neutral"
          size="sm"
          className="self-start"
          disabled={!isEmpty}
          onClick={() => setValue('smallInputs', SMALL_INPUTS_EXAMPLE, { shouldDirty: true })}
        >
          Begin with the Example
        </Button>
      </SmallInputsHelp>
      <CodeField
        name="inputValidator"
        language="PYTHON"
        label="Input validator in Python (optional)"
        hint="Reads an input and ends with sys.exit(42) where it is valid; an assert says why it is not. It is tried on the test cases, and on inputs of one’s own."
      />
      <TrySmallInputs isEmpty={isEmpty} />
    </FormSection>
  );
}
