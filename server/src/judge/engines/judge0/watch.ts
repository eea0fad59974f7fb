import { LANGUAGE_KEYS, languageLabel } from '@stepwise/contracts/language';
import type { EngineStatus, LanguageReadiness } from '../../engine.ts';
import type { ServerConfig } from './transport/answers.ts';
import type { Judge0Api } from './transport/api.ts';
import { readLanguages } from './languages/language-readiness.ts';
import type { OfferedLanguage } from './languages/language-readiness.ts';
import { probe } from './probe.ts';
import { isBusy, Judge0Error } from './transport/judge0-error.ts';
import type { Judge0Settings, Timing } from './settings.ts';
import { withRetries } from './transport/with-retries.ts';

/** What a look at the server found. */
type Found =
  | { readonly kind: 'trouble'; readonly reason: string }
  | {
      readonly kind: 'server';
      readonly config: ServerConfig;
      readonly languages: readonly OfferedLanguage[];
      /** null before its first job, when it does not tell. */
      readonly workers: number | null;
    };

type Parts = {
  readonly api: Judge0Api;
  readonly settings: Judge0Settings;
  readonly timing: Timing;
  readonly log: (message: string) => void;
};

const RETRIES = 2;
const REMEDY =
  'See that Judge0 runs and that JUDGE0_URL and JUDGE0_TOKEN are right; the judge finds it by itself.';

/** Looks at the server at the start and again and again, more often while something is wrong. */
export class Watch {
  readonly #parts: Parts;
  readonly #closing = new AbortController();
  #found: Found = { kind: 'trouble', reason: 'Judge0 was not asked yet' };
  #looking: Promise<void> | null = null;
  /** When a program last ran. */
  #ranAt = -Infinity;
  #timer: NodeJS.Timeout | undefined;
  #workers: number | null = null;
  /** Called after each look. */
  onLook: () => void = () => undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The server's limits, null while it cannot be used. */
  get config(): ServerConfig | null {
    return this.#found.kind === 'server' ? this.#found.config : null;
  }

  /** As the server last told while it could be used; null before. */
  get workers(): number | null {
    return this.#workers;
  }

  status(): EngineStatus {
    const found = this.#found;
    if (found.kind === 'trouble') {
      const { reason } = found;
      const languages = LANGUAGE_KEYS.map((language) => ({ language, version: null, reason }));
      return {
        ...{ state: 'unavailable', reasons: [reason], isTemporary: true },
        ...{ remedies: [REMEDY], languages },
      };
    }
    const missing = found.languages.filter(({ reason }) => reason !== null);
    return {
      state: missing.length === 0 ? 'ready' : 'degraded',
      reasons: missing.map(({ language, reason }) => `${languageLabel(language)}: ${reason ?? ''}`),
      remedies: missing.flatMap(({ remedy }) => remedy ?? []),
      languages: found.languages.map(({ language, version, reason }) => ({
        language,
        version,
        reason,
      })),
    };
  }

  /** A program ran: for a while nothing else has to prove that they do. */
  noteRun(): void {
    this.#ranAt = performance.now();
  }

  /** A job failed: whatever was believed of the server is found out anew. Never throws. */
  async doubt(): Promise<void> {
    this.#ranAt = -Infinity;
    await this.look();
  }

  /** Polls now; calls during a poll share it. Never throws. */
  async look(): Promise<void> {
    if (this.#closing.signal.aborted) return;
    clearTimeout(this.#timer);
    this.#looking ??= this.#lookOnce().finally(() => (this.#looking = null));
    await this.#looking;
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
  }

  async #lookOnce(): Promise<void> {
    const { timing, log } = this.#parts;
    const before = this.#found;
    this.#found = await this.#ask();
    if (this.#found.kind === 'server') this.#workers = this.#found.workers;
    this.onLook();
    const { signal } = this.#closing;
    if (signal.aborted) return;
    const said = wordsOf(this.#found);
    if (said !== wordsOf(before)) log(said);
    const isFine = this.status().state === 'ready';
    this.#timer = setTimeout(
      () => void this.look(),
      isFine ? timing.watchMs : timing.watchTroubleMs,
    ).unref();
  }

  async #ask(): Promise<Found> {
    const { api, settings } = this.#parts;
    const { signal } = this.#closing;
    try {
      // One connection closed during a request does not mean that the server is down.
      const pauses = this.#parts.timing.retryPausesMs.slice(0, RETRIES);
      const [offered, config, queues] = await Promise.all([
        withRetries(pauses, signal, () => api.languages(signal)),
        withRetries(pauses, signal, () => api.config(signal)),
        withRetries(pauses, signal, () => api.workers(signal)),
      ]);
      if (config.maintenance_mode) return trouble('Judge0 is in maintenance');
      if (!config.enable_batched_submissions) return trouble('Judge0 does not allow batches');
      const workers = queues.reduce((sum, { available }) => sum + available, 0);
      if (queues.length > 0 && workers === 0) return trouble('Judge0 has no worker that runs');
      const languages = readLanguages(offered, config, settings.languageIds);
      const failure = await this.#probe(config, languages);
      if (failure !== null) return trouble(failure);
      return { kind: 'server', config, languages, workers: queues.length > 0 ? workers : null };
    } catch (error) {
      // It is there, and does what it did.
      if (isBusy(error) && this.#found.kind === 'server') return this.#found;
      if (error instanceof Judge0Error || signal.aborted) return trouble((error as Error).message);
      throw error;
    }
  }

  /**
   * What is wrong, null when a program runs. A server whose workers were killed says for long that
   * they are there, and takes submissions that nothing will ever run.
   */
  async #probe(
    config: ServerConfig,
    languages: readonly LanguageReadiness[],
  ): Promise<string | null> {
    const { settings } = this.#parts;
    if (this.#hasRun()) return null;
    const language = PROBED.find((key) =>
      languages.some((it) => it.language === key && it.version),
    );
    if (!language) return null;
    const parts = { ...this.#parts, config, languageId: settings.languageIds[language] };
    const failure = await probe(parts, language, this.#closing.signal);
    if (failure === null) this.noteRun();
    // Behind a long queue a program of somebody else may have come first.
    return this.#hasRun() ? null : failure;
  }

  #hasRun(): boolean {
    return performance.now() - this.#ranAt < this.#parts.timing.watchMs;
  }
}

/** Languages that start quickly. */
const PROBED = ['PYTHON', 'JAVASCRIPT'] as const;

function trouble(reason: string): Found {
  return { kind: 'trouble', reason };
}

function wordsOf(found: Found): string {
  return found.kind === 'trouble' ? found.reason : 'Judge0 answers';
}
