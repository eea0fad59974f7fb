import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import type { JudgeEngine } from '../../../engine.ts';
import { Judge0Double } from './judge0-double.ts';
import type { DoubleOptions } from './judge0-double.ts';

export type RunningDouble = {
  readonly url: string;
  readonly double: Judge0Double;
  close(): Promise<void>;
};

/** Serves a Judge0 that executes in `engine`, on a port of its own. */
export async function startDouble(
  engine: JudgeEngine,
  options: DoubleOptions = {},
  port = 0,
): Promise<RunningDouble> {
  const double = new Judge0Double(engine, options);
  const server = createServer((request, response) => void double.answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    double,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await double.close();
    },
  };
}
