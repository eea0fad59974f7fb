import type { Growth, GrowthCurve } from '@stepwise/contracts/growth';
import { GROWTH_LANGUAGES } from '@stepwise/contracts/growth-languages';
import type { Submission } from '@stepwise/contracts/submission';
import { ChartLine, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { LongWait } from '../../../components/long-wait.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/loading/spinner.tsx';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import { GrowthChart } from './growth-chart.tsx';
import { className, meaningOf } from './growth-words.ts';
import { useGrowthStore } from './growth.store.ts';

export function mayTellGrowth({ status, language }: Submission): boolean {
  return status === 'Accepted' && GROWTH_LANGUAGES.includes(language);
}

/** How an accepted submission grows with its input, once somebody asks. Offers nothing where it cannot be told. */
export function HowItGrows({ submissionId }: { submissionId: string }) {
  const look = useGrowthStore((state) => state.look);
  const answer = useGrowthStore(({ known }) => known[submissionId]);
  const told = useRef<HTMLElement>(null);
  const hasAsked = useRef(false);
  const isMeasured = answer?.data.state === 'measured';

  useEffect(() => {
    void look(submissionId);
  }, [look, submissionId]);
  // The button, which had the focus, is gone.
  useEffect(() => {
    if (isMeasured && hasAsked.current) told.current?.focus();
    if (isMeasured) hasAsked.current = false;
  }, [isMeasured]);

  if (!answer) return null;
  const { data, message } = answer;
  if (data.own) return <Told growth={data} own={data.own} target={told} />;
  const isBroken = data.reason === 'broken';
  if (data.state !== 'open' && !isBroken) return null;
  return (
    <Ask
      submissionId={submissionId}
      complaint={isBroken ? message : null}
      onAsk={() => {
        hasAsked.current = true;
      }}
    />
  );
}

type AskProps = { submissionId: string; complaint: string | null; onAsk: () => void };

function Ask({ submissionId, complaint, onAsk }: AskProps) {
  const { measuring, refusal, measure, cancel } = useGrowthStore();
  const isMeasuring = measuring === submissionId;
  const isMeant = useSettled(isMeasuring);
  const Icon = isMeasuring ? X : ChartLine;
  const refused = refusal?.submissionId === submissionId ? refusal.message : null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="neutral"
        size="sm"
        icon={<Icon className="size-3.5" aria-hidden="true" />}
        disabled={measuring !== null && !isMeasuring}
        onClick={(press) => {
          if (!isMeant(press)) return;
          if (isMeasuring) return cancel();
          onAsk();
          void measure(submissionId);
        }}
      >
        {isMeasuring ? 'Stop counting' : 'See how it grows'}
      </Button>
      {isMeasuring ? <Spinner /> : null}
      <p aria-live="polite" className="text-xs text-muted empty:hidden">
        {isMeasuring ? 'Counting steps' : (refused ?? complaint)}
      </p>
      {isMeasuring ? <LongWait wayOut="Stop ends the wait." /> : null}
    </div>
  );
}

type ToldProps = { growth: Growth; own: GrowthCurve; target: React.RefObject<HTMLElement | null> };

function Told({ growth, own, target }: ToldProps) {
  const { reference, unit, isWhole } = growth;
  const title = useId();
  return (
    <section
      ref={target}
      tabIndex={-1}
      aria-labelledby={title}
      className="flex scroll-mt-2 flex-col gap-2 rounded-box border border-line p-3 text-sm @xl:flex-row @xl:gap-4"
    >
      <div className="min-w-0 flex-1">
        <h3 id={title} className="font-semibold">
          How it grows: {className(own.name)}
        </h3>
        <p className="mt-1">{meaningOf(growth)}</p>
        <p className="mt-1 text-xs text-muted">
          {isWhole
            ? 'Counted in the whole program, with reading and printing: it has not the function of the starter. '
            : null}
          Counted on inputs made for this, not measured in seconds. It changes nothing in the
          verdict.
        </p>
      </div>
      {own.points.length > 0 ? (
        <div className="min-w-0 flex-1">
          <p className="mb-1 text-xs text-muted">
            <span aria-hidden="true">━ </span>yours{' '}
            {reference ? (
              <>
                <span aria-hidden="true" className="ms-2">
                  ╍{' '}
                </span>
                reference: {className(reference.name)}
              </>
            ) : null}
          </p>
          <GrowthChart own={own} reference={reference} />
          <details className="mt-1 text-xs">
            <summary className="cursor-pointer">Counted steps</summary>
            <CountedSteps {...{ own, reference, unit }} />
          </details>
        </div>
      ) : null}
    </section>
  );
}

type CountedStepsProps = { own: GrowthCurve; reference: GrowthCurve | null; unit: string };

function CountedSteps({ own, reference, unit }: CountedStepsProps) {
  const theirs = new Map(reference?.points.map(({ n, steps }) => [n, steps]));
  return (
    <table className="mt-1 text-end tabular-nums">
      <thead>
        <tr className="text-muted">
          <th className="pe-4 text-end font-normal">{unit}</th>
          <th className="pe-4 text-end font-normal">yours</th>
          {reference ? <th className="text-end font-normal">reference</th> : null}
        </tr>
      </thead>
      <tbody>
        {own.points.map(({ n, steps }) => (
          <tr key={n}>
            <td className="pe-4">{n.toLocaleString('en')}</td>
            <td className="pe-4">{steps.toLocaleString('en')}</td>
            {reference ? <td>{theirs.get(n)?.toLocaleString('en') ?? ''}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
