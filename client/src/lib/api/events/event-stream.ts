import { ANSWERS } from 'virtual:answer-shapes';
import { EVENTS } from 'virtual:event-shapes';
import { unreadableAnswer } from '../failures/api-error.ts';
import { fetchResponse, readJson, type FetchOptions } from '../fetch-response.ts';
import type { StreamEvent, StreamName } from '../operation.ts';
import { fits, type Shape } from '../shape.ts';
import { watchSilence, type Watch } from '../silence.ts';
import { createSseParser, type SseFrame } from './sse-parser.ts';

type StreamOptions = Omit<FetchOptions, 'body' | 'signal'> & {
  /** Sent as JSON, or a zip file as it is. */
  readonly body: unknown;
  readonly signal: AbortSignal;
};

/**
 * Calls an operation and tells of it as it goes, which axios does not do; the rest is as with `call`.
 * An answer in one piece is a lone `done`. What this client does not know or cannot read is left out:
 * a newer server may send it. It may end without `done` when the connection breaks or falls silent.
 * @throws {ApiError} on a failure, an answer of another shape, and silence before the first word
 * @throws {DOMException} `AbortError` when `signal` gives the call up
 */
export async function* stream<Name extends StreamName>(
  operation: Name,
  { body, signal, ...options }: StreamOptions,
): AsyncGenerator<StreamEvent<Name>> {
  const watch = watchSilence(signal);
  const isFile = body instanceof File;
  const types = {
    'Content-Type': isFile ? 'application/zip' : 'application/json',
    Accept: 'text/event-stream',
  };
  try {
    const response = await fetchResponse(
      operation,
      {
        ...options,
        headers: { ...types, ...options.headers },
        body: isFile ? body : JSON.stringify(body),
        signal,
      },
      watch,
    );
    if (response.headers.get('Content-Type')?.startsWith('text/event-stream')) {
      yield* readEvents(response, watch, signal, EVENTS[operation] ?? {});
    } else {
      const payload = await readWhole(response, ANSWERS[operation] ?? 'any');
      yield { name: 'done', payload } as StreamEvent<Name>;
    }
  } finally {
    watch.release();
  }
}

async function readWhole(response: Response, shape: Shape): Promise<unknown> {
  const body = await readJson(response);
  if (fits(body, shape)) return body;
  throw unreadableAnswer(response.status, response.headers.get('X-Request-Id') ?? '');
}

async function* readEvents<Name extends StreamName>(
  response: Response,
  watch: Watch,
  givenUp: AbortSignal,
  shapes: Readonly<Record<string, Shape>>,
): AsyncGenerator<StreamEvent<Name>> {
  const parser = createSseParser();
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (reader) {
    const piece = await reader.read().catch((cause: unknown) => {
      if (givenUp.aborted) throw cause;
      // Broken off, or silent for too long: whoever listens sees that the end is missing.
      return { done: true as const, value: undefined };
    });
    if (piece.done) return;
    watch.heard();
    for (const frame of parser.push(piece.value)) {
      const event = readEvent(frame, shapes);
      if (event) yield event as StreamEvent<Name>;
    }
  }
}

function readEvent({ event: name, data }: SseFrame, shapes: Readonly<Record<string, Shape>>) {
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (shape === undefined) return null;
  try {
    const payload: unknown = JSON.parse(data);
    return fits(payload, shape) ? { name, payload } : null;
  } catch {
    return null;
  }
}
