import { connect, type Socket } from 'node:net';
import { fetchWithin } from './fetch-within.ts';

const CONNECTIONS = 1_000;
/** Another address of this machine than that of everybody else. */
const FROM = '127.0.0.9';
const ANSWER_WITHIN_MS = 30_000;
const WAIT_MS = 10_000;
const LOOKS = 10;

/**
 * Opens a thousand connections from one address, each used once and then idle, and answers how long
 * somebody elsewhere waits at most meanwhile, in milliseconds; infinite without an answer.
 */
export async function idleConnections(url: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  try {
    for (let n = 0; n < CONNECTIONS; n += 1) {
      const socket = connect({ host: hostname, port: Number(port), localAddress: FROM });
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    }
    await Promise.all(sockets.map(used));
    let longest = 0;
    for (let look = 0; look < LOOKS; look += 1) longest = Math.max(longest, await waitFor(url));
    return longest;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

/** Resolves when it has had its answer, or was turned away: a server may do that. */
function used(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('data', () => resolve());
    socket.once('close', () => resolve());
    socket.setTimeout(ANSWER_WITHIN_MS, () => resolve());
  });
}

async function waitFor(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetchWithin(WAIT_MS, `${url}/readyz`).catch(() => null);
  return answer === null ? Infinity : performance.now() - start;
}
