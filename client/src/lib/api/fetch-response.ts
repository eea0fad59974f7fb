import { API_PATH, noteFailure } from './api-client.ts';
import { announceBackendUp } from './connectivity.ts';
import { sessionEpoch, userHeaders } from './session.ts';

type Init = Omit<RequestInit, 'headers' | 'credentials'> & { headers?: Record<string, string> };

/**
 * Asks the API for what axios does not give: a body that is read while it arrives, or a file. Failures
 * and connectivity are treated as those of `apiClient`.
 * @param path below `/api/v1`
 * @throws {ApiError} on a failure, DOMException `AbortError` when the signal gives the call up
 */
export async function fetchResponse(path: string, init: Init = {}): Promise<Response> {
  const askedIn = sessionEpoch();
  const response = await send(`${API_PATH}${path}`, askedIn, {
    ...init,
    credentials: 'include',
    headers: { ...userHeaders(), ...init.headers },
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

/**
 * A file of the API, whole.
 * @param path below `/api/v1`
 * @throws {ApiError} on a failure, also when the connection breaks in the middle of the file
 */
export async function fetchFile(path: string): Promise<Blob> {
  const askedIn = sessionEpoch();
  const response = await fetchResponse(path);
  try {
    return await response.blob();
  } catch (cause) {
    throw brokenOff(cause, askedIn);
  }
}

async function send(url: string, askedIn: number, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw brokenOff(cause, askedIn);
  }
}

function brokenOff(cause: unknown, askedIn: number) {
  const message = cause instanceof Error ? cause.message : 'Network Error';
  return noteFailure({ status: 0, body: null, message, askedIn });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // A proxy's page, not an answer of the API.
    return null;
  }
}
