import type { LanguageKey } from '@stepwise/contracts/language';

/** A submission as the double keeps it, and what came of it. */
export type StoredSubmission = {
  readonly token: string;
  readonly language: LanguageKey;
  readonly source: string;
  readonly stdin: Uint8Array;
  readonly limits: {
    readonly cpuS: number;
    readonly wallS: number;
    readonly memoryKb: number;
    readonly processes: number;
    readonly fileKb: number;
  };
  status: number;
  result: StoredResult | null;
};

/** Fields of GET /submissions; texts as bytes, null as Judge0 gives null. */
export type StoredResult = {
  readonly status: number;
  readonly time: string | null;
  readonly wallTime: string | null;
  readonly memory: number | null;
  readonly stdout: Uint8Array | null;
  readonly stderr: Uint8Array | null;
  readonly compileOutput: string | null;
  readonly message: string | null;
  readonly exitCode: number | null;
};
