import { once } from 'node:events';
import { LANGUAGE_KEYS, type LanguageKey } from '@stepwise/contracts/language';
import { JudgeUnavailableError, LanguageUnavailableError } from '../../judge/engine.ts';
import type { EngineStatus, Job, JudgeEngine, RunEvent, RunResult } from '../../judge/engine.ts';

/** What the scripted engine answers for one input: only what differs from a clean, silent exit. */
export type ScriptedRun = Partial<Omit<RunResult, 'index' | 'stdout' | 'stderr'>> & {
  readonly stdout?: string;
  readonly stderr?: string;
};

type Script = (source: string, stdin: string) => ScriptedRun | Promise<ScriptedRun>;

const READY: EngineStatus = {
  state: 'ready',
  reasons: [],
  remedies: [],
  languages: LANGUAGE_KEYS.map((language) => ({ language, version: '1.0', reason: null })),
};

/** An engine that runs nothing: a function of the test says how each run ends. */
export function scriptedEngine(script: Script, status: EngineStatus = READY): JudgeEngine {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return {
    name: 'scripted',
    status: () => status,
    close: () => Promise.resolve(),
    async *run(job: Job, signal: AbortSignal): AsyncIterable<RunEvent> {
      signal.throwIfAborted();
      const { source } = job.program;
      const ok = !source.includes('does not compile');
      const output = ok ? '' : 'line 1: this does not compile';
      yield { kind: 'compiled', compile: { ok, output }, version: 'Scripted 1.0' };
      if (!ok) return;
      for (const [index, stdin] of job.inputs.entries()) {
        const run = await script(source, decoder.decode(stdin));
        signal.throwIfAborted();
        yield {
          kind: 'result',
          result: {
            ending: 'exited',
            exitCode: 0,
            signal: null,
            cpuMs: 12,
            wallMs: 20,
            memoryKb: 9_000,
            ...run,
            index,
            stdout: encoder.encode(run.stdout ?? ''),
            stderr: encoder.encode(run.stderr ?? ''),
          },
        };
      }
    },
  };
}

/** An engine on which every run goes on until it is called off. */
export function endlessEngine(onRun: () => void): JudgeEngine {
  return {
    ...scriptedEngine(() => ({})),
    // eslint-disable-next-line require-yield -- it never comes to anything
    async *run(_job, signal) {
      onRun();
      await once(signal, 'abort');
      signal.throwIfAborted();
    },
  };
}

/** An engine whose server is away. */
export function absentEngine(why: string): JudgeEngine {
  return {
    ...scriptedEngine(() => ({})),
    run: () => ({
      [Symbol.asyncIterator]: () => ({
        next: () => Promise.reject(new JudgeUnavailableError(why)),
      }),
    }),
  };
}

/** Programs of tests: "echo" prints its input, anything else prints itself. */
export const echoEngine = scriptedEngine((source, stdin) => ({
  stdout: source === 'echo' ? stdin : source,
}));

/** The same engine on a machine that lacks a language. */
export function engineWithout(missing: LanguageKey, engine: JudgeEngine = echoEngine): JudgeEngine {
  const reason = 'is not installed';
  const status = engine.status();
  const languages = status.languages.map((entry) =>
    entry.language === missing ? { ...entry, version: null, reason } : entry,
  );
  return {
    ...engine,
    status: () => ({ ...status, state: 'degraded', reasons: [reason], languages }),
    async *run(job, signal) {
      if (job.program.language === missing) throw new LanguageUnavailableError(reason);
      yield* engine.run(job, signal);
    },
  };
}
