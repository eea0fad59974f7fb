import { checkerSource } from '../cpp-checker/checker-source.ts';
import { checkerJob, describeBreakdown, isCustomChecker } from './custom-checker.ts';
import type { JudgeEngine, RunResult } from '../engine.ts';
import type { JudgeJob, JudgeTest, TestJudgement } from '../judge-job.ts';
import { verdictOfTest } from '../verdict.ts';

/**
 * Has custom checkers look at outputs, after the program's own run has ended: a checker that waited
 * for a free place while its program holds one could wait for ever.
 * @param unchecked results of tests whose checker is a program
 * @throws what JudgeEngine.run throws
 */
export async function* checkOutputs(
  engine: JudgeEngine,
  job: JudgeJob,
  unchecked: readonly RunResult[],
  signal: AbortSignal,
): AsyncGenerator<TestJudgement> {
  for (const [checker, outputs] of byChecker(job.tests, unchecked)) {
    const { source, reason } = await checkerSource(engine, checker, signal);
    if (source === null) {
      for (const { run } of outputs) {
        yield { index: run.index, status: 'Internal Error', run, checkerFault: reason };
      }
      continue;
    }
    const inputs = outputs.map(({ test, run }) => ({ ...test, stdout: run.stdout }));
    const { owner, isShort = false, isBackground = false } = job;
    const check = { ...checkerJob(source, inputs, owner), isShort, isBackground };
    for await (const event of engine.run(check, signal)) {
      if (event.kind !== 'result') continue;
      const output = outputs[event.result.index];
      if (!output) continue;
      const { test, run } = output;
      const status = verdictOfTest(run, test, event.result);
      const isBroken = status === 'Internal Error';
      yield { index: run.index, status, run, ...(isBroken ? faultOf(event.result) : {}) };
    }
    signal.throwIfAborted();
  }
}

const faultOf = (check: RunResult) => ({ checkerFault: describeBreakdown(check) });

type Output = { readonly test: JudgeTest; readonly run: RunResult };

/** One job per checker, not per output: most problems have one for all their tests. */
function byChecker(
  tests: readonly JudgeTest[],
  unchecked: readonly RunResult[],
): Map<string, Output[]> {
  const groups = new Map<string, Output[]>();
  for (const run of unchecked) {
    const test = tests[run.index];
    if (!test || !isCustomChecker(test.checker)) continue;
    groups.set(test.checker, [...(groups.get(test.checker) ?? []), { test, run }]);
  }
  return groups;
}
