import type { GiveGrantInput, GrantScope } from '@stepwise/contracts/grants';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { giveGrant } from '../people.api.ts';
import { usePersonStore } from '../person.store.ts';

const PLACES: readonly { value: GrantScope; label: string }[] = [
  { value: 'SITE', label: 'Problems of their own' },
  { value: 'PROBLEM', label: 'One problem' },
];

/** In days; empty is until it is taken away. */
const PERIODS = [
  { value: '', label: 'Until it is taken away' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

/** Draws the choice of a problem, by its id. */
export type ChooseProblem = (value: string, onChange: (id: string) => void) => ReactNode;

type GiveGrantProps = { personId: string; chooseProblem: ChooseProblem };

/** Makes the person a setter, of what and for how long. */
export function GiveGrant({ personId, chooseProblem }: GiveGrantProps) {
  const act = usePersonStore((state) => state.act);
  const [scope, setScope] = useState<GrantScope>('SITE');
  const [problemId, setProblemId] = useState('');
  const [days, setDays] = useState('');
  const [isBusy, setBusy] = useState(false);
  const button = useFocusWhenGone<HTMLButtonElement>(isBusy);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setBusy(true);
    const given = { role: 'SETTER', days: days === '' ? null : Number(days) } as const;
    const wish: GiveGrantInput =
      scope === 'SITE' ? { ...given, scope } : { ...given, scope, problemId };
    if (await act(() => giveGrant(personId, wish))) {
      setScope('SITE');
      setProblemId('');
      setDays('');
    }
    setBusy(false);
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={(event) => void submit(event)}>
      <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
        <Select
          label="What they may write"
          options={PLACES}
          value={scope}
          onChange={(event) => setScope(event.target.value as GrantScope)}
        />
        <Select
          label="For how long"
          options={PERIODS}
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        {scope === 'PROBLEM' ? (
          <div className="sm:col-span-2">{chooseProblem(problemId, setProblemId)}</div>
        ) : null}
      </div>
      <Button
        ref={button}
        type="submit"
        variant="neutral"
        busy={isBusy}
        disabled={scope === 'PROBLEM' && problemId === ''}
      >
        Make a setter
      </Button>
    </form>
  );
}
