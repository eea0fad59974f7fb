import type { CustomExecution } from '@stepwise/contracts/execution';
import type { Judgement } from '../../judge/judge-job.ts';
import { presentMemory, presentText, presentTime } from '../submissions/submission.presenter.ts';

/** An input of a run, and what is known of it. */
export type Answered = {
  readonly stdin: string;
  readonly fault: string | null;
  readonly expected: Uint8Array | null;
};

const UNASKED: Answered = { stdin: '', fault: null, expected: null };

/** What a program made of a few inputs. */
export function presentTrials(judgement: Judgement, trials: readonly Answered[]): CustomExecution {
  const runs = judgement.tests.map(({ index, status, run }) => {
    const { expected: right, ...asked } = trials[index] ?? UNASKED;
    const isCompared = status === 'Accepted' || status === 'Wrong Answer';
    return {
      ...asked,
      stdout: run && presentText(run.stdout),
      stderr: run && presentText(run.stderr),
      expected: right && presentText(right),
      status: isCompared && right === null ? ('Finished' as const) : status,
      time: run && presentTime(run.cpuMs),
      memory: run && presentMemory(Math.round(run.memoryKb)),
    };
  });
  return { compileOutput: judgement.compileOutput, runs };
}
