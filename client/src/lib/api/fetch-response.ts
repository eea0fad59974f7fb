import { ANSWERS } from 'virtual:answer-shapes';
import { noteFailure } from './api-client.ts';
import { API_PATH } from './api-path.ts';
import { unreadableAnswer } from './failures/api-error.ts';
import { announceBackendUp } from './connectivity.ts';
import { addressOf, type Answers, type OperationName, type Path } from './operation.ts';
import { sessionEpoch, userHeaders } from './session/session.ts';
import { fits } from './shape.ts';
import { watchSilence, type Watch } from './silence.ts';

export type FetchOptions = {
  readonly path?: Path;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
  /** Whether the call goes on when the page is gone. */
  readonly keepalive?: boolean;
};

/** All that browsers send for pages that are gone, with some room for what else is on its way. */
const KEPT_ALIVE_MAX_BYTES = 48 * 1024;

/**
 * Asks the API for what axios does not give: a body that is read while it arrives, or a file. Failures
 * and connectivity are treated as those of `apiClient`.
 * @param watch told of the answer; it ends the call, and the body, when nothing is heard
 * @throws {ApiError} on a failure, DOMException `AbortError` when the signal gives the call up
 */
export async function fetchResponse(
  operation: OperationName,
  { path, query, headers, body, signal, keepalive = false }: FetchOptions,
  watch: Watch,
): Promise<Response> {
  const askedIn = sessionEpoch();
  const { method, url } = addressOf(operation, path);
  const search = query ? `?${new URLSearchParams(query).toString()}` : '';
  const init: RequestInit = {
    method,
    credentials: 'include',
    headers: { ...userHeaders(), ...headers },
    signal: watch.signal,
    keepalive,
    ...(body === undefined ? {} : { body }),
  };
  const response = await fetch(`${API_PATH}${url}${search}`, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw brokenOff(cause, askedIn, watch);
  });
  watch.heard();
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

/**
 * A file of the API, whole.
 * @throws {ApiError} on a failure, on an answer of another type, and when the connection breaks in the middle
 */
export async function fetchFile(
  operation: OperationName,
  wanted: string,
  options: FetchOptions,
): Promise<Blob> {
  const askedIn = sessionEpoch();
  const watch = watchSilence(options.signal);
  try {
    const response = await fetchResponse(operation, options, watch);
    const type = response.headers.get('Content-Type') ?? '';
    // A proxy's page has status 200 too, and so has nothing at all.
    if (!type.startsWith(wanted)) throw unreadableAnswer(response.status);
    return await readFile(response, type, watch).catch((cause: unknown) => {
      throw brokenOff(cause, askedIn, watch);
    });
  } finally {
    watch.release();
  }
}

/**
 * Sends JSON in a way that goes on when the page is gone, as long as it is not too long for that.
 * @throws {ApiError} on a failure, and on an answer of another shape
 */
export async function sendLeaving<Name extends OperationName>(
  operation: Name,
  { path, body }: { readonly path?: Path; readonly body: string },
): Promise<Answers[Name]> {
  const watch = watchSilence(undefined);
  try {
    const response = await fetchResponse(
      operation,
      {
        body,
        headers: { 'Content-Type': 'application/json' },
        keepalive: new Blob([body]).size <= KEPT_ALIVE_MAX_BYTES,
        ...(path ? { path } : {}),
      },
      watch,
    );
    const data = await readJson(response);
    if (fits(data, ANSWERS[operation] ?? 'any')) return data as Answers[Name];
    throw unreadableAnswer(response.status);
  } finally {
    watch.release();
  }
}

/** Piece by piece: a large file may take its time, as long as something comes. */
async function readFile(response: Response, type: string, watch: Watch): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    watch.heard();
    pieces.push(piece.value);
  }
  return new Blob(pieces, { type });
}

function brokenOff(cause: unknown, askedIn: number, watch: Watch) {
  const message = cause instanceof Error ? cause.message : 'Network Error';
  return noteFailure({ status: 0, body: null, message, askedIn, wasSilent: watch.wasSilent() });
}

/** The body as JSON; undefined where it is none: a proxy's page, or cut off. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
