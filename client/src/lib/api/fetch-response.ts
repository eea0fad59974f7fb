import { noteFailure } from './api-client.ts';
import { API_PATH } from './api-path.ts';
import { unreadableAnswer } from './api-error.ts';
import { announceBackendUp } from './connectivity.ts';
import { addressOf, type OperationName, type Path } from './operation.ts';
import { sessionEpoch, userHeaders } from './session.ts';
import { watchSilence, type Watch } from './silence.ts';

export type FetchOptions = {
  readonly path?: Path;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
  readonly signal?: AbortSignal;
};

/**
 * Asks the API for what axios does not give: a body that is read while it arrives, or a file. Failures
 * and connectivity are treated as those of `apiClient`.
 * @param watch told of the answer; it ends the call, and the body, when nothing is heard
 * @throws {ApiError} on a failure, DOMException `AbortError` when the signal gives the call up
 */
export async function fetchResponse(
  operation: OperationName,
  { path, query, headers, body, signal }: FetchOptions,
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
 * @throws {ApiError} on a failure, also when the connection breaks in the middle of the file
 */
export async function fetchFile(operation: OperationName, options: FetchOptions): Promise<Blob> {
  const askedIn = sessionEpoch();
  const watch = watchSilence(options.signal);
  try {
    const response = await fetchResponse(operation, options, watch);
    const type = response.headers.get('Content-Type') ?? '';
    // A proxy's page has status 200 too.
    if (type.startsWith('text/html')) throw unreadableAnswer(response.status);
    return await readFile(response, type, watch).catch((cause: unknown) => {
      throw brokenOff(cause, askedIn, watch);
    });
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
