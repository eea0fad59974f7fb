import type { Request, Response } from 'express';
import type { z } from 'zod';
import { whenClosed } from './when-closed.ts';

/** Keeps proxies from closing a stream in which nothing happens. */
const KEEP_ALIVE_MS = 15_000;
/** With more than this in the write buffer, the client counts as slow. */
const UNREAD_MAX_BYTES = 64 * 1024;
/** Timeout of a slow client, and of the end of the stream. */
const CATCH_UP_WITHIN_MS = 30_000;

/** Events of a stream by name, as the contracts list them. */
type EventSchemas = Readonly<Record<string, z.ZodType<object>>>;

export type EventStream<Schemas extends EventSchemas> = {
  /**
   * Sends an event. A slow client gets the newest event of each name once its buffer is empty.
   * @param data may be shared by many streams: it is serialized once, and must not change afterwards
   */
  send<Name extends keyof Schemas & string>(name: Name, data: z.output<Schemas[Name]>): void;
  end(): void;
  /** Aborts when the client has disconnected or the session has ended. */
  readonly closed: AbortSignal;
};

/** Whether the client asks for a stream of events instead of one answer at the end. */
export function wantsEventStream(req: Request): boolean {
  return req.accepts(['json', 'text/event-stream']) === 'text/event-stream';
}

/**
 * Starts a response of server-sent events. It ends with the session of the request at the latest.
 * @param catchUpWithinMs timeout of a client that has stopped reading
 */
export function openEventStream<Schemas extends EventSchemas>(
  res: Response,
  catchUpWithinMs = CATCH_UP_WITHIN_MS,
): EventStream<Schemas> {
  const closed = new AbortController();
  whenClosed(res, () => closed.abort());
  res.status(200).set({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  const reader = new Reader(res, catchUpWithinMs);
  const stopWatching = res.locals.onSessionEnd?.(() => {
    closed.abort();
    reader.end();
  });
  whenClosed(res, () => stopWatching?.());
  return {
    closed: closed.signal,
    send: (name, data) => {
      if (!closed.signal.aborted) reader.send(name, writtenOut(name, data));
    },
    end: () => reader.end(),
  };
}

const written = new WeakMap<object, Buffer>();

/** The bytes of an event, the same ones for all who read it. */
function writtenOut(name: string, data: object): Buffer {
  const known = written.get(data);
  if (known) return known;
  const bytes = Buffer.from(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  written.set(data, bytes);
  return bytes;
}

/** Whoever reads a stream, perhaps slowly or not at all: what waits for them has a bound. */
class Reader {
  readonly #res: Response;
  /** The newest event of each name, for when the reader has caught up. */
  readonly #waiting = new Map<string, Buffer>();
  readonly #keepAlive: NodeJS.Timeout;
  readonly #catchUpWithinMs: number;
  #deadline: NodeJS.Timeout | undefined;
  #isEnding = false;

  constructor(res: Response, catchUpWithinMs: number) {
    this.#res = res;
    this.#catchUpWithinMs = catchUpWithinMs;
    this.#keepAlive = setInterval(() => {
      if (!this.#isBehind()) res.write(': waiting\n\n');
    }, KEEP_ALIVE_MS);
    res.on('drain', () => this.#catchUp());
    whenClosed(res, () => {
      clearInterval(this.#keepAlive);
      clearTimeout(this.#deadline);
    });
  }

  send(name: string, bytes: Buffer): void {
    if (this.#isEnding) return;
    if (!this.#isBehind()) {
      this.#res.write(bytes);
      return;
    }
    // Taken out and put back, so that the newest comes last.
    this.#waiting.delete(name);
    this.#waiting.set(name, bytes);
    this.#expectReading();
  }

  end(): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    clearInterval(this.#keepAlive);
    if (this.#waiting.size === 0) this.#res.end();
    this.#expectReading();
  }

  #isBehind(): boolean {
    return this.#res.writableLength > UNREAD_MAX_BYTES;
  }

  #catchUp(): void {
    for (const bytes of this.#waiting.values()) this.#res.write(bytes);
    this.#waiting.clear();
    if (this.#isEnding) {
      this.#res.end();
      return;
    }
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }

  #expectReading(): void {
    this.#deadline ??= setTimeout(() => this.#res.destroy(), this.#catchUpWithinMs);
  }
}
