import axios, {
  type AxiosError,
  type AxiosRequestConfig,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { z } from 'zod';
import { apiErrorFrom, type ApiError } from './api-error.ts';
import { announceBackendDown, announceBackendUp } from './connectivity.ts';
import { noteRefusal } from './session-events.ts';
import { sessionEpoch, userHeaders } from './session.ts';

/** Base path of the API. */
export const API_PATH = '/api/v1';

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
};

/** Notifies the rest of the client of a failed call. Exported for event-stream.ts only. */
export function noteFailure({ status, body, message, retryAfter, askedIn }: Failure): ApiError {
  if (status === 0 || status >= 500) announceBackendDown({ status: status || null, message });
  else announceBackendUp();
  const error = apiErrorFrom(status, body, retryAfter);
  noteRefusal(error.code, askedIn);
  return error;
}

/**
 * Calls the API and returns the body. In development and tests the body is parsed by its
 * contract, so drift fails loudly; in production the schemas are not even downloaded, which is why
 * they come as an import to be made: `async () => (await import('@stepwise/contracts/auth')).userSchema`.
 */
export async function call<Body>(
  config: AxiosRequestConfig,
  contract: () => Promise<z.ZodType<Body>>,
): Promise<Body> {
  const { data } = await apiClient.request<Body>(config);
  if (!import.meta.env.DEV) return data;
  return (await contract()).parse(data);
}
