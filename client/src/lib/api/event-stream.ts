import { fetchResponse } from './fetch-response.ts';
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
  return fetchResponse(path, {
    method,
    headers: { 'Content-Type': typeOf(body), Accept: 'text/event-stream', ...headers },
    body: body instanceof File ? body : JSON.stringify(body),
    signal,
  });
}

function typeOf(body: unknown): string {
  return body instanceof File ? 'application/zip' : 'application/json';
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
