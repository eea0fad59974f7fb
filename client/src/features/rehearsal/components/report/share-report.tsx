import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { SHARE_PARTS, type SharePart } from '@stepwise/contracts/tape-limits';
import { useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { FormAlert } from '../../../../components/ui/form/form-alert.tsx';
import { LinkShownOnce } from '../../../../components/ui/link-shown-once.tsx';
import { useRequest } from '../../../../lib/api/use-request.ts';
import { useFocusWhenGone } from '../../../../lib/browser/focus/use-focus-when-gone.ts';
import { paths } from '../../../../lib/paths.ts';
import { siteAddress } from '../../../../lib/site-address.ts';
import { PART_WORDS } from '../../rehearsal-words.ts';
import { useRehearsalStore } from '../../rehearsal.store.ts';

const FIRST: readonly SharePart[] = ['times', 'rubric', 'code'];

/** Makes and ends the link with which others see the report. */
export function ShareReport({ rehearsal }: { rehearsal: Rehearsal }) {
  const { id, sharedParts, problems } = rehearsal;
  const { share, unshare } = useRehearsalStore.getState();
  const [parts, setParts] = useState(sharedParts ?? FIRST);
  const [token, setToken] = useState<string>();
  const { isBusy, refusal, send } = useRequest();
  const heading = useFocusWhenGone<HTMLHeadingElement>(sharedParts !== null);
  const hasTape = problems.some((problem) => problem.hasTape);
  // The recording may have been deleted since it was chosen.
  const wanted = parts.filter((part) => hasTape || part !== 'typing');

  return (
    <section aria-labelledby="share" className="flex flex-col items-start gap-3">
      <h2 ref={heading} id="share" tabIndex={-1} className="text-lg font-semibold">
        Share this report
      </h2>
      <FormAlert message={refusal} />
      {token === undefined ? (
        <>
          <p className="text-sm text-muted">
            {sharedParts
              ? `Whoever has its link sees: ${sharedParts.map((part) => PART_WORDS[part]).join(', ')}.`
              : 'Whoever has the link sees what you choose, without your name.'}
          </p>
          <PartChoice parts={parts} hasTape={hasTape} onChange={setParts} />
        </>
      ) : (
        <LinkShownOnce
          label="Link to this report"
          link={`${siteAddress()}${paths.sharedReport}#${token}`}
          hint="Whoever has it can read the report."
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="neutral"
          size="sm"
          busy={isBusy}
          disabled={wanted.length === 0}
          onClick={() => void send(async () => setToken(await share(id, wanted)))}
        >
          {sharedParts ? 'Make another link' : 'Make a link'}
        </Button>
        {sharedParts ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => void send(() => unshare(id).then(() => setToken(undefined)))}
          >
            End the link
          </Button>
        ) : null}
      </div>
    </section>
  );
}

type PartChoiceProps = {
  parts: readonly SharePart[];
  hasTape: boolean;
  onChange: (parts: readonly SharePart[]) => void;
};

function PartChoice({ parts, hasTape, onChange }: PartChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="sr-only">What the link shows</legend>
      {SHARE_PARTS.filter((part) => hasTape || part !== 'typing').map((part) => (
        <label key={part} className="flex min-h-8 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4 shrink-0"
            checked={parts.includes(part)}
            onChange={({ target }) =>
              onChange(target.checked ? [...parts, part] : parts.filter((other) => other !== part))
            }
          />
          {PART_WORDS[part]}
        </label>
      ))}
    </fieldset>
  );
}
