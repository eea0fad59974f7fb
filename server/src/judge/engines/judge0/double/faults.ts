import type { ServerResponse } from 'node:http';

/** What a server in trouble does to a request. */
export type RequestFault =
  | 'reset'
  | 'hang'
  | 'error-500'
  | 'html'
  | 'half-json'
  | 'queue-full'
  | 'too-many'
  | 'maintenance'
  | 'not-found'
  | 'too-large'
  | 'bad-request'
  | 'bad-limit'
  | 'bad-language'
  | 'unauthorized';

const ANSWERS: Readonly<Record<Exclude<RequestFault, 'reset' | 'hang'>, [number, string]>> = {
  'error-500': [500, ''],
  html: [200, '<html>Welcome</html>'],
  'half-json': [200, '{"submissions":[{"token":"'],
  'queue-full': [503, '{"error":"queue is full"}'],
  'too-many': [429, ''],
  maintenance: [503, '{"error":"Judge0 is currently in maintenance."}'],
  'not-found': [404, '<html>404 Not Found</html>'],
  'too-large': [413, '<html>413 Request Entity Too Large</html>'],
  'bad-request': [400, ''],
  'bad-limit': [422, '[{"cpu_time_limit":["must be less than or equal to 1.0"]}]'],
  'bad-language': [
    422,
    '[{"language_id":["language with id 71 is archived and cannot be used anymore"]}]',
  ],
  unauthorized: [401, ''],
};

/** Answers in place of the server. */
export function answerWith(fault: RequestFault, response: ServerResponse): void {
  // At `hang` the one who asked has to give up.
  if (fault === 'hang') return;
  if (fault === 'reset') {
    response.destroy();
    return;
  }
  const [status, body] = ANSWERS[fault];
  const type = body.startsWith('{') || body.startsWith('[') ? 'application/json' : 'text/html';
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body);
}
