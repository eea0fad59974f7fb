import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios';
import type { z } from 'zod';
import { apiErrorFrom, type ApiError } from './api-error.ts';
import { announceBackendDown, announceBackendUp } from './connectivity.ts';
import { announceUnauthenticated } from './unauthenticated.ts';

/** Where the API is. */
export const API_PATH = '/api/v1';

/** The one way to the server. Failures leave it as ApiError; it shows nothing and knows no page. */
export const apiClient = axios.create({
  baseURL: API_PATH,
  withCredentials: true,
  timeout: 0,
});

apiClient.interceptors.response.use(noteResponse, failAsApiError);

function noteResponse(response: AxiosResponse): AxiosResponse {
  announceBackendUp();
  return response;
}

function failAsApiError(cause: unknown): never {
  // A call that its own page gave up says nothing about the server.
  if (!axios.isAxiosError(cause) || axios.isCancel(cause)) throw cause;
  const { response, message } = cause as AxiosError;
  const retryAfter: unknown = response?.headers['retry-after'];
  throw noteFailure({ status: response?.status ?? 0, body: response?.data, message, retryAfter });
}

type Failure = { status: number; body: unknown; message: string; retryAfter?: unknown };

/** Tells the rest of the client of a failed call. Exported for lib/event-stream alone. */
export function noteFailure({ status, body, message, retryAfter }: Failure): ApiError {
  if (status === 0 || status >= 500) announceBackendDown({ status: status || null, message });
  else announceBackendUp();
  const error = apiErrorFrom(status, body, retryAfter);
  if (error.code === 'UNAUTHENTICATED') announceUnauthenticated();
  return error;
}

/**
 * Calls the API and answers with the body. Where we develop and test, the body is parsed by its
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
