import { createServer } from 'node:net';

/** The port cannot be listened on; `message` says why and what to do. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/**
 * Looks before anything is started, so that a taken port costs no time.
 * @throws {PortError}
 */
export function assertPortFree(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(new PortError(explain(error, port, host), { cause: error }));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  const where = `Port ${port} on ${host}`;
  if (error.code === 'EADDRINUSE') {
    return `${where} is taken by another program. Choose another one: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') return `${where} may not be used by this user (${error.message}).`;
  return `${where} cannot be used: ${error.message}`;
}
