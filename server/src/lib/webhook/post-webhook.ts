import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { guardLookup, refuseHost } from './unreachable-addresses.ts';

/** A POST that did not get through. The message says why in words that hold nothing of the address. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

export type PostWebhook = (url: URL, body: string, signal: AbortSignal) => Promise<void>;

/**
 * Sends JSON to an address that an operator has set. A redirect is not followed, and nothing of the answer is read but
 * its status.
 * @throws {WebhookError} also when `signal` is aborted, whatever the other side does meanwhile
 */
export const postWebhook: PostWebhook = async (url, body, signal) => {
  const status = await statusOf(url, body, signal).catch((error: unknown) => {
    // Not as its cause: errors of connections say where to.
    throw new WebhookError(signal.aborted ? 'no answer in time' : wordsOf(error));
  });
  if (status >= 200 && status < 300) return;
  const more = status >= 300 && status < 400 ? ', and redirects are not followed' : '';
  throw new WebhookError(`the answer was ${String(status)}${more}`);
};

function statusOf(url: URL, body: string, signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    refuseHost(url.hostname);
    const request = open(url, signal, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', reject);
    request.end(body);
  });
}

function open(
  url: URL,
  signal: AbortSignal,
  onAnswer: (response: IncomingMessage) => void,
): ClientRequest {
  const headers = { 'Content-Type': 'application/json', 'User-Agent': 'Stepwise' };
  // A connection of its own, which ends with it.
  const options = { method: 'POST', headers, signal, lookup: guardLookup(), agent: false } as const;
  return url.protocol === 'https:'
    ? requestHttps(url, options, onAnswer)
    : requestHttp(url, options, onAnswer);
}

const CODE = /^[A-Z0-9_]{1,60}$/;

/** The name of an error alone: its message has the host, or the whole address. */
function wordsOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? `no connection (${code})` : 'no connection';
}
