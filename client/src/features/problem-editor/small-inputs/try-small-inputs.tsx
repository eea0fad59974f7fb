import type { SmallInputsTrial, SmallInputsTrialInput } from '@stepwise/contracts/small-inputs';
import { Check, Play, X } from 'lucide-react';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { LongWait } from '../../../components/long-wait.tsx';
import { Button } from '../../../components/ui/button.tsx';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { Notes } from '../components/notes.tsx';
import type { ProblemForm } from '../form/problem-form.ts';
import { useSmallInputsStore } from './small-inputs.store.ts';

/** Makes a few inputs of the grammar as it stands in the form, and says which the validator takes. */
export function TrySmallInputs({ isEmpty }: { isEmpty: boolean }) {
  const fields = useTriedFields();
  const { isTrying, trial, tried, refusal, tryOut, leave } = useSmallInputsStore();
  const said = refusal?.message ?? (trial && wordsOf(trial));

  useEffect(() => leave, [leave]);

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="neutral"
          busy={isTrying}
          busyText="Trying..."
          disabled={isEmpty}
          icon={<Play className="size-4" aria-hidden="true" />}
          onClick={() => void tryOut(fields)}
        >
          Try It
        </Button>
        {isTrying ? (
          <>
            <Button variant="ghost" onClick={leave}>
              Stop
            </Button>
            <LongWait wayOut="Stop ends the wait." />
          </>
        ) : null}
      </div>
      <Notes
        says={said && isChanged(fields, tried) ? `${said} ${OUTDATED}` : said}
        faults={refusal ? faultsOf(refusal) : []}
        onUndo={null}
      />
      {trial ? <Tried {...trial} /> : null}
    </div>
  );
}

/** As they stand in the form. */
function useTriedFields(): SmallInputsTrialInput {
  const [smallInputs, inputValidator] = useWatch<ProblemForm, ['smallInputs', 'inputValidator']>({
    name: ['smallInputs', 'inputValidator'],
  });
  return { smallInputs: smallInputs ?? '', inputValidator: inputValidator ?? '' };
}

function isChanged(fields: SmallInputsTrialInput, tried: SmallInputsTrialInput | null): boolean {
  return (
    fields.smallInputs !== tried?.smallInputs || fields.inputValidator !== tried.inputValidator
  );
}

const OUTDATED = 'Both fields were tried as they stood: they have changed since.';

/** What the message does not say already. */
function faultsOf({ message, errors }: ApiError): string[] {
  return errors.filter((error) => !message.startsWith(error));
}

function Tried({ inputs, isChecked }: SmallInputsTrial) {
  return (
    <ul
      aria-label="Some small inputs"
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3"
    >
      {inputs.map(({ text, fault }) => (
        <li key={text} className="surface flex min-w-0 flex-col gap-2 p-3">
          <pre className="max-h-40 overflow-auto font-mono text-sm">{text}</pre>
          {isChecked ? <Verdict fault={fault} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Verdict({ fault }: { fault: string | null }) {
  const Sign = fault === null ? Check : X;
  return (
    <p
      className={`mt-auto flex items-start gap-1.5 text-sm wrap-anywhere ${fault === null ? 'text-accepted' : 'text-rejected'}`}
    >
      <Sign className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      {fault === null ? 'Valid' : `Refused: ${fault}`}
    </p>
  );
}

function wordsOf({ inputs, isChecked }: SmallInputsTrial): string {
  const { length } = inputs;
  const made = length === 1 ? 'One input was made' : `${String(length)} inputs were made`;
  if (!isChecked) return `${made}. No validator has looked at them: all count as valid.`;
  const refused = inputs.filter(({ fault }) => fault !== null).length;
  if (refused === 0) return `${made}, and the validator takes them all.`;
  return `${made}; the validator refuses ${String(refused)}. Say why under filtered, or mend a rule.`;
}
