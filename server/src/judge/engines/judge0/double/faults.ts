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
  | 'unauthorized';

/** Answers in place of the server. */
export function answerWith(fault: RequestFault, response: ServerResponse): void {
  const json = (status: number, body: string): void => {
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(body);
  };
  switch (fault) {
    case 'reset':
      response.destroy();
      return;
    case 'hang':
      // The one who asked has to give up.
      return;
    case 'error-500':
      response.writeHead(500, { 'Content-Type': 'text/html' }).end();
      return;
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Welcome</html>');
      return;
    case 'half-json':
      json(200, '{"submissions":[{"token":"');
      return;
    case 'queue-full':
      json(503, '{"error":"queue is full"}');
      return;
    case 'too-many':
      response.writeHead(429).end();
      return;
    case 'maintenance':
      json(503, '{"error":"Judge0 is currently in maintenance."}');
      return;
    case 'unauthorized':
      response.writeHead(401, { 'Content-Type': 'text/html' }).end();
  }
}
