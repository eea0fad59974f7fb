import { firstSignal } from '../lib/process/first-signal.ts';
import { unlessAborted } from '../lib/unless-aborted.ts';

export type Answered = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

/**
 * Fetches a whole answer. At the end of its time it rejects, whatever the connection to a server that
 * was killed in the middle of it has come to.
 */
export async function fetchWithin(
  withinMs: number,
  url: string,
  init: RequestInit = {},
): Promise<Answered> {
  const { signal, release } = firstSignal([], withinMs);
  try {
    return await unlessAborted(exchange(url, { ...init, signal }), signal);
  } finally {
    release();
  }
}

async function exchange(url: string, init: RequestInit): Promise<Answered> {
  const answer = await fetch(url, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
