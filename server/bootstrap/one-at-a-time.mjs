import { createHash } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { note } from './progress.mjs';
import { ROOT } from './run.mjs';

/**
 * Does `work` while nobody else does it for this checkout; others wait for their turn. The lock is
 * an abstract socket: the kernel drops it with its holder, so it can never be stale.
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  const release = await acquire(
    '\0stepwise-setup-' + createHash('sha256').update(ROOT).digest('hex'),
  );
  try {
    await work();
  } finally {
    release();
  }
}

/**
 * @param {string} name
 * @returns {Promise<() => void>} gives the lock back
 */
async function acquire(name) {
  let hasWaited = false;
  for (;;) {
    const release = await tryAcquire(name);
    if (release) return release;
    if (!hasWaited) note('Another command is setting this checkout up; waiting for it.');
    hasWaited = true;
    await untilReleased(name);
  }
}

/**
 * @param {string} name
 * @returns {Promise<(() => void) | null>}
 */
function tryAcquire(name) {
  return new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => waiting.delete(socket));
    });
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(name, () => {
      server.unref();
      resolve(() => {
        server.close();
        for (const socket of waiting) socket.destroy();
      });
    });
  });
}

/**
 * A connection to the holder ends when the holder lets go or dies.
 * @param {string} name
 * @returns {Promise<void>}
 */
function untilReleased(name) {
  return new Promise((resolve) => {
    const socket = connect(name);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.resume();
  });
}
