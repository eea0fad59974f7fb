import type { LanguageKey } from '@stepwise/contracts/language';
import { CircleCheck, CircleX } from 'lucide-react';
import { VerdictBadge } from '../../../components/ui/badges/verdict-badge.tsx';
import type { CustomRun } from './trials.ts';
import { CopyTool } from '../results/output/copy-tool.tsx';
import { firstDifference } from '../results/output/first-difference.ts';
import { trialStatus } from '../run/trial-status.ts';
import { InvisiblesSwitch } from '../results/output/invisibles-switch.tsx';
import { Labelled } from '../results/labelled.tsx';
import { OutputExcerpt } from '../results/output/output-excerpt.tsx';
import { ProgramMessage } from '../results/program-message.tsx';

type CustomRunViewProps = {
  run: CustomRun;
  /** The input was changed after the run. */
  isStale: boolean;
  /** See ProgramMessage. */
  language: LanguageKey | null;
};

/** Own output beside the reference's. */
export function CustomRunView({ run, isStale, language }: CustomRunViewProps) {
  const { status, stdout, stderr, expected } = run;
  const figures = [run.time, run.memory].filter((figure) => figure !== null);
  const difference =
    status === 'Wrong Answer' ? firstDifference(expected ?? '', stdout ?? '') : null;
  return (
    <div className="flex flex-col gap-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted tabular-nums">
        <CustomVerdict status={status} />
        <span>{figures.join(' · ')}</span>
        {isStale ? <span>The input has changed since.</span> : null}
        <InvisiblesSwitch />
      </p>
      <div className="grid gap-3 @md:grid-cols-2">
        <Labelled title="Your output" tools={<CopyTool what="your output" text={stdout} />}>
          <OutputExcerpt text={stdout ?? ''} difference={difference} side="actual" />
        </Labelled>
        <Labelled
          title="Reference output"
          tools={<CopyTool what="reference output" text={expected} />}
        >
          {expected === null ? (
            <span className="text-muted">
              {run.fault === null
                ? 'The reference solution failed on this input.'
                : 'Not run: the input is not valid.'}
            </span>
          ) : (
            <OutputExcerpt text={expected} difference={difference} side="expected" />
          )}
        </Labelled>
      </div>
      {stderr ? <ProgramMessage title="Error output" text={stderr} language={language} /> : null}
    </div>
  );
}

function CustomVerdict({ status }: { status: CustomRun['status'] }) {
  const text = trialStatus(status);
  if (status === 'Accepted') {
    return (
      <span className="flex items-center gap-1.5 font-medium text-accepted">
        <CircleCheck className="size-[1.15em]" aria-hidden="true" /> {text}
      </span>
    );
  }
  if (status === 'Wrong Answer') {
    return (
      <span className="flex items-center gap-1.5 font-medium text-rejected">
        <CircleX className="size-[1.15em]" aria-hidden="true" /> {text}
      </span>
    );
  }
  if (status === 'Finished') return <span className="font-medium">{text}</span>;
  return <VerdictBadge status={status} />;
}
