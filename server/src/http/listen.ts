import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Connections that the kernel holds while the event loop is busy; it has a limit of its own, which is
 * the lower one on old systems. A connection beyond them is not refused but lost, and its client tries
 * again after 1, 3 and 7 seconds.
 */
const BACKLOG = 4_096;

/** For requests, as options of a new server. One with the largest body, 32 MiB, may come on a slow line. */
export const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 150_000,
  keepAliveTimeout: 65_000,
};

/** What runs when a server is stopped has so many milliseconds to end. */
export const CLOSE_GRACE_MS = 4_000;
const CLOSE_IDLE_EVERY_MS = 250;

/** Resolves when the server listens. @throws with code EADDRINUSE or EACCES */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Where a listening server is reached. @param host the one it was told to listen on */
export function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Waits for running requests and closes idle connections meanwhile. */
export async function closeServer(server: Server): Promise<void> {
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearInterval(idle);
  clearTimeout(cut);
}
