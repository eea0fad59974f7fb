import type { Trace, TraceOp } from '@stepwise/contracts/trace';
import type { TracedLanguage } from '@stepwise/contracts/trace-limits';
import { afterAll, beforeAll } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import type { JudgeEngine, RunResult } from '../judge/engine.ts';
import { recordTrace } from './record-trace.ts';
import { runOnce } from './run-once.ts';

export const INPUT = 'one\ntwo\nthree 4\n';

/** For the tests of one file: programs in real sandboxes, recorded and as the judge runs them. */
export function useSandbox(languages: readonly TracedLanguage[]) {
  let engine: JudgeEngine;
  const { signal } = new AbortController();
  const asking = () => ({ engine, signal, owner: 'test' });
  beforeAll(async () => {
    engine = await createEngine('local', { local: { languages: [...languages] } });
  });
  afterAll(() => engine.close());
  return {
    record: (source: string, language: TracedLanguage = 'PYTHON', input = INPUT): Promise<Trace> =>
      recordTrace({ language, source }, input, asking()),
    run: async (source: string, language: TracedLanguage, input = INPUT): Promise<RunResult> => {
      const { result } = await runOnce({ language, source }, input, asking());
      if (!result) throw new Error('It does not compile');
      return result;
    },
  };
}

const opsOf = ({ steps, ops }: Trace): TraceOp[] => [...steps.flatMap((step) => step.ops), ...ops];

export const printedBy = (trace: Trace): string =>
  opsOf(trace)
    .flatMap((op) => (op[0] === 'p' ? [op[1]] : []))
    .join('');

/** What is told of the entries of a map or an object that is there already, by steps. */
export const entriesTold = ({ steps, ops }: Trace): TraceOp[][] =>
  [...steps.map((step) => step.ops), ops]
    .map((told) => told.filter(([kind]) => kind === 'k' || kind === 'd'))
    .filter(({ length }) => length > 0);

/** Calls that are open at the end. */
export const depthOf = (trace: Trace): number =>
  opsOf(trace).reduce((depth, [kind]) => depth + Number(kind === 'c') - Number(kind === 'r'), 0);
