import axios, {
  type AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { ANSWERS } from 'virtual:answer-shapes';
import {
  type ApiError,
  apiErrorFrom,
  silentServer,
  unreadableAnswer,
} from './failures/api-error.ts';
import { API_PATH } from './api-path.ts';
import { announceBackendDown, announceBackendUp } from './connectivity.ts';
import {
  addressOf,
  type Answers,
  type OperationName,
  type Path,
  type PathOf,
} from './operation.ts';
import { retry } from './retry/retry.ts';
import { noteRefusal } from './session/session-events.ts';
import { sessionEpoch, userHeaders } from './session/session.ts';
import { fits } from './shape.ts';
import { watchSilence } from './silence.ts';

/** The HTTP client of the API. Failures become ApiError; it shows nothing itself. */
export const apiClient = axios.create({
  baseURL: API_PATH,
  withCredentials: true,
  timeout: 0,
});

apiClient.interceptors.request.use(nameTheUser);
apiClient.interceptors.response.use(noteResponse, failAsApiError);

/** The session's epoch when a call began. */
const epochs = new WeakMap<object, number>();

function nameTheUser(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  epochs.set(config, sessionEpoch());
  config.headers.set(userHeaders());
  return config;
}

function noteResponse(response: AxiosResponse): AxiosResponse {
  announceBackendUp();
  return response;
}

function failAsApiError(cause: unknown): never {
  // An aborted call says nothing about the server.
  if (!axios.isAxiosError(cause) || axios.isCancel(cause)) throw cause;
  const { response, message, config } = cause as AxiosError;
  const retryAfter: unknown = response?.headers['retry-after'];
  const askedIn = (config && epochs.get(config)) ?? sessionEpoch();
  const { status = 0, data: body } = response ?? {};
  throw noteFailure({ status, body, message, retryAfter, askedIn });
}

type Failure = {
  status: number;
  body: unknown;
  message: string;
  retryAfter?: unknown;
  /** Epoch of the session in which the call began. */
  askedIn: number;
  /** Whether it was given up because nothing was heard. */
  wasSilent?: boolean;
};

/** Tells the rest of the client of a failed call. Exported for lib/event-stream alone. */
export function noteFailure(failure: Failure): ApiError {
  const { status, body, message, retryAfter, askedIn, wasSilent = false } = failure;
  if (status === 0 || status >= 500) announceBackendDown({ status: status || null, message });
  else announceBackendUp();
  const error = wasSilent ? silentServer() : apiErrorFrom(status, body, retryAfter);
  noteRefusal(error.code, askedIn);
  return error;
}

type CallOptions = Pick<
  AxiosRequestConfig,
  'baseURL' | 'data' | 'headers' | 'params' | 'validateStatus'
> & {
  readonly path?: Path;
  readonly signal?: AbortSignal;
  /** How long nothing may be heard, in milliseconds. */
  readonly silenceMs?: number;
};

/** Only what has no places in its path can be called without options. */
type CallArguments<Name extends OperationName> =
  unknown extends PathOf<Name> ? [options?: CallOptions] : [options: CallOptions & PathOf<Name>];

/** What a person waits for without being told why. */
const PATIENCE_SECONDS = 10;

function patience({ retryAfterSeconds: seconds }: ApiError) {
  if (seconds === null || seconds > PATIENCE_SECONDS) return null;
  return { seconds, withinMs: PATIENCE_SECONDS * 1000 };
}

/**
 * Calls the API and answers with the body, which has the shape that the contract promises. A read that
 * the server puts off for a moment is repeated when it says, for up to ten seconds.
 * @throws {ApiError} on a failure, on an answer of another shape, and when nothing was heard for too long
 */
export async function call<Name extends OperationName>(
  operation: Name,
  ...[options = {}]: CallArguments<Name>
): Promise<Answers[Name]> {
  const { path, silenceMs, signal, ...config }: CallOptions = options;
  const request = { ...addressOf(operation, path), ...config };
  const once = () => send(request, signal, silenceMs);
  const isRead = request.method === 'GET';
  const { data, status, headers } = await (isRead ? retry(once, signal, patience) : once());
  if (fits(data, ANSWERS[operation] ?? 'any')) return data as Answers[Name];
  const requestId: unknown = headers['x-request-id'];
  throw unreadableAnswer(status, typeof requestId === 'string' ? requestId : '');
}

async function send(
  config: AxiosRequestConfig,
  givenUp: AbortSignal | undefined,
  silenceMs: number | undefined,
): Promise<AxiosResponse<unknown>> {
  const { signal, heard, wasSilent, release } = watchSilence(givenUp, silenceMs);
  const askedIn = sessionEpoch();
  try {
    const watched = { ...config, signal, onDownloadProgress: heard };
    // Listening to an upload makes the browser treat a read as another than the one it has preloaded.
    if (config.data !== undefined) Object.assign(watched, { onUploadProgress: heard });
    return await apiClient.request<unknown>(watched);
  } catch (error) {
    if (!wasSilent()) throw error;
    const message = 'Nothing was heard';
    throw noteFailure({ status: 0, body: null, message, askedIn, wasSilent: true });
  } finally {
    release();
  }
}
