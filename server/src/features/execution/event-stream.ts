import type { executionEventSchemas, ExecutionEventName } from '@stepwise/contracts/execution';
import type { Response } from 'express';
import type { z } from 'zod';

/** Keeps proxies from closing a stream in which nothing happens. */
const KEEP_ALIVE_MS = 15_000;

type Event<Name extends ExecutionEventName> = z.output<(typeof executionEventSchemas)[Name]>;

export type EventStream = {
  send<Name extends ExecutionEventName>(name: Name, data: Event<Name>): void;
  end(): void;
  /** Aborts when the client has gone. */
  readonly closed: AbortSignal;
};

/** Starts a server-sent-events answer. */
export function openEventStream(res: Response): EventStream {
  const closed = new AbortController();
  res.on('close', () => closed.abort());
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  const keepAlive = setInterval(() => res.write(': waiting\n\n'), KEEP_ALIVE_MS);
  res.on('close', () => clearInterval(keepAlive));
  return {
    closed: closed.signal,
    send: (name, data) => {
      if (!closed.signal.aborted) res.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end: () => {
      clearInterval(keepAlive);
      res.end();
    },
  };
}
