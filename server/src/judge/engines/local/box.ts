import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Duplex, Readable, Writable } from 'node:stream';
import { boxArguments } from './box-command.ts';
import type { BoxShape, DataFile } from './box-command.ts';
import { doneReport, readySchema, toAnswer, toTestReport } from './box-messages.ts';
import type {
  Answer,
  BoxLimits,
  ProgramFile,
  ShareRequest,
  TestReport,
  TestRequest,
} from './box-messages.ts';
import { encodeFrame, FrameParser } from './frames.ts';
import type { Frame } from './frames.ts';

export type BoxOptions = {
  readonly shape: BoxShape;
  readonly supervisor: Uint8Array;
  readonly boxFilter: Uint8Array;
  readonly testFilter: Uint8Array;
  readonly data: readonly DataFile[];
  /** Outer uid and gid, private to this box; null keeps the server's own (it is not root then). */
  readonly uid: number | null;
};

/** The box is gone or said something that makes no sense. Says nothing about the program in it. */
export class BoxLostError extends Error {
  override readonly name = 'BoxLostError';
}

const START_DEADLINE_MS = 10_000;
const REPLY_GRACE_MS = 2_000;
/** The supervisor's WALL_STRETCH. */
const WALL_STRETCH = 10;
const DEATH_DEADLINE_MS = 2_000;
const LOG_CAP_BYTES = 4096;
const STDERR_CAP_BYTES = 64 << 10;
/** The supervisor's ANSWER_CAP, and a piece that was read beyond it. */
const ANSWER_CAP_BYTES = (8 << 20) + (64 << 10);

type Pending = { resolve: (frame: Frame) => void; reject: (error: Error) => void };

/** A sandbox with a supervisor in it: runs the tests of one program, one at a time, then is destroyed. */
export class Box {
  /** Resolves when no process of the box is left to talk to. */
  readonly closed: Promise<void>;
  readonly #child: ChildProcess;
  readonly #input: Writable;
  readonly #parser = new FrameParser();
  readonly #testFilter: Uint8Array;
  #pending: Pending | null = null;
  #log = '';
  #over = false;

  private constructor(options: BoxOptions) {
    const { shape, uid } = options;
    const handed = [options.boxFilter, options.supervisor, ...options.data.map((d) => d.bytes)];
    const dataPaths = options.data.map((file) => file.path);
    this.#testFilter = options.testFilter;
    this.#child = spawn(shape.bwrap, boxArguments(shape, dataPaths), {
      stdio: ['pipe', 'pipe', 'pipe', ...handed.map(() => 'pipe' as const)],
      env: {},
      cwd: '/',
      // A Ctrl-C meant for the server must not end the boxes before the server has drained.
      detached: true,
      ...(uid === null ? {} : { uid, gid: uid }),
    });
    this.closed = new Promise((resolve) => {
      this.#child.once('close', () => resolve());
      this.#child.once('error', () => resolve());
    });
    // Without a free descriptor there are no streams; the reason comes as an event.
    const streams = (this.#child.stdio as ChildProcess['stdio'] | undefined) ?? [];
    if (streams.length === 0) throw new Error('no descriptor is free');
    this.#input = streams[0] as Writable;
    handed.forEach((bytes, index) => {
      const stream = streams[3 + index] as Duplex;
      stream.on('error', () => undefined).end(bytes);
    });
    this.#listen(streams[1] as Readable, streams[2] as Readable);
  }

  /**
   * @param born called at once, before it is known whether the box comes up
   * @throws {BoxLostError} with what bubblewrap said, when the box does not come up
   */
  static async start(options: BoxOptions, born: (box: Box) => void): Promise<Box> {
    const box = new Box(options);
    born(box);
    const frame = await box.#reply(START_DEADLINE_MS, 0);
    if (!readySchema.safeParse(frame.header).success) throw box.#fail('is not ready');
    return box;
  }

  get usable(): boolean {
    return !this.#over;
  }

  /** Hands over the program. Each test finds these files in /w as if it were the first. */
  load(files: readonly ProgramFile[]): void {
    const header = { op: 'load', names: files.map((file) => file.path) };
    this.#input.write(encodeFrame(header, [this.#testFilter, ...files.map((file) => file.bytes)]));
  }

  /** @throws {BoxLostError} */
  async run({ stdin, ...request }: TestRequest): Promise<TestReport> {
    const collected = request.collect?.bytes ?? 0;
    return await this.#test({ op: 'run', ...request }, stdin, collected);
  }

  /** Starts the process that takes turns, until one does not stay or a test is run without it. */
  share({ files, ...request }: ShareRequest): void {
    const header = { op: 'share', ...request, names: files.map((file) => file.path) };
    this.#input.write(
      encodeFrame(
        header,
        files.map((file) => file.bytes),
      ),
    );
  }

  /** A test in the shared process. @throws {BoxLostError} */
  async turn(limits: BoxLimits, stdin: Uint8Array): Promise<TestReport> {
    return await this.#test({ op: 'turn', limits }, stdin, 0);
  }

  async #test(
    header: { readonly op: string; readonly limits: BoxLimits },
    stdin: Uint8Array,
    collectedBytes: number,
  ): Promise<TestReport> {
    const reply = this.#reply(
      header.limits.wallMs * WALL_STRETCH + REPLY_GRACE_MS,
      header.limits.outputBytes + STDERR_CAP_BYTES + collectedBytes,
    );
    this.#input.write(encodeFrame(header, [stdin]));
    const frame = await reply;
    const report = doneReport(frame);
    if (!report) throw this.#fail('reports nonsense');
    // What a test left could not be cleared away: the next one must not meet it.
    if (report.failed !== '') throw this.#fail(`could not start a program: ${report.failed}`);
    if (!report.clean) this.destroy();
    return toTestReport(report, frame.blobs);
  }

  /** Starts a program that stays, to be asked; `limits` are those of its whole life. */
  stay(argv: readonly string[], limits: BoxLimits): void {
    this.#input.write(encodeFrame({ op: 'stay', argv, limits }, []));
  }

  /**
   * Asks the program that stays.
   * @param limits of this one answer
   * @throws {BoxLostError}
   */
  async ask(question: Uint8Array, limits: BoxLimits): Promise<Answer> {
    const reply = this.#reply(limits.wallMs * WALL_STRETCH + REPLY_GRACE_MS, ANSWER_CAP_BYTES);
    this.#input.write(encodeFrame({ op: 'ask', limits }, [question]));
    const answer = toAnswer(await reply);
    if (!answer) throw this.#fail('answers nonsense');
    return answer;
  }

  /** Ends every process in the box, at once. */
  destroy(): void {
    this.#fail('was destroyed');
  }

  #listen(output: Readable, log: Readable): void {
    this.#input.on('error', () => this.#fail('takes no more input'));
    output.on('error', () => this.#fail('cannot be read'));
    output.on('data', (piece: Buffer) => this.#receive(piece));
    log.on('error', () => undefined);
    log.on('data', (piece: Buffer) => {
      this.#log = (this.#log + piece.toString()).slice(0, LOG_CAP_BYTES);
    });
    this.#child.once('error', (error) => this.#fail(`could not be started: ${error.message}`));
    this.#child.once('close', () => this.#fail('ended'));
  }

  #receive(piece: Buffer): void {
    if (this.#over) return;
    try {
      for (const frame of this.#parser.push(piece)) {
        if (!this.#pending) throw new BoxLostError('spoke out of turn');
        this.#pending.resolve(frame);
        this.#pending = null;
      }
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : 'sent nonsense');
    }
  }

  async #reply(deadlineMs: number, blobCapBytes: number): Promise<Frame> {
    this.#parser.blobCapBytes = blobCapBytes;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Frame>((resolve, reject) => {
        if (this.#over || this.#pending) throw new BoxLostError('The box is not free');
        this.#pending = { resolve, reject };
        timer = setTimeout(() => this.#fail('did not answer in time'), deadlineMs);
      });
    } finally {
      clearTimeout(timer);
    }
  }

  #fail(what: string): BoxLostError {
    const error = new BoxLostError(`The box ${what}${this.#log ? `: ${this.#log.trim()}` : ''}`);
    if (!this.#over) {
      this.#over = true;
      this.#child.kill('SIGKILL');
      this.#input.destroy();
      // The other end of the pipes is PID 1's: they close by themselves when nothing lives there.
      const giveUp = setTimeout(() => {
        for (const stream of this.#child.stdio) stream?.destroy();
      }, DEATH_DEADLINE_MS);
      void this.closed.then(() => clearTimeout(giveUp));
    }
    this.#pending?.reject(error);
    this.#pending = null;
    return error;
  }
}
