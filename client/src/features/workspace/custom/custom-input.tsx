import { Play, Plus, Trash2 } from 'lucide-react';
import { type RefObject, useId, useRef } from 'react';
import { LongWait } from '../../../components/long-wait.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { OWN_INPUTS_MAX } from '@stepwise/contracts/execution-limits';
import { useCustomStore } from './custom.store.ts';
import { InputTools } from './input-tools.tsx';
import { StepOwnInput } from '../trace/step-own-input.tsx';
import { trialStatus } from '../run/trial-status.ts';
import { CustomOutput } from './custom-output.tsx';
import { TrialStrip } from './trial-strip.tsx';
import { ownOf, type Trial } from './trials.ts';

type CustomInputProps = { canRun: boolean; onTryOut: () => void };

/** Own inputs, and what the program and the reference solution print for them. */
export function CustomInput({ canRun, onTryOut }: CustomInputProps) {
  const { trials, selectedId, isTrying, select } = useCustomStore();
  const field = useRef<HTMLTextAreaElement>(null);
  const trial = trials.find((one) => one.id === selectedId);
  if (!trial) return null;
  return (
    <div className="@container flex flex-col gap-3 px-4 py-3">
      <h2 className="sr-only">Custom input</h2>
      <p role="status" className="sr-only">
        {isTrying ? '' : announcement(trial)}
      </p>
      <div className="flex flex-wrap items-center gap-1.5">
        <TrialStrip trials={trials} selectedId={selectedId} onSelect={select} />
        <AddOrRemove trial={trial} field={field} />
        <span className="ms-auto" />
        <StepOwnInput
          input={trial.stdin}
          expected={trial.run?.stdin === trial.stdin ? trial.run.expected : null}
        />
        <Button
          variant="neutral"
          size="sm"
          busy={isTrying}
          busyText="Running..."
          icon={<Play className="size-3.5" aria-hidden="true" />}
          disabled={!canRun}
          aria-keyshortcuts="Control+' Meta+'"
          title="Ctrl+'"
          onClick={onTryOut}
        >
          Run custom input
        </Button>
      </div>
      {isTrying ? <LongWait wayOut="Stop ends the wait." /> : null}
      <div className="grid grid-cols-1 gap-3 @2xl:grid-cols-3">
        <InputField trial={trial} field={field} />
        <div className="min-w-0 @2xl:col-span-2">
          <CustomOutput trial={trial} />
        </div>
      </div>
    </div>
  );
}

type TrialProps = { trial: Trial; field: RefObject<HTMLTextAreaElement | null> };

/** Another input of one's own, as far as there is room, and one less. */
function AddOrRemove({ trial, field }: TrialProps) {
  const { trials, addInput, removeInput } = useCustomStore();
  const adder = useRef<HTMLButtonElement>(null);
  const count = ownOf(trials).length;
  return (
    <>
      {count < OWN_INPUTS_MAX ? (
        <button
          ref={adder}
          type="button"
          className={TOOL}
          aria-label="Add an input"
          onClick={() => {
            addInput('');
            // With the last that may be the button goes.
            if (count + 1 === OWN_INPUTS_MAX) field.current?.focus();
          }}
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      ) : null}
      {!trial.isSample && count > 1 ? (
        <button
          type="button"
          className={TOOL}
          aria-label={`Remove ${trial.name.toLowerCase()}`}
          onClick={() => {
            removeInput();
            if (count === 2) adder.current?.focus();
          }}
        >
          <Trash2 className="size-3.5" aria-hidden="true" />
        </button>
      ) : null}
    </>
  );
}

/** The text of an input, and what is wrong with it. */
function InputField({ trial, field }: TrialProps) {
  const { setInput } = useCustomStore();
  const id = useId();
  const fault = faultOf(trial);
  return (
    <div>
      <div className="mb-1 flex min-h-6 items-center justify-between gap-2">
        <label htmlFor={id} className="text-xs text-muted">
          {trial.name}
        </label>
        <InputTools text={trial.stdin} isOwn={!trial.isSample} />
      </div>
      <textarea
        ref={field}
        id={id}
        rows={4}
        readOnly={trial.isSample}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        className="field-sizing-content max-h-96 min-h-24 w-full rounded-field border border-field-line bg-base-100 px-3 py-1.5 font-mono text-[0.8125rem] leading-relaxed pointer-coarse:text-base"
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        value={trial.stdin}
        onChange={(event) => setInput(event.target.value)}
      />
      {fault === null ? null : (
        <p id={`${id}-fault`} className="mt-1 text-xs text-rejected">
          This input is not valid: {fault}.
        </p>
      )}
    </div>
  );
}

function announcement(trial: Trial): string {
  if (!trial.run) return '';
  const fault = faultOf(trial);
  return `${trial.name}: ${fault === null ? trialStatus(trial.run.status) : `not valid, ${fault}`}`;
}

/** What the last run found wrong with the input, until it is changed. */
function faultOf({ run, stdin }: Trial): string | null {
  return run?.stdin === stdin ? run.fault : null;
}

const TOOL = 'btn btn-ghost btn-square h-7 min-h-7 w-7 text-muted hover:text-base-content';
