import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from './chance.ts';
import { fetchWithin } from './fetch-within.ts';

/** What all requests of the run came to, as their senders saw it. */
export type Tally = {
  requests: number;
  /** No answer: refused, cut off, or given up by the sender. */
  unanswered: number;
  /** Answers with a 5xx or 429, which say to come back. */
  putOff: number;
};

type Answer = { readonly status: number; readonly body: unknown; readonly cookie: string | null };

const RETRY_MS = 250;

/** A simulated user, who repeats a request until it succeeds. */
export class Person {
  readonly email: string;
  readonly #url: string;
  readonly #tally: Tally;
  readonly #deadline: AbortSignal;
  #cookie = '';

  constructor(url: string, email: string, tally: Tally, deadline: AbortSignal) {
    this.#url = `${url}/api/v1`;
    this.email = email;
    this.#tally = tally;
    this.#deadline = deadline;
  }

  async enter(path: '/auth/register' | '/auth/login', password: string): Promise<void> {
    const body = { name: 'Somebody', email: this.email, password };
    const answer = await this.ask('POST', path, { body });
    if (answer.cookie === null) throw new Error(`${path} answered ${answer.status}`);
    this.#cookie = answer.cookie;
  }

  /**
   * Sends a request again and again until the answer is final.
   * @throws on an answer that a client would show as an error of its own, and at the deadline
   */
  async ask(method: 'GET' | 'POST', path: string, options: RequestOptions = {}): Promise<Answer> {
    for (;;) {
      this.#deadline.throwIfAborted();
      const answer = await this.#try(method, path, options);
      if (answer !== null && answer.status < 300) return answer;
      if (answer !== null && answer.status < 500 && answer.status !== 429) {
        throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      }
      if (answer === null) this.#tally.unanswered += 1;
      else this.#tally.putOff += 1;
      await sleep(RETRY_MS * (0.5 + chance()));
    }
  }

  /**
   * Asks for a stream of events on a connection of its own and reads none of them, whatever becomes of
   * it. The function that is returned closes it.
   */
  openStream(path: string, { body, headers = {} }: RequestOptions): () => void {
    const sent = request(this.#url + path, {
      method: 'POST',
      agent: false,
      headers: {
        ...{ ...headers, 'Content-Type': 'application/json', Cookie: this.#cookie },
        Accept: 'text/event-stream',
      },
    });
    sent.on('error', () => undefined);
    sent.on('response', (answer) => answer.pause().on('error', () => undefined));
    sent.end(JSON.stringify(body));
    return () => sent.destroy();
  }

  async #try(method: string, path: string, options: RequestOptions): Promise<Answer | null> {
    const { body, headers = {}, patienceMs } = options;
    this.#tally.requests += 1;
    try {
      const answer = await fetchWithin(patienceMs?.() ?? 30_000, this.#url + path, {
        method,
        headers: { ...headers, 'Content-Type': 'application/json', Cookie: this.#cookie },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? null;
      return { status: answer.status, body: JSON.parse(answer.text) as unknown, cookie };
    } catch {
      return null; // Nobody there, or cut off in the middle: what this run is about.
    }
  }
}

type RequestOptions = {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** How long to wait for an answer, asked anew for each try. */
  readonly patienceMs?: () => number;
};
