import type { LanguageKey } from '@stepwise/contracts/language';

/** Bounds of one test. An engine enforces every one of them or refuses to start. */
export type Limits = {
  /** CPU time of the whole process tree. */
  readonly cpuMs: number;
  /** Elapsed time, for programs that sleep. */
  readonly wallMs: number;
  readonly memoryKb: number;
  /** Bytes captured of stdout; one byte more ends the test. */
  readonly outputBytes: number;
  /** Processes and threads alive at once. */
  readonly processes: number;
};

export type Program = {
  readonly language: LanguageKey;
  readonly source: string;
};

/** One program and the inputs it is to be run on, each in a process of its own by what it can tell. */
export type Job = {
  readonly program: Program;
  readonly inputs: readonly Uint8Array[];
  readonly limits: Limits;
  /**
   * Which inputs the program's author must not learn, by their position; absent where there are none.
   * No other input is run after one of these in a place where their tests leave a trace.
   */
  readonly hidden?: readonly boolean[];
  /** Whose job it is: waiting jobs of different owners take turns. */
  readonly owner: string;
  /**
   * Whether a result is the right answer; with `isExact`, to the byte. Where it is given, an engine
   * may run several inputs in one process, and counts of that only what is right: everything else
   * is run again alone. What a process prints that has seen other inputs has to be exact: in what a
   * checker overlooks, blanks for one, it could tell of them.
   */
  readonly isRight?: (result: RunResult, isExact: boolean) => boolean;
  /** Whether somebody waits for a short look: it then goes before whole submissions. */
  readonly isShort?: boolean;
  /**
   * Whether nobody waits for it: it begins when no other job waits, and gives its slot back after
   * the running test when one comes, as far as the engine can.
   */
  readonly isBackground?: boolean;
};

/** How a test's process ended. `lost`: the engine failed, the program is not to blame. */
export type Ending =
  'exited' | 'signaled' | 'cpu-limit' | 'wall-limit' | 'memory-limit' | 'output-limit' | 'lost';

/** Facts about one finished test. What they mean for the candidate is decided in verdict.ts alone. */
export type RunResult = {
  /** Position in `Job.inputs`. */
  readonly index: number;
  readonly ending: Ending;
  /** Set when `ending` is `exited`. */
  readonly exitCode: number | null;
  /** Name such as SIGSEGV; set when `ending` is `signaled`. */
  readonly signal: string | null;
  readonly cpuMs: number;
  readonly wallMs: number;
  readonly memoryKb: number;
  /** At most `Limits.outputBytes`. */
  readonly stdout: Uint8Array;
  /** Cut by the engine to its own bound. */
  readonly stderr: Uint8Array;
};

export type CompileResult = {
  readonly ok: boolean;
  /** The compiler's own text, warnings included; empty for languages without a compiler. */
  readonly output: string;
};

/** `compiled` comes first and once; without `ok` nothing follows. Then one `result` per input, in any order. */
export type RunEvent =
  | { readonly kind: 'compiled'; readonly compile: CompileResult; readonly version: string }
  | { readonly kind: 'result'; readonly result: RunResult };

export type LanguageReadiness = {
  readonly language: LanguageKey;
  /** Version of the toolchain, null when it cannot run. */
  readonly version: string | null;
  /** Why it cannot run, in words for a person; null when it can. */
  readonly reason: string | null;
};

export type EngineStatus = {
  readonly state: 'ready' | 'degraded' | 'unavailable';
  /** What keeps programs apart from this machine, in words; absent where they run elsewhere. */
  readonly isolation?: string;
  /** By what memory is limited, where the figure comes from and what would be better, in words. */
  readonly accounting?: string;
  /** Why the state is not `ready`, one line each. */
  readonly reasons: readonly string[];
  /** Whether it may end by itself, so that submissions can wait for it in the queue. */
  readonly isTemporary?: boolean;
  /** Whether a job would be refused at this moment, whatever its language. */
  readonly isRefusing?: boolean;
  /** What a person can do about it, one line each. */
  readonly remedies: readonly string[];
  readonly languages: readonly LanguageReadiness[];
};

/** Runs programs. Knows nothing of expected outputs: those never reach the place where code runs. */
export interface JudgeEngine {
  readonly name: string;

  /** Jobs it runs at once, which may change; where it says nothing, as many as this machine has processors. */
  readonly slots?: number | undefined;

  /** What the probe at start found. Cheap to ask; never throws. */
  status(): EngineStatus;

  /**
   * Runs the job and yields results as tests finish. Leaving the loop early or aborting `signal`
   * ends everything the job started.
   * @throws {JudgeUnavailableError} nothing can run here
   * @throws {LanguageUnavailableError} this language cannot run here
   * @throws {QueueFullError} too many jobs wait
   * @throws {JobUnfinishedError} this job took too long or is not taken, whatever becomes of others
   * @throws the signal's reason when aborted
   */
  run(job: Job, signal: AbortSignal): AsyncIterable<RunEvent>;

  /** Ends every process the engine started. Jobs under way are aborted. */
  close(): Promise<void>;
}

export class JudgeUnavailableError extends Error {
  override readonly name = 'JudgeUnavailableError';
}

export class JobUnfinishedError extends Error {
  override readonly name = 'JobUnfinishedError';
}

export class LanguageUnavailableError extends Error {
  override readonly name = 'LanguageUnavailableError';
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
