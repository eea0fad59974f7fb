import { readEvents } from './events.mjs';
import { EXIT, Failure } from './failure.mjs';
import { messageOf } from './config.mjs';

/** @import { Account } from './config.mjs' */
/** @import { Frame } from './events.mjs' */

const ANSWER_WITHIN_MS = 30_000;
/** The site sends something every 15 seconds, if only that it still waits. */
const SILENCE_MS = 60_000;

/**
 * Asks the site.
 * @param {Account} account
 * @param {string} path below the API's own address
 * @returns {Promise<any>} the answer's body
 * @throws {Failure}
 */
export async function get(account, path) {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await request(account, path, { signal });
  try {
    return await answer.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw stranger(account.host, answer);
    throw unreachable(account.host, error);
  }
}

/**
 * Sends something, and reads what becomes of it as it happens. Ends without a word where the stream does.
 * @param {Account} account
 * @param {string} path
 * @param {{ body: object, headers: Record<string, string> }} sent
 * @returns {AsyncGenerator<Frame>}
 * @throws {Failure} when it was refused
 */
export async function* stream(account, path, { body, headers }) {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  try {
    const answer = await request(account, path, {
      method: 'POST',
      headers: { ...headers, Accept: 'text/event-stream', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: silent.signal,
    });
    if (!answer.body) return;
    const heard = answer.body.pipeThrough(
      new TransformStream({
        transform(chunk, controller) {
          clearTimeout(timer);
          timer = setTimeout(() => silent.abort(), SILENCE_MS);
          controller.enqueue(chunk);
        },
      }),
    );
    yield* readEvents(heard);
  } catch (error) {
    if (error instanceof Failure) throw error;
    // The connection broke: what was sent is there, and can be asked for.
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param {Account} account
 * @param {string} path
 * @param {RequestInit & { headers?: Record<string, string> }} init
 * @returns {Promise<Response>}
 */
async function request({ host, token }, path, init) {
  let answer;
  try {
    answer = await fetch(`${host}/api/v1${path}`, {
      ...init,
      headers: {
        Accept: 'application/json',
        'User-Agent': 'stepwise-cli',
        ...init.headers,
        Authorization: `Bearer ${token}`,
      },
      // The token is for this site alone.
      redirect: 'manual',
    });
  } catch (error) {
    throw unreachable(host, error);
  }
  if (answer.ok) return answer;
  throw await refusal(host, answer);
}

/**
 * @param {string} host
 * @param {unknown} error
 */
function unreachable(host, error) {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  const isLate = error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  const why = isLate ? 'it does not answer' : messageOf(cause) || 'it refuses the connection';
  return new Failure(EXIT.network, `${host} cannot be reached: ${why}`);
}

/**
 * What the site says, and what to do about it.
 * @param {string} host
 * @param {Response} answer
 */
async function refusal(host, answer) {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    const target = headers.get('location') ?? 'another address';
    return new Failure(EXIT.usage, `${host} sends on to ${target}: log in with that address`);
  }
  /** @type {any} */
  const said = await answer.json().catch(() => null);
  if (typeof said?.message !== 'string') {
    return stranger(host, answer);
  }
  if (status === 401) {
    return new Failure(EXIT.auth, `${said.message}\nThen log in with it: stepwise login ${host}`);
  }
  if (status === 403) return new Failure(EXIT.auth, said.message);
  const wait = headers.get('retry-after');
  const later = wait === null ? '' : ` (try again in ${wait} s)`;
  return new Failure(isForLater(status) ? EXIT.network : EXIT.usage, said.message + later);
}

/**
 * @param {string} host
 * @param {Response} answer
 */
function stranger(host, { status }) {
  return new Failure(EXIT.network, `${host} answers with ${status}, not as Stepwise does`);
}

/** @param {number} status */
function isForLater(status) {
  return status === 429 || status >= 500;
}
