import { firstSignal } from '../../../../lib/process/first-signal.ts';
import { readBounded } from './read-bounded.ts';
import { Judge0Error, unintelligible } from './judge0-error.ts';
import type { Judge0Trouble } from './judge0-error.ts';
import type { Judge0Settings } from '../settings.ts';

/** Five results with 4 MB of output and of stderr each, in base64. */
const LARGEST_ANSWER_BYTES = 64 << 20;

const ANSWERS = [200, 201, 422];
const BY_STATUS: Readonly<Partial<Record<number, readonly [Judge0Trouble, string]>>> = {
  401: ['refused', 'refuses our requests'],
  403: ['refused', 'refuses our requests'],
  // What a proxy says of a server that is away or slow, or of a request that it knows no way for.
  404: ['absent', 'is not where it should be'],
  408: ['absent', 'took too long for a request'],
  413: ['too-large', 'takes no request of this size'],
  429: ['busy', 'wants fewer requests'],
};

/** An answer with a body of JSON. `status` is one of ANSWERS. */
export type Answer = { readonly status: number; readonly json: unknown };

/** Sends requests and sorts the answers. Connections are kept alive by Node's own agent. */
export class Judge0Http {
  readonly #base: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #timeoutMs: number;

  constructor({ url, token, tokenHeader }: Judge0Settings, timeoutMs: number) {
    this.#base = url.replace(/\/+$/, '');
    this.#headers = token === null ? {} : { [tokenHeader]: token };
    this.#timeoutMs = timeoutMs;
  }

  /**
   * @throws {Judge0Error}
   * @throws the signal's reason when aborted
   */
  async get(path: string, signal: AbortSignal): Promise<Answer> {
    return await this.#send(path, { method: 'GET', headers: this.#headers }, signal);
  }

  /**
   * @throws {Judge0Error}
   * @throws the signal's reason when aborted
   */
  async post(path: string, body: unknown, signal: AbortSignal): Promise<Answer> {
    const headers = { ...this.#headers, 'Content-Type': 'application/json' };
    return await this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) }, signal);
  }

  async #send(path: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const { signal: either, release } = firstSignal([signal], this.#timeoutMs);
    try {
      const response = await fetch(this.#base + path, {
        ...init,
        redirect: 'error',
        signal: either,
      });
      return sortAnswer(response.status, await readBounded(response, LARGEST_ANSWER_BYTES));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof Judge0Error) throw error;
      const why = either.aborted ? `no answer in ${this.#timeoutMs} ms` : reasonOf(error);
      throw new Judge0Error('transient', `Judge0 cannot be reached: ${why}`, { cause: error });
    } finally {
      release();
    }
  }
}

function sortAnswer(status: number, body: string): Answer {
  const json = parse(body);
  const trouble = troubleOf(status, saidIn(json));
  if (trouble) throw trouble;
  if (ANSWERS.includes(status) && json !== undefined) return { status, json };
  if (status >= 400 && status < 500) {
    throw new Judge0Error('unfit', `Judge0 does not take a request (HTTP ${status})`);
  }
  throw unintelligible(ANSWERS.includes(status) ? 'no JSON' : `HTTP ${status}`);
}

/** null where neither the status nor what was said names it. */
function troubleOf(status: number, said: string | null): Judge0Error | null {
  const [trouble, words] = BY_STATUS[status] ?? [];
  if (trouble) return new Judge0Error(trouble, `Judge0 ${words} (HTTP ${status})`);
  if (status === 503 && said === 'queue is full') {
    return new Judge0Error('busy', "Judge0's queue is full");
  }
  if (said === null || ![400, 503].includes(status)) return null;
  return new Judge0Error('closed', `Judge0 says: ${said}`);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function saidIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null || !('error' in json)) return null;
  return typeof json.error === 'string' ? json.error : null;
}

/** Node's fetch hides what happened in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
}
