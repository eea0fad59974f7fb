import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { LANGUAGES } from '@stepwise/contracts/language';
import type { JudgeEngine } from '../../../engine.ts';
import { checkSubmission } from './check-submission.ts';
import { answerWith } from './faults.ts';
import type { RequestFault } from './faults.ts';
import { OLD_NAMES, REAL } from './manners.ts';
import type { Manners } from './manners.ts';
import { presentSubmission } from './present-submission.ts';
import { SingleCache } from './single-cache.ts';
import type { StoredSubmission } from './stored-submission.ts';
import { Workers } from './workers.ts';

export type DoubleOptions = {
  readonly workers?: number;
  readonly maxQueueSize?: number;
  readonly token?: string;
  /** Seconds; its maximum as it tells it. */
  readonly maxWallS?: number;
  /** Of a request's body, by a proxy before it. */
  readonly maxBodyBytes?: number;
  /** Languages whose compilers are told options; by default all. */
  readonly optionsFor?: readonly string[];
  /** Ids that are left out of /languages. */
  readonly missing?: readonly number[];
  /** Those of a real server by default. */
  readonly manners?: Manners;
};

/** Which requests a fault meets. */
export type Place = 'submit' | 'ask' | 'languages';

const BATCH_SIZE = 20;
const CONFIG = {
  maintenance_mode: false,
  enable_compiler_options: true,
  enable_batched_submissions: true,
  max_submission_batch_size: BATCH_SIZE,
  max_cpu_time_limit: 15,
  max_memory_limit: 512_000,
  max_stack_limit: 128_000,
  max_max_processes_and_or_threads: 120,
  max_max_file_size: 4096,
};

type Batch = { readonly submissions?: readonly Record<string, unknown>[] };

type Reply = { readonly status: number; readonly body: unknown };

const ok = (body: unknown): Reply => ({ status: 200, body });
const failed = (status: number, error: string): Reply => ({ status, body: { error } });

/** For tests: answers as a Judge0 1.13.1 was recorded to, and can be made to fail. */
export class Judge0Double {
  readonly workers: Workers;
  readonly #engine: JudgeEngine;
  readonly #options: DoubleOptions;
  readonly #submissions = new Map<string, StoredSubmission>();
  readonly #singles = new SingleCache();
  readonly #faults: { place: Place; fault: RequestFault }[] = [];
  /** Requests with this text in their body are not found by a proxy before it. */
  missed: string | null = null;
  /** Every request so far, as "GET /languages". */
  readonly requests: string[] = [];

  constructor(engine: JudgeEngine, options: DoubleOptions) {
    this.#engine = engine;
    this.#options = options;
    this.workers = new Workers(engine, options.workers ?? 4, options.manners ?? REAL);
  }

  /** The next `times` requests of this kind meet the fault. */
  fail(place: Place, fault: RequestFault, times = 1): void {
    for (let time = 0; time < times; time += 1) this.#faults.push({ place, fault });
  }

  /** A restart on an empty database. */
  forgetEverything(): void {
    this.workers.forgetQueue();
    this.#submissions.clear();
  }

  async close(): Promise<void> {
    await this.workers.close();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    const name = `${request.method ?? ''} ${url.pathname}`;
    this.requests.push(name);
    const body = await text(request).catch(() => '');
    const fault = this.#proxyFault(body) ?? this.#takeFault(name);
    if (fault) {
      answerWith(fault, response);
      return;
    }
    const { token } = this.#options;
    if (token !== undefined && request.headers['x-auth-token'] !== token) {
      answerWith('unauthorized', response);
      return;
    }
    const { status, body: answer } = this.#reply(name, url, body);
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    if (answer === undefined) response.writeHead(status).end();
    else response.writeHead(status, headers).end(JSON.stringify(answer));
  }

  #proxyFault(body: string): RequestFault | null {
    const { maxBodyBytes = Infinity } = this.#options;
    if (this.missed !== null && body.includes(this.missed)) return 'not-found';
    return body.length > maxBodyBytes ? 'too-large' : null;
  }

  #takeFault(name: string): RequestFault | null {
    const place = PLACES[name];
    const at = this.#faults.findIndex((entry) => entry.place === place);
    const [taken] = at < 0 ? [] : this.#faults.splice(at, 1);
    return taken?.fault ?? null;
  }

  #reply(name: string, url: URL, body: string): Reply {
    switch (name) {
      case 'GET /languages':
        return ok(this.#languages());
      case 'GET /config_info':
        return ok({
          ...CONFIG,
          allowed_languages_for_compile_options: this.#options.optionsFor ?? [],
          max_wall_time_limit: this.#options.maxWallS ?? 20,
        });
      case 'GET /workers':
        return ok([this.#queue()]);
      case 'POST /submissions/batch':
        return this.#submit(JSON.parse(body) as Batch);
      case 'GET /submissions/batch':
        return this.#ask(url.searchParams);
      default:
        return this.#askOne(name, url.searchParams);
    }
  }

  /** An unknown token and an unknown route are answered alike: with nothing. */
  #askOne(name: string, query: URLSearchParams): Reply {
    const token = name.startsWith(ONE) ? name.slice(ONE.length) : '';
    const submission = this.#submissions.get(token);
    if (!submission) return { status: 404, body: undefined };
    if (query.get('base64_encoded') !== 'true') return failed(400, NOT_UTF8);
    const fields = (query.get('fields') ?? DEFAULT_FIELDS).split(',');
    return ok(this.#singles.present(submission, fields, presentSubmission));
  }

  #languages(): { id: number; name: string }[] {
    const versions = new Map(
      this.#engine.status().languages.map(({ language, version }) => [language, version ?? '']),
    );
    const { missing = [], manners = REAL } = this.#options;
    return LANGUAGES.filter(({ id }) => !missing.includes(id)).map(({ id, key, label }) => {
      if (manners.hasOldLanguages) return { id, name: OLD_NAMES[key] };
      const version = versions.get(key) ?? '';
      const inside = version.startsWith(`${label} `) ? version.slice(label.length + 1) : version;
      return { id, name: `${label} (${inside})` };
    });
  }

  #queue(): Record<string, unknown> {
    const { size, available, working } = this.workers;
    const idle = available - working;
    return { queue: '1.13.1', size, available, idle, working, paused: 0, failed: 0 };
  }

  #submit(body: Batch): Reply {
    const given = body.submissions ?? [];
    const { maxQueueSize = 100 } = this.#options;
    if (this.workers.size + given.length > maxQueueSize) return failed(503, 'queue is full');
    if (given.length > BATCH_SIZE) return failed(400, TOO_MANY);
    if (given.length === 0) {
      return failed(400, 'there should be at least one submission in a batch');
    }
    const checked = given.map(checkSubmission);
    for (const submission of checked) {
      if ('wrong' in submission) continue;
      this.#submissions.set(submission.token, submission);
      this.workers.add(submission);
    }
    const entries = checked.map((entry) =>
      'wrong' in entry ? entry.wrong : { token: entry.token },
    );
    return { status: checked.every((entry) => 'wrong' in entry) ? 422 : 201, body: entries };
  }

  #ask(query: URLSearchParams): Reply {
    const tokens = (query.get('tokens') ?? '').split(',');
    if (tokens.length > BATCH_SIZE) return failed(400, TOO_MANY);
    if (query.get('base64_encoded') !== 'true') {
      return failed(400, NOT_UTF8);
    }
    const fields = (query.get('fields') ?? DEFAULT_FIELDS).split(',');
    const submissions = tokens.map((token) => {
      const submission = this.#submissions.get(token);
      return submission ? presentSubmission(submission, fields) : null;
    });
    return ok({ submissions });
  }
}

const ONE = 'GET /submissions/';
const DEFAULT_FIELDS = 'token,time,memory,stdout,stderr,compile_output,message,status_id';
const NOT_UTF8 = 'some attributes for one or more submissions cannot be converted to UTF-8';
const TOO_MANY = `number of submissions in a batch should be less than or equal to ${BATCH_SIZE}`;

const PLACES: Readonly<Record<string, Place>> = {
  'POST /submissions/batch': 'submit',
  'GET /submissions/batch': 'ask',
  'GET /languages': 'languages',
};
