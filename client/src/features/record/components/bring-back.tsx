import { languageLabel } from '@stepwise/contracts/language-list';
import { RECORD_ZIP_MAX_BYTES } from '@stepwise/contracts/record-limits';
import { FileUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { Field, fieldAria, fieldIds } from '../../../components/ui/form/field.tsx';
import { useAskBeforeUnload } from '../../../lib/browser/use-ask-before-unload.ts';
import { useBringBackStore } from '../bring-back.store.ts';

const HINT = `A zip file of up to ${RECORD_ZIP_MAX_BYTES / 1024 / 1024} MiB, laid out as the one above. Each program is judged anew while this page is open; what you have already is left out.`;

/** Sends the programs of a record in, one after another. */
export function BringBack() {
  const { isUnderWay, bringBack, stop, refusal } = useBringBackStore();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const ids = fieldIds(useId());
  useAskBeforeUnload(isUnderWay);
  useEffect(() => stop, [stop]);

  function send() {
    const fault = faultOf(file);
    setError(fault);
    if (file && !fault) void bringBack(file);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <Field ids={ids} label="Zip file of a record" error={error} hint={HINT}>
        <input
          {...fieldAria(ids, error, HINT)}
          type="file"
          accept=".zip,application/zip"
          disabled={isUnderWay}
          className="input w-full cursor-pointer border-field-line ps-0 file:me-3 file:h-full file:cursor-pointer file:bg-base-300 file:px-4 file:font-semibold file:text-base-content"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </Field>
      <FormAlert message={refusal?.message} />
      <div className="flex gap-3">
        <Button
          variant="neutral"
          busy={isUnderWay}
          busyText="Sending in"
          icon={<FileUp className="size-4" aria-hidden="true" />}
          onClick={send}
        >
          Bring back
        </Button>
        {isUnderWay ? (
          <Button variant="ghost" onClick={stop}>
            Stop
          </Button>
        ) : null}
      </div>
      <HowFar />
    </div>
  );
}

function HowFar() {
  const { read, accepted, others } = useBringBackStore();
  if (!read) return null;
  const judged = accepted + others.length;
  const left = [
    ...others.map(({ program, outcome }) => ({
      key: `${program.problemId} ${program.language}`,
      what: `${program.title} (${languageLabel(program.language)})`,
      outcome,
    })),
    ...read.skipped.map(({ path, reason }) => ({ key: path, what: path, outcome: reason })),
  ];
  return (
    <div className="w-full text-sm">
      <p role="status">
        {judged} of {read.programs.length} judged, {accepted} accepted. {read.known} were accepted
        before.
      </p>
      {left.length === 0 ? null : (
        <ul
          aria-label="Not accepted"
          className="mt-3 max-h-60 divide-y divide-line overflow-y-auto"
        >
          {left.map(({ key, what, outcome }) => (
            <li key={key} className="py-2 wrap-anywhere">
              {what}: {outcome}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function faultOf(file: File | null): string | undefined {
  if (!file) return 'Choose a zip file';
  return file.size > RECORD_ZIP_MAX_BYTES ? 'The file is too large' : undefined;
}
