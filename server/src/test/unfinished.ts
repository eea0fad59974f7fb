import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import type { Browser } from './app.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

type Answer = { readonly status: number | undefined; readonly text: string };

/** Sends POST requests of which the body does not come; what is answered to one is answered before it is read. */
export async function unfinishedPosts(app: RequestListener) {
  const server = createServer(app);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanups.push(() => stop(server));
  const { port } = server.address() as { port: number };
  return async (path: string, headers: Readonly<Record<string, string>>): Promise<Answer> => {
    const sent = request({
      ...{ host: '127.0.0.1', port, path, method: 'POST' },
      headers: { 'Content-Length': '1000', ...headers },
    });
    // It is cut off when the test ends.
    sent.on('error', () => undefined);
    sent.write('P');
    const answer = await new Promise<IncomingMessage>((resolve) => sent.once('response', resolve));
    return { status: answer.statusCode, text: await text(answer) };
  };
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** The cookies of somebody who signs in. */
export async function cookiesOf(
  browser: Browser,
  person: { readonly email: string; readonly password: string },
): Promise<string> {
  const { email, password } = person;
  const answer = await browser.post('/api/v1/auth/login').send({ email, password }).expect(200);
  const cookies = answer.get('Set-Cookie') ?? [];
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
