import { API_PATH, noteFailure } from './api-client.ts';
import { announceBackendUp } from './connectivity.ts';
import { sessionEpoch, userHeaders } from './session.ts';
import { createSseParser, type SseFrame } from './sse-parser.ts';

type StreamOptions = {
  method?: 'POST' | 'PUT';
  headers?: Record<string, string>;
  signal: AbortSignal;
};

/**
 * Sends JSON or a zip file and returns a response whose body can be read while it
 * arrives, which axios does not do. Failures and connectivity are treated as those of `apiClient`.
 * @param path below `/api/v1`
 * @throws {ApiError} on a failure, DOMException `AbortError` when `signal` gives the call up
 */
export async function sendForStream(
  path: string,
  body: unknown,
  { method = 'POST', headers = {}, signal }: StreamOptions,
): Promise<Response> {
  const askedIn = sessionEpoch();
  const response = await send(`${API_PATH}${path}`, askedIn, {
    method,
    credentials: 'include',
    headers: {
      'Content-Type': typeOf(body),
      Accept: 'text/event-stream',
      ...userHeaders(),
      ...headers,
    },
    body: body instanceof File ? body : JSON.stringify(body),
    signal,
  });
  if (!response.ok) {
    throw noteFailure({
      status: response.status,
      body: await readJson(response),
      message: response.statusText,
      retryAfter: response.headers.get('Retry-After'),
      askedIn,
    });
  }
  announceBackendUp();
  return response;
}

function typeOf(body: unknown): string {
  return body instanceof File ? 'application/zip' : 'application/json';
}

async function send(url: string, askedIn: number, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    const message = cause instanceof Error ? cause.message : 'Network Error';
    throw noteFailure({ status: 0, body: null, message, askedIn });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's page, not an answer of the API.
    return null;
  }
}

/** The frames of an event stream as they arrive; ends with the connection. */
export async function* readFrames(response: Response): AsyncGenerator<SseFrame> {
  if (!response.body) return;
  const parser = createSseParser();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const piece = await reader.read();
    if (piece.done) return;
    yield* parser.push(piece.value);
  }
}
