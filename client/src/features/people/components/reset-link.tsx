import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { LinkReach } from '../../../components/link-reach.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Caution } from '../../../components/ui/caution.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { LinkShownOnce } from '../../../components/ui/link-shown-once.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useIsShown } from '../../../lib/use-is-shown.ts';
import { makeResetLink } from '../people.api.ts';
import { usePersonStore } from '../person.store.ts';

type Made = { readonly link: string; readonly minutes: number };

/** Makes a link with which the person sets a password; it is shown here and nowhere again. */
export function ResetLink({ id, isSuspended }: { id: string; isSuspended: boolean }) {
  const load = usePersonStore((state) => state.load);
  const [made, setMade] = useState<Made>();
  const { isBusy, refusal, send } = useRequest();
  const isShown = useIsShown();

  async function make() {
    setMade(await makeResetLink(id));
    // The history tells of it; who is on another page by now has no use for it.
    if (isShown()) await load(id);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <FormAlert message={refusal} />
      {made ? (
        <LinkShownOnce
          label="Link to set a new password"
          link={made.link}
          hint={`Give it to this person alone. It works once, within ${String(made.minutes)} minutes.`}
        />
      ) : null}
      {isSuspended ? (
        <Caution>
          The person is suspended: a new password is of use once you lift the suspension below.
        </Caution>
      ) : null}
      <LinkReach />
      <Button
        variant="neutral"
        busy={isBusy}
        icon={<KeyRound className="size-4" aria-hidden="true" />}
        onClick={() => void send(make)}
      >
        {made ? 'Make another link' : 'Make a link'}
      </Button>
    </div>
  );
}
