import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { apiClient } from '../lib/api/api-client.ts';

export type Answer =
  | { status: number; body: unknown; headers?: Record<string, string> }
  | 'unreachable'
  /** The connection stands, and nothing ever comes. */
  | 'silent';

export type Call = { route: string; body: unknown; headers?: Record<string, unknown> };

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

/**
 * Replaces the network, and nothing above it: routes like 'POST /auth/login' and what they answer.
 * What is not named is a 404. The calls are kept in the list that it answers with.
 */
export function fakeServer(answers: Answers): Call[] {
  const calls: Call[] = [];
  apiClient.defaults.adapter = async (config: InternalAxiosRequestConfig) => {
    const route = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`;
    const call: Call = { route, body: parsed(config.data) };
    // Not one of the fields that tests compare.
    Object.defineProperty(call, 'headers', { value: config.headers.toJSON(), enumerable: false });
    calls.push(call);
    const planned = answers[route] ?? failure(404, 'NOT_FOUND', 'Nothing here');
    const answer = typeof planned === 'function' ? await planned() : planned;
    if (answer === 'unreachable') {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    }
    if (answer === 'silent') return silence(config);
    const { status, body, headers = {} } = answer;
    const response = { data: body, status, statusText: '', headers, config };
    if (config.validateStatus?.(status)) return response;
    const message = `Request failed with status code ${status}`;
    throw new AxiosError(message, AxiosError.ERR_BAD_RESPONSE, config, null, response);
  };
  return calls;
}

export function success(body: unknown, status = 200): Answer {
  return { status, body };
}

export function failure(
  status: number,
  code: string,
  message: string,
  details?: { path: string; message: string }[],
): Answer {
  return { status, body: { message, code, errors: [message], details, requestId: 'request-1' } };
}

function silence({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}

function parsed(data: unknown): unknown {
  return typeof data === 'string' ? (JSON.parse(data) as unknown) : data;
}
