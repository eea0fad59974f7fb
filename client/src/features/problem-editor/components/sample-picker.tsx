import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useFocusWhenGone } from '../../../lib/browser/focus/use-focus-when-gone.ts';
import { SAMPLES } from '../samples/sample.ts';
import { useSampleLoading } from '../samples/use-sample-loading.ts';

/** Picks one of the samples and fills the form with it. What stood there can be had back. */
export function SamplePicker() {
  const [picked, setPicked] = useState(SAMPLES[0]);
  const { load, undo, said } = useSampleLoading();
  const button = useFocusWhenGone<HTMLButtonElement>(undo !== undefined);

  return (
    <div className="surface mb-8 flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <p className="me-auto text-sm text-muted">
        <span className="block font-semibold text-base-content">Start from a sample</span>
        Complete and correct in three languages:{' '}
        <em className="not-italic">{picked?.problem.title}</em>
      </p>
      <div
        role="group"
        aria-label="Sample"
        className="join flex flex-wrap rounded-field border border-field-line"
      >
        {SAMPLES.map((sample) => (
          <button
            key={sample.label}
            type="button"
            aria-pressed={sample === picked}
            className="min-h-9 cursor-pointer px-3 text-sm font-medium text-muted first:rounded-s-field last:rounded-e-field aria-pressed:bg-base-300 aria-pressed:text-base-content"
            onClick={() => setPicked(sample)}
          >
            {sample.label}
          </button>
        ))}
      </div>
      <Button
        ref={button}
        variant="neutral"
        icon={<FileDown className="size-4" aria-hidden="true" />}
        onClick={() => {
          if (picked) load(picked);
        }}
      >
        Load Sample
      </Button>
      <p role="status" className="w-full text-sm empty:hidden">
        {undo ? (
          <>
            {said}{' '}
            <button type="button" className="link-inline cursor-pointer" onClick={undo}>
              Undo
            </button>
          </>
        ) : null}
      </p>
    </div>
  );
}
