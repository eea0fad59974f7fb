import type { Tape } from '@stepwise/contracts/tape';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { FormAlert } from '../../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../../lib/api/use-request.ts';
import { useFocusWhenGone } from '../../../../lib/browser/focus/use-focus-when-gone.ts';
import { TapePlayer } from './tape-player.tsx';

type WatchTapeProps = { title: string; load: () => Promise<Tape> };

/** The recording of a problem, loaded when somebody wants to see it. */
export function WatchTape({ title, load }: WatchTapeProps) {
  const [tape, setTape] = useState<Tape>();
  const { isBusy, refusal, send } = useRequest();
  const player = useFocusWhenGone<HTMLDivElement>(tape === undefined);
  if (tape) {
    return (
      <div ref={player} tabIndex={-1} className="outline-none">
        <TapePlayer {...{ tape, title }} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <FormAlert message={refusal} />
      <Button
        variant="neutral"
        size="sm"
        busy={isBusy}
        aria-label={`Watch the recording of ${title}`}
        onClick={() => void send(async () => setTape(await load()))}
      >
        Watch the recording
      </Button>
    </div>
  );
}
