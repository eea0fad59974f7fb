import type { z } from 'zod';
import {
  configAnswer,
  createdAnswer,
  languagesAnswer,
  RESULT_FIELDS,
  resultsAnswer,
  statusesAnswer,
  workersAnswer,
} from './answers.ts';
import type { Judge0Result, ServerConfig } from './answers.ts';
import type { Judge0Http } from './http.ts';
import { unintelligible } from './judge0-error.ts';

/** A submission as Judge0 takes it; texts are base64. */
export type NewSubmission = Readonly<Record<string, string | number | boolean>>;

export type Created = { readonly token: string } | { readonly wrong: string };

/**
 * The few calls we need. Every method throws Judge0Error, or the signal's reason when aborted.
 * Texts are base64 both ways: without it one byte beyond ASCII spoils a whole answer.
 */
export class Judge0Api {
  readonly #http: Judge0Http;

  constructor(http: Judge0Http) {
    this.#http = http;
  }

  async languages(signal: AbortSignal): Promise<z.output<typeof languagesAnswer>> {
    return read(languagesAnswer, (await this.#http.get('/languages', signal)).json);
  }

  async config(signal: AbortSignal): Promise<ServerConfig> {
    return read(configAnswer, (await this.#http.get('/config_info', signal)).json);
  }

  /** Empty until the first submission that was ever queued. */
  async workers(signal: AbortSignal): Promise<z.output<typeof workersAnswer>> {
    return read(workersAnswer, (await this.#http.get('/workers', signal)).json);
  }

  /** One answer per submission, in their order. A batch is taken although entries of it are wrong. */
  async submit(submissions: readonly NewSubmission[], signal: AbortSignal): Promise<Created[]> {
    const path = '/submissions/batch?base64_encoded=true';
    const { json } = await this.#http.post(path, { submissions }, signal);
    const entries = read(createdAnswer, json);
    if (entries.length !== submissions.length) throw unintelligible('a batch of another size');
    return entries.map((entry) =>
      typeof entry['token'] === 'string' ? { token: entry['token'] } : { wrong: wordsOf(entry) },
    );
  }

  /** Numbers of their statuses, null for a token the server does not know. */
  async statuses(tokens: readonly string[], signal: AbortSignal): Promise<(number | null)[]> {
    const answer = await this.#batch(tokens, ['token', 'status_id'], signal);
    const { submissions } = read(statusesAnswer, answer);
    return inOrder(tokens, submissions).map((entry) => entry?.status_id ?? null);
  }

  async results(
    tokens: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly (Judge0Result | null)[]> {
    const answer = await this.#batch(tokens, RESULT_FIELDS, signal);
    return inOrder(tokens, read(resultsAnswer, answer).submissions);
  }

  /** Not GET /submissions/:token: that one is cached for a second. */
  async #batch(tokens: readonly string[], fields: readonly string[], signal: AbortSignal) {
    const query = `tokens=${tokens.map(encodeURIComponent).join(',')}&fields=${fields.join(',')}`;
    const path = `/submissions/batch?base64_encoded=true&${query}`;
    return (await this.#http.get(path, signal)).json;
  }
}

function read<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.join('.') ?? '';
  throw unintelligible([where, issue?.message].filter(Boolean).join(': '));
}

function inOrder<Entry extends { readonly token: string }>(
  tokens: readonly string[],
  entries: readonly (Entry | null)[],
): readonly (Entry | null)[] {
  const fits =
    entries.length === tokens.length &&
    entries.every((entry, index) => entry === null || entry.token === tokens[index]);
  if (!fits) throw unintelligible('results of other submissions than were asked for');
  return entries;
}

function wordsOf(entry: Readonly<Record<string, unknown>>): string {
  return Object.entries(entry)
    .map(([attribute, messages]) => `${attribute} ${String(messages)}`)
    .join('; ');
}
