import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { useProblemStore } from '../problem.store.ts';

type ProblemSelectProps = { value: string; onChange: (id: string) => void };

/** One of all problems, by their titles, which are loaded for this. */
export function ProblemSelect({ value, onChange }: ProblemSelectProps) {
  const { problems, problemsError, getAllProblems } = useProblemStore();

  useEffect(() => void getAllProblems(), [getAllProblems]);

  if (problemsError && !problems) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3 text-sm">
        The problems could not be loaded: {problemsError.message}
        <Button variant="neutral" size="sm" onClick={() => void getAllProblems()}>
          Try again
        </Button>
      </p>
    );
  }
  const options = [
    { value: '', label: problems ? 'Choose a problem' : 'Loading problems...' },
    ...(problems ?? [])
      .map(({ id, title }) => ({ value: id, label: title }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  ];
  return (
    <Select
      label="Problem"
      options={options}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
