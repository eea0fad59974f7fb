import type { Server } from 'node:http';

/**
 * Connections that the kernel holds while the event loop is busy; it has a limit of its own, which is
 * the lower one on old systems. A connection beyond them is not refused but lost, and its client tries
 * again after 1, 3 and 7 seconds.
 */
const BACKLOG = 4_096;

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
