import { setTimeout as sleep } from 'node:timers/promises';
import {
  JudgeUnavailableError,
  type Job,
  type JudgeEngine,
  type RunEvent,
} from '../judge/engine.ts';
import { chance } from './chance.ts';

/** The ways in which an engine lets its caller down. */
const FAULTS = ['refuses', 'is away', 'dies', 'loses a result', 'stops short', 'hangs'] as const;
type Fault = (typeof FAULTS)[number];

const HANG_MS = 2_000;

type Options = {
  /** Of all calls, from 0 to 1. */
  readonly share: number;
  readonly onCall: (fault: Fault | null) => void;
};

/** An engine that fails now and then, in all the ways there are. Nothing but the chaos run uses it. */
export function faultyEngine(engine: JudgeEngine, { share, onCall }: Options): JudgeEngine {
  return {
    name: engine.name,
    status: () => engine.status(),
    close: () => engine.close(),
    run(job, signal) {
      const isFault = chance() < share;
      const fault = isFault ? (FAULTS[Math.floor(chance() * FAULTS.length)] ?? null) : null;
      onCall(fault);
      return fault === null ? engine.run(job, signal) : failing(engine, job, signal, fault);
    },
  };
}

async function* failing(
  engine: JudgeEngine,
  job: Job,
  signal: AbortSignal,
  fault: Fault,
): AsyncGenerator<RunEvent, void, undefined> {
  if (fault === 'refuses') throw new Error('chaos: the judge refuses');
  if (fault === 'is away') throw new JudgeUnavailableError('chaos: the judge is away');
  if (fault === 'hangs') {
    await sleep(HANG_MS, undefined, { signal });
    throw new Error('chaos: the judge hung');
  }
  for await (const event of engine.run(job, signal)) {
    if (event.kind === 'compiled') {
      yield event;
    } else if (fault === 'loses a result') {
      yield { ...event, result: { ...event.result, ending: 'lost', exitCode: null } };
    } else if (fault === 'dies') {
      yield event;
      throw new Error('chaos: the judge dies');
    } else {
      return;
    }
  }
}
