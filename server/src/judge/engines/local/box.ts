import type { Readable, Writable } from 'node:stream';
import { bootedSchema, doneReport, readySchema, toAnswer, toTestReport } from './box-messages.ts';
import type {
  Answer,
  BoxLimits,
  ProgramFile,
  ShareRequest,
  TestReport,
  TestRequest,
  TurnRequest,
} from './box-messages.ts';
import type { BoxGroup, BoxGroups } from './cgroup/box-groups.ts';
import { groupLimits } from './cgroup/group-limits.ts';
import { encodeFrame, FrameParser } from './frames.ts';
import type { Frame } from './frames.ts';
import type { BoxParts, Isolation, StartedBox } from './isolation/isolation.ts';

export type BoxOptions = BoxParts & {
  readonly isolation: Isolation;
  /** Where the kernel limits what a box uses, beside the watch in it. */
  readonly groups?: BoxGroups | null;
};

/** The box is gone or said something that makes no sense. Says nothing about the program in it. */
export class BoxLostError extends Error {
  override readonly name = 'BoxLostError';
}

/** It was lost while a program ran in it, which may have done it. */
export class BoxLostInTestError extends BoxLostError {}

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
  /** Resolves when no process of the box is left to talk to, and nothing that it took. */
  readonly closed: Promise<void>;
  readonly #started: StartedBox;
  readonly #input: Writable;
  readonly #parser = new FrameParser();
  readonly #testFilter: Uint8Array;
  #group: BoxGroup | null = null;
  #pending: Pending | null = null;
  #log = '';
  #over = false;

  private constructor(options: BoxOptions) {
    this.#testFilter = options.isolation.testFilter;
    const group = options.groups?.tryMake() ?? null;
    this.#group = group;
    this.#started = startIn(group, options);
    const { child } = this.#started;
    const over = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
      child.once('error', () => resolve());
    });
    this.closed = over.then(async () => {
      await this.#started.release();
      await group?.remove();
    });
    const [input, output, log] = child.stdio;
    this.#input = input as Writable;
    this.#listen(output as Readable, log as Readable);
  }

  /**
   * @param born called at once, before it is known whether the box comes up
   * @throws {BoxLostError} with what was said on the way, when the box does not come up
   */
  static async start(options: BoxOptions, born: (box: Box) => void): Promise<Box> {
    const box = new Box(options);
    born(box);
    const frame = await box.#reply(START_DEADLINE_MS, 0);
    if (!readySchema.safeParse(frame.header).success) throw box.#fail('is not ready');
    // Nothing of a candidate's is in it yet.
    box.#leaveGroupIfOutside(options.groups);
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
    const argv = this.#placed(request.argv);
    return await this.#test({ op: 'run', ...request, argv }, stdin, collected);
  }

  /** Starts the process that takes turns, until one does not stay or a test is run without it. */
  share({ files, ...request }: ShareRequest): void {
    const argv = this.#placed(request.argv);
    const header = { op: 'share', ...request, argv, names: files.map((file) => file.path) };
    this.#input.write(
      encodeFrame(
        header,
        files.map((file) => file.bytes),
      ),
    );
  }

  /**
   * Waits until the shared process can take its first test.
   * @throws {BoxLostError} it cannot
   */
  async boot(limits: BoxLimits): Promise<void> {
    this.#limitGroup(limits, 0);
    const reply = this.#reply(START_DEADLINE_MS * WALL_STRETCH, 0);
    this.#input.write(encodeFrame({ op: 'boot', limits }, []));
    const booted = bootedSchema.safeParse((await reply).header);
    if (booted.data?.ready !== true) throw this.#fail('has no process that takes turns');
  }

  /** A test in the shared process. @throws {BoxLostError} */
  async turn({ stdin, ...request }: TurnRequest): Promise<TestReport> {
    return await this.#test({ op: 'turn', ...request }, stdin, 0);
  }

  async #test(
    header: { readonly op: string; readonly limits: BoxLimits; readonly argv?: readonly string[] },
    stdin: Uint8Array,
    collectedBytes: number,
  ): Promise<TestReport> {
    if (this.#over) throw new BoxLostError('The box is not free');
    // Counted here: one that was killed while it waited is nobody's doing.
    const killsBefore = this.#limitGroup(header.limits, stdin.byteLength);
    const reply = this.#reply(
      header.limits.wallMs * WALL_STRETCH + REPLY_GRACE_MS,
      header.limits.outputBytes + STDERR_CAP_BYTES + collectedBytes,
    );
    this.#input.write(encodeFrame(header, [stdin]));
    const frame = await reply.catch((error: unknown) => {
      throw new BoxLostInTestError(error instanceof Error ? error.message : String(error));
    });
    const report = doneReport(frame);
    if (!report) throw this.#fail('reports nonsense');
    // What a test left could not be cleared away: the next one must not meet it.
    if (report.failed !== '') throw this.#fail(`could not start a program: ${report.failed}`);
    if (!report.clean) this.destroy();
    const shown = toTestReport(report, frame.blobs);
    const wasKilled = (this.#group?.oomKills ?? 0) > killsBefore;
    const stderr = this.#withoutRoot(shown.stderr);
    return { ...shown, stderr, met: wasKilled ? 'memory' : shown.met };
  }

  /** Starts a program that stays, to be asked; `limits` are those of its whole life. */
  stay(argv: readonly string[], limits: BoxLimits): void {
    this.#limitGroup(limits, 0);
    this.#input.write(encodeFrame({ op: 'stay', argv: this.#placed(argv), limits }, []));
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

  #placed(argv: readonly string[]): string[] {
    return argv.map((argument) => this.#started.place(argument));
  }

  /** Complaints name files as they do in every box. */
  #withoutRoot(said: Buffer): Buffer {
    const { root } = this.#started;
    if (root === '' || !said.includes(root)) return said;
    // One character a byte: what is no UTF-8 stays as it is.
    return Buffer.from(said.toString('latin1').replaceAll(root, ''), 'latin1');
  }

  #leaveGroupIfOutside(groups: BoxGroups | null | undefined): void {
    const group = this.#group;
    if (!group || group.holds(this.#started.child.pid ?? -1)) return;
    this.#group = null;
    groups?.note('its processes are not let in', 'its processes are not let in');
  }

  /** @returns how often the kernel had to end a process so far */
  #limitGroup(limits: BoxLimits, inputBytes: number): number {
    try {
      this.#group?.limit(groupLimits(limits, inputBytes));
      return this.#group?.oomKills ?? 0;
    } catch (error) {
      throw this.#fail(`cannot be limited: ${String(error)}`);
    }
  }

  #listen(output: Readable, log: Readable): void {
    this.#input.on('error', () => this.#fail('takes no more input'));
    output.on('error', () => this.#fail('cannot be read'));
    output.on('data', (piece: Buffer) => this.#receive(piece));
    log.on('error', () => undefined);
    log.on('data', (piece: Buffer) => {
      this.#log = (this.#log + piece.toString()).slice(0, LOG_CAP_BYTES);
    });
    const { child } = this.#started;
    child.once('error', (error) => this.#fail(`could not be started: ${error.message}`));
    child.once('close', () => this.#fail('ended'));
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
      this.#input.destroy();
      this.#started.end();
      // The other end of the pipes is in the box: they close by themselves when nothing lives there.
      const giveUp = setTimeout(() => {
        for (const stream of this.#started.child.stdio) stream?.destroy();
      }, DEATH_DEADLINE_MS);
      void this.closed.then(() => clearTimeout(giveUp));
    }
    this.#pending?.reject(error);
    this.#pending = null;
    return error;
  }
}

/** @throws when nothing was started; the group is gone then */
function startIn(group: BoxGroup | null, options: BoxOptions): StartedBox {
  if (!group) return options.isolation.start(options, []);
  try {
    return group.admit((doors) => options.isolation.start(options, doors));
  } catch (error) {
    void group.remove();
    throw error;
  }
}
