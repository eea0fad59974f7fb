import { RotateCcw } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { useRejudgingStore } from '../rejudging.store.ts';

type StartRejudgingProps = { problems: readonly { id: string; title: string }[] | null };

export function StartRejudging({ problems }: StartRejudgingProps) {
  const start = useRejudgingStore((state) => state.start);
  const [problemId, setProblemId] = useState('');
  const [all, setAll] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const options = [
    { value: '', label: problems === null ? 'Loading problems...' : 'Choose a problem' },
    ...(problems ?? [])
      .map(({ id: value, title: label }) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label)),
  ];

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    const isBegun = await start(problemId, all);
    setBusy(false);
    if (isBegun) setProblemId('');
  }

  return (
    <form className="flex flex-wrap items-end gap-4" onSubmit={(event) => void submit(event)}>
      <div className="min-w-0 basis-72">
        <Select
          label="Problem"
          options={options}
          required
          value={problemId}
          onChange={(event) => setProblemId(event.target.value)}
        />
      </div>
      <div className="flex min-h-10 items-center gap-2 text-sm">
        <input
          id={id}
          type="checkbox"
          className="size-4 shrink-0"
          checked={all}
          onChange={(event) => setAll(event.target.checked)}
        />
        <label htmlFor={id}>Also those judged on the present tests</label>
      </div>
      <Button
        type="submit"
        busy={isBusy}
        disabled={problemId === ''}
        icon={<RotateCcw className="size-4" aria-hidden="true" />}
      >
        Judge again
      </Button>
    </form>
  );
}
