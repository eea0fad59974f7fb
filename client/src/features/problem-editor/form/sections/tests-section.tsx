import { TESTS_MAX } from '@stepwise/contracts/problem-edit';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { useFocusAfterRemoval } from '../../../../lib/browser/focus/use-focus-after-removal.ts';
import { EMPTY_TEST } from '../form-values.ts';
import type { PairedTest } from '../../test-files/pair-files.ts';
import type { ProblemForm } from '../problem-form.ts';
import { useFieldError } from '../use-field-error.ts';
import { DropTests } from '../../test-files/drop-tests.tsx';
import { FillOutputsTool } from '../../references/fill-outputs-tool.tsx';
import { FormSection } from './form-section.tsx';
import { TestCaseFields } from './test-case-fields.tsx';

/** More are on the page only once they are wanted: a problem of the bank can have fifty. */
const SHOWN_AT_FIRST = 10;

export function TestsSection({ problemId }: { problemId: string | null }) {
  const { control, getValues } = useFormContext<ProblemForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'testCases' });
  const { errors } = useFormState({ control, name: 'testCases' });
  const list = useFocusAfterRemoval<HTMLOListElement>(fields.map(({ id }) => id));
  const listError = useFieldError('testCases');
  const [showsAll, setShowsAll] = useState(false);
  // What is wrong must be where it can be corrected.
  const isWhole = showsAll || errors.testCases !== undefined;
  const shown = isWhole ? fields : fields.slice(0, SHOWN_AT_FIRST);

  function addTests(tests: readonly PairedTest[]) {
    replace([...withoutEmpty(getValues('testCases')), ...tests]);
    return () => replace(without(tests, getValues('testCases')));
  }

  return (
    <FormSection
      id="tests"
      description="A program reads the input from standard input; what it prints is compared with the output. A hidden test is judged like the others, and its texts are shown to nobody who solves the problem."
    >
      <DropTests room={TESTS_MAX - withoutEmpty(fields).length} onTests={addTests}>
        <ol ref={list} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          {shown.map((field, index) => (
            <TestCaseFields
              key={field.id}
              id={field.id}
              index={index}
              canRemove={fields.length > 1}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <div aria-live="polite" className="text-sm text-rejected empty:hidden">
          {listError}
        </div>
        <div className="flex flex-wrap gap-3">
          {shown.length < fields.length ? (
            <Button variant="neutral" onClick={() => setShowsAll(true)}>
              Show the other {fields.length - shown.length}
            </Button>
          ) : null}
          <Button
            variant="neutral"
            disabled={fields.length >= TESTS_MAX}
            icon={<Plus className="size-4" aria-hidden="true" />}
            onClick={() => {
              setShowsAll(true);
              append(EMPTY_TEST, { focusName: `testCases.${String(fields.length)}.input` });
            }}
          >
            Add Test Case
          </Button>
        </div>
      </DropTests>
      <FillOutputsTool problemId={problemId} />
    </FormSection>
  );
}

type Texts = { input: string; output: string };

/** What was added is taken away where it is as it was, from the end, where it was put; the rest stays. */
function without(added: readonly Texts[], tests: ProblemForm['testCases']) {
  const left = [...added];
  const rest = tests.toReversed().filter(({ input, output }) => {
    const found = left.findIndex((one) => one.input === input && one.output === output);
    if (found !== -1) left.splice(found, 1);
    return found === -1;
  });
  return rest.length > 0 ? rest.toReversed() : [EMPTY_TEST];
}

/** The row that a new problem begins with is no test yet. */
function withoutEmpty<Test extends Texts>(tests: readonly Test[]): Test[] {
  return tests.filter(({ input, output }) => input !== '' || output !== '');
}
