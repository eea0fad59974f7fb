import type { Request, Response } from 'express';
import type { z } from 'zod';

/** Keeps proxies from closing a stream in which nothing happens. */
const KEEP_ALIVE_MS = 15_000;

/** Events of a stream by name, as the contracts list them. */
type EventSchemas = Readonly<Record<string, z.ZodType>>;

export type EventStream<Schemas extends EventSchemas> = {
  send<Name extends keyof Schemas & string>(name: Name, data: z.output<Schemas[Name]>): void;
  end(): void;
  /** Aborts when the client has disconnected or the session has ended. */
  readonly closed: AbortSignal;
};

/** Whether the client asks for a stream of events instead of one answer at the end. */
export function wantsEventStream(req: Request): boolean {
  return req.accepts(['json', 'text/event-stream']) === 'text/event-stream';
}

/** Starts a response of server-sent events. It ends with the session of the request at the latest. */
export function openEventStream<Schemas extends EventSchemas>(res: Response): EventStream<Schemas> {
  const closed = new AbortController();
  res.on('close', () => closed.abort());
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  const keepAlive = setInterval(() => res.write(': waiting\n\n'), KEEP_ALIVE_MS);
  const stopWatching = res.locals.onSessionEnd?.(() => {
    closed.abort();
    res.end();
  });
  res.on('close', () => {
    clearInterval(keepAlive);
    stopWatching?.();
  });
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
