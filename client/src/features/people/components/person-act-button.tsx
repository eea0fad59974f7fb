import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import type { PersonAnswer } from '../people.api.ts';
import { usePersonStore } from '../person.store.ts';

type PersonActButtonProps = { send: () => Promise<PersonAnswer>; children: string };

/** Does one thing to the person; a message says what became of it. */
export function PersonActButton({ send, children }: PersonActButtonProps) {
  const act = usePersonStore((state) => state.act);
  const [isBusy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    await act(send);
    setBusy(false);
  }

  return (
    <Button variant="neutral" busy={isBusy} onClick={() => void run()}>
      {children}
    </Button>
  );
}
