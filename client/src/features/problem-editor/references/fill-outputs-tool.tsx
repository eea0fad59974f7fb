import { languageLabel, type LanguageKey } from '@stepwise/contracts/language-list';
import { Wand } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import type { ProblemForm } from '../form/problem-form.ts';
import { writtenLanguages } from './reference-run-input.ts';
import { useReferenceRunStore } from './reference-run.store.ts';
import { useFillOutputs } from './use-fill-outputs.ts';
import { Notes } from '../components/notes.tsx';

/** Lets a reference solution say what the right outputs are. */
export function FillOutputsTool({ problemId }: { problemId: string | null }) {
  const { control } = useFormContext<ProblemForm>();
  const written = writtenLanguages(useWatch({ control, name: 'referenceSolution' }));
  const { running, checks, stop } = useReferenceRunStore();
  const { fill, says, faults, undo } = useFillOutputs(problemId);
  const [chosen, setChosen] = useState<LanguageKey | null>(null);
  const language = written.find((key) => key === chosen) ?? written[0];
  const isFilling = running === 'fill';
  const progress = checks.at(-1);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Reference"
          labelHidden
          value={language ?? ''}
          disabled={written.length === 0}
          options={
            written.length === 0
              ? [{ value: '', label: 'No reference yet' }]
              : written.map((value) => ({ value, label: languageLabel(value) }))
          }
          onChange={({ target }) => setChosen(written.find((key) => key === target.value) ?? null)}
        />
        <Button
          variant="neutral"
          busy={isFilling}
          busyText="Running..."
          disabled={running === 'check'}
          icon={<Wand className="size-4" aria-hidden="true" />}
          onClick={() => void fill(language)}
        >
          Fill Expected Outputs
        </Button>
        {isFilling ? (
          <Button variant="ghost" onClick={stop}>
            Stop
          </Button>
        ) : null}
        {isFilling && progress ? (
          <p className="self-center text-sm text-muted tabular-nums">
            {progress.done} of {progress.total}
          </p>
        ) : null}
      </div>
      <Notes says={says} faults={faults} onUndo={undo} />
    </div>
  );
}
