import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type BadLine = {
  readonly port: number;
  /** From now on everything comes this much later. */
  readonly delay: (ms: number) => void;
  /** From now on nothing comes through, and nobody is told: connections stay open. */
  readonly silence: () => void;
  /** Ends every connection there is. */
  readonly cut: () => void;
  /** From now on everything comes through; what was swallowed is lost. */
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

/** A line between two programs that can be made worse: a proxy for any protocol over TCP. */
export async function openBadLine(to: { host: string; port: number }): Promise<BadLine> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isSilent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket.on('error', () => socket.destroy()));
    socket.on('close', () => sockets.delete(socket));
  };
  const carry = async (from: Socket, into: Socket): Promise<void> => {
    for await (const piece of from) {
      if (delayMs > 0) await sleep(delayMs);
      // A silent line takes what is sent, and that is all.
      if (!isSilent && into.writable) into.write(piece as Buffer);
    }
    into.end();
  };
  const server = createServer((near) => {
    const far = connect(to);
    for (const socket of [near, far]) keep(socket);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      void carry(from, into).catch(() => into.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    delay: (ms) => void (delayMs = ms),
    silence: () => void (isSilent = true),
    cut,
    mend: () => {
      isSilent = false;
      delayMs = 0;
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
