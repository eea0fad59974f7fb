import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import type { JudgeEngine } from '../../judge/engine.ts';
import { printedBy } from './kinds.ts';

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder();

/**
 * Runs nothing: it knows what the programs of this run print. For so many submissions that the sandbox
 * would take an hour; what is watched is everything behind it.
 */
export const pretendedEngine: JudgeEngine = {
  name: 'pretended',
  status: () => ({
    state: 'ready',
    reasons: [],
    remedies: [],
    languages: LANGUAGE_KEYS.map((language) => ({ language, version: '1', reason: null })),
  }),
  close: () => Promise.resolve(),
  // eslint-disable-next-line @typescript-eslint/require-await -- nothing here takes any time
  async *run({ program, inputs }, signal) {
    signal.throwIfAborted();
    yield { kind: 'compiled', compile: { ok: true, output: '' }, version: 'Pretended' };
    for (const [index, input] of inputs.entries()) {
      const stdout = ENCODER.encode(printedBy(program.source, DECODER.decode(input)));
      const run = { ending: 'exited', exitCode: 0, signal: null, stdout } as const;
      const figures = { cpuMs: 1, wallMs: 1, memoryKb: 1_000, stderr: new Uint8Array() };
      yield { kind: 'result', result: { ...run, ...figures, index } };
    }
  },
};
