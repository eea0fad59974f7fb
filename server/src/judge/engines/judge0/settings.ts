import { forEachLanguage, languageIdOf } from '@stepwise/contracts/language';
import type { LanguageKey } from '@stepwise/contracts/language';

/** Where a Judge0 server is and how it wants to be asked. */
export type Judge0Settings = {
  /** Base address; a path in it is kept. */
  readonly url: string;
  /** Sent with every request; null when the server asks for none. */
  readonly token: string | null;
  /** Name of the header that carries the token. */
  readonly tokenHeader: string;
  /** The server's own numbers for the languages. */
  readonly languageIds: Readonly<Record<LanguageKey, number>>;
};

export const DEFAULT_TOKEN_HEADER = 'X-Auth-Token';

/** The numbers of a stock Judge0, where `chosen` names no other. */
export function languageIds(
  chosen: Partial<Record<LanguageKey, number | undefined>> = {},
): Judge0Settings['languageIds'] {
  return forEachLanguage((key) => chosen[key] ?? languageIdOf(key));
}

/** How long things may take, in milliseconds. */
export type Timing = {
  /** One request, its answer included. */
  readonly requestMs: number;
  /** Pauses before a request that failed is sent again; none left means giving up. */
  readonly retryPausesMs: readonly number[];
  readonly firstPollMs: number;
  readonly slowestPollMs: number;
  /** In which a full queue has to take something, and the next of a job of which tests were run already. */
  readonly queueFullMs: number;
  readonly nextRoomMs: number;
  /** After this the server is asked whether its queue still holds what we wait for. */
  readonly queuedMs: number;
  /** What a submission takes a worker beside its run, while others in the queue wait: compiling. */
  readonly turnMs: number;
  /** In which a program has to run that shows whether any does. */
  readonly probeMs: number;
  /** What a worker may need beside the run itself: compiling (20 s at most) and a busy machine. */
  readonly processingMs: number;
  /** In which a job has to get its next result; as a whole it may take longer the more tests it has. */
  readonly standstillMs: number;
  /** Between two looks at a server that is ready, and at one that is not. */
  readonly watchMs: number;
  readonly watchTroubleMs: number;
};

export const DEFAULT_TIMING: Timing = {
  requestMs: 15_000,
  retryPausesMs: [200, 500, 1_000, 2_000],
  firstPollMs: 150,
  slowestPollMs: 1_000,
  queueFullMs: 30_000,
  nextRoomMs: 120_000,
  queuedMs: 20_000,
  turnMs: 20_000,
  probeMs: 30_000,
  processingMs: 45_000,
  standstillMs: 300_000,
  watchMs: 60_000,
  watchTroubleMs: 10_000,
};
