import type { Trace, TraceRequest } from '@stepwise/contracts/trace';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { recordTrace } from './trace.api.ts';
import { printsOtherwise } from './prints-otherwise.ts';
import { TraceViewer } from './trace-viewer.tsx';
import { Waiting } from './waiting.tsx';

type TraceRunProps = {
  request: TraceRequest;
  starter: string | null;
  expected: string | null;
  printed: string | null;
};

/** Records a run and shows it, or says why it cannot be shown. */
export function TraceRun({ request, starter, expected, printed }: TraceRunProps) {
  const [trace, setTrace] = useState<Trace | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const { language, source, input } = request;

  useEffect(() => {
    const left = new AbortController();
    recordTrace({ language, source, input }, left.signal).then(setTrace, (error: unknown) => {
      if (!left.signal.aborted) setRefusal(asApiError(error).message);
    });
    return () => left.abort();
  }, [language, source, input, attempt]);

  if (refusal !== null) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 py-4 text-sm">
        {refusal}
        <Button
          variant="neutral"
          size="sm"
          onClick={() => {
            setRefusal(null);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
  if (!trace) return <Waiting />;
  if (trace.steps.length === 0) return <p className="py-4 text-sm">{trace.end.message}</p>;
  return (
    <>
      {printsOtherwise(trace, printed) ? (
        <p role="note" className="pb-2 text-sm">
          The program printed something else when it was judged: it depends on chance, the time, or
          the order of a set.
        </p>
      ) : null}
      <TraceViewer {...{ trace, language, source, starter, expected }} />
    </>
  );
}
