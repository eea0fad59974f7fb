import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { AppError } from './app-error.ts';

export type ConnectionLimits = {
  /** Connections of everybody. */
  readonly most: number;
  /** Of one address; a proxy, which speaks for many, has none. */
  readonly mostOfAddress: number;
  /** Above these: to say that there is no room, and that the process lives. */
  readonly turnedAway: number;
  /** Whoever takes nothing of an answer for so long, in milliseconds, loses the connection. */
  readonly unreadForMs: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  most: 2_000,
  mostOfAddress: 250,
  turnedAway: 50,
  unreadForMs: 60_000,
};

/** Who is turned away has sent a request by then, or never will. */
const TURNED_AWAY_FOR_MS = 3_000;

/** A connection that has its place. It is idle while no request of it is being answered. */
type Seat = {
  readonly socket: Socket;
  readonly address: string;
  readonly answers: Set<ServerResponse>;
};

const turnedAway = new WeakSet<Socket>();

/**
 * Shares out the connections of a server, so that nobody takes them all: idle ones go first, those of
 * an address that has too many before anybody else's. Where nothing is idle, a new connection is told to
 * come back later.
 */
export class Connections {
  readonly #limits: ConnectionLimits;
  readonly #isProxy: (address: string) => boolean;
  readonly #seats = new Map<Socket, Seat>();
  readonly #ofAddress = new Map<string, Set<Seat>>();
  /** Those that are idle, the longest first. */
  readonly #idle = new Set<Seat>();
  readonly #turnedAway = new Set<Socket>();
  #isClosing = false;

  constructor(limits: ConnectionLimits, isProxy: (address: string) => boolean) {
    this.#limits = limits;
    this.#isProxy = isProxy;
  }

  watch(server: Server): void {
    // Those that are being closed still count for Node.
    server.maxConnections = this.#limits.most + 2 * this.#limits.turnedAway;
    server.on('connection', (socket: Socket) => this.#admit(socket));
    server.setTimeout(this.#limits.unreadForMs, (socket) => this.#endStill(socket));
    server.prependListener('request', (req, res) => this.#begin(req, res));
  }

  /** Makes every answer under way, and each that begins from now on, the last one on its connection. */
  closeAfterAnswers(): void {
    this.#isClosing = true;
    for (const { answers } of this.#seats.values()) {
      for (const res of answers) if (!res.headersSent) res.setHeader('Connection', 'close');
    }
  }

  #admit(socket: Socket): void {
    const { remoteAddress } = socket;
    // It has gone again already.
    if (remoteAddress === undefined) return;
    const address = ipKeyGenerator(remoteAddress);
    if (this.#makeRoom(remoteAddress, address)) this.#seat(socket, address);
    else this.#turnAway(socket);
  }

  #makeRoom(remoteAddress: string, address: string): boolean {
    const { most, mostOfAddress } = this.#limits;
    const own = this.#ofAddress.get(address) ?? new Set<Seat>();
    const hasTooMany = own.size >= mostOfAddress && !this.#isProxy(remoteAddress);
    if (hasTooMany && !this.#endIdle(own)) return false;
    return this.#seats.size < most || this.#endIdle(this.#idle);
  }

  /** Ends the first idle one of them; false when there is none. */
  #endIdle(seats: Iterable<Seat>): boolean {
    for (const seat of seats) {
      if (seat.answers.size > 0) continue;
      this.#leave(seat);
      seat.socket.destroy();
      return true;
    }
    return false;
  }

  /** Nothing has moved on it for a while. One that waits for its answer may go on. */
  #endStill(socket: Socket): void {
    const answers = this.#seats.get(socket)?.answers.size ?? 0;
    if (answers === 0 || socket.writableLength > 0) socket.destroy();
  }

  #seat(socket: Socket, address: string): void {
    const seat: Seat = { socket, address, answers: new Set() };
    this.#seats.set(socket, seat);
    this.#idle.add(seat);
    const own = this.#ofAddress.get(address) ?? new Set();
    this.#ofAddress.set(address, own.add(seat));
    socket.once('close', () => this.#leave(seat));
  }

  #leave(seat: Seat): void {
    this.#seats.delete(seat.socket);
    this.#idle.delete(seat);
    const own = this.#ofAddress.get(seat.address);
    own?.delete(seat);
    if (own?.size === 0) this.#ofAddress.delete(seat.address);
  }

  #turnAway(socket: Socket): void {
    const [oldest] = this.#turnedAway;
    if (oldest && this.#turnedAway.size >= this.#limits.turnedAway) {
      this.#turnedAway.delete(oldest);
      oldest.destroy();
    }
    turnedAway.add(socket);
    this.#turnedAway.add(socket);
    const deadline = setTimeout(() => socket.destroy(), TURNED_AWAY_FOR_MS);
    socket.once('close', () => {
      clearTimeout(deadline);
      this.#turnedAway.delete(socket);
    });
  }

  #begin({ socket }: IncomingMessage, res: ServerResponse): void {
    if (this.#isClosing || turnedAway.has(socket)) res.setHeader('Connection', 'close');
    const seat = this.#seats.get(socket);
    if (!seat) return;
    this.#idle.delete(seat);
    seat.answers.add(res);
    res.once('close', () => {
      seat.answers.delete(res);
      if (seat.answers.size === 0 && this.#seats.has(socket)) this.#idle.add(seat);
    });
  }
}

/** Answers those whose connection has no place. */
export const refuseTurnedAway: RequestHandler = (req, _res, next) => {
  if (turnedAway.has(req.socket)) {
    throw new AppError(
      'OVERLOADED',
      'Too many connections are open, please try again in a moment',
      {
        retryAfterSeconds: 2,
      },
    );
  }
  next();
};
