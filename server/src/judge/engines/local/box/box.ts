import type { Readable, Writable } from 'node:stream';
import { bootedSchema, readReport, readySchema } from './box-messages.ts';
import type {
  BoxLimits,
  ProgramFile,
  ShareRequest,
  TestReport,
  TestRequest,
  TurnRequest,
} from './box-messages.ts';
import type { BoxGroup, BoxGroups } from '../machine/cgroup/box-groups.ts';
import { KernelLimits } from '../machine/cgroup/kernel-limits.ts';
import { encodeFrame } from './frames.ts';
import type { Frame } from './frames.ts';
import type { BoxParts, Isolation, StartedBox } from '../machine/isolation/isolation.ts';
import { BoxLostError, Questions } from './questions.ts';

export type BoxOptions = BoxParts & {
  readonly isolation: Isolation;
  /** Where the kernel limits what a box uses, beside the watch in it. */
  readonly groups?: BoxGroups | null;
};

/** Far more than a start takes where processors are free. */
const START_DEADLINE_MS = 30_000;
const REPLY_GRACE_MS = 2_000;
/** The supervisor's WALL_STRETCH. */
export const WALL_STRETCH = 10;
const DEATH_DEADLINE_MS = 2_000;
const LOG_CAP_BYTES = 4096;
const STDERR_CAP_BYTES = 64 << 10;

/** How the inputs that follow are run: in one process that they share, or with a process each. */
type Begun = { readonly isShared: boolean; readonly argv: readonly string[] };

/**
 * A sandbox with a supervisor in it: runs the tests of one program, one at a time, then is destroyed.
 * A test may be sent while another one runs: it begins when that has ended, and nobody waits for the
 * server in between.
 */
export class Box {
  /** Resolves when no process of the box is left to talk to, and nothing that it took. */
  readonly closed: Promise<void>;
  readonly #started: StartedBox;
  readonly #input: Writable;
  readonly #questions = new Questions(() => this.#fail('did not answer in time', true));
  readonly #testFilter: Uint8Array;
  #kernel: KernelLimits | null = null;
  /** The batch of tests with a process each that the box is in; empty when it is in no such one. */
  #own = '';
  #log = '';
  #over = false;

  private constructor(options: BoxOptions, group: BoxGroup | null) {
    this.#testFilter = options.isolation.testFilter;
    if (group) this.#kernel = new KernelLimits(group);
    this.#started = group
      ? group.admit((files) => options.isolation.start(options, files))
      : options.isolation.start(options, null);
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
    const group = options.groups?.tryMake() ?? null;
    const box = new Box(options, group);
    born(box);
    const frame = await box.#reply(START_DEADLINE_MS, 0);
    if (!readySchema.safeParse(frame.header).success) throw box.#fail('is not ready');
    // Nothing of a candidate's is in it yet.
    if (group && !group.holds(box.#started.child.pid ?? -1)) {
      box.#kernel = null;
      options.groups?.note('its processes may not join', 'its processes may not join');
    }
    return box;
  }

  get usable(): boolean {
    return !this.#over;
  }

  /** Hands over the program. Each test finds these files in /w as if it were the first. */
  load(files: readonly ProgramFile[]): void {
    const hasGroup = this.#kernel !== null;
    const header = { op: 'load', hasGroup, names: files.map((file) => file.path) };
    this.#input.write(encodeFrame(header, [this.#testFilter, ...files.map((file) => file.bytes)]));
  }

  /** @throws {BoxLostError} */
  async run({ stdin, limits, again = false, ...batch }: TestRequest): Promise<TestReport> {
    const { cpuMs, dataKb, stackKb, processes } = limits;
    const own = { ...batch, limits: { cpuMs, dataKb, stackKb, processes } };
    const key = JSON.stringify(own);
    if (key !== this.#own) this.#begin({ isShared: false, ...own }, []);
    this.#own = key;
    return await this.#test({ limits, last: !again }, stdin, batch.collect?.bytes ?? 0);
  }

  /** Starts the process that takes turns, until one does not stay or a test is run without it. */
  share({ files, ...batch }: ShareRequest): void {
    this.#begin({ isShared: true, ...batch }, files);
    this.#own = '';
  }

  /**
   * Waits until the shared process can take its first test.
   * @throws {BoxLostError} it cannot
   */
  async boot(limits: BoxLimits): Promise<void> {
    this.#limit(limits, 0);
    const reply = this.#reply(START_DEADLINE_MS * WALL_STRETCH, 0);
    this.#input.write(encodeFrame({ op: 'boot', limits }, []));
    const booted = bootedSchema.safeParse((await reply).header);
    if (booted.data?.ready !== true) throw this.#fail('has no process that takes turns');
  }

  /** A test in the shared process; refused, as if killed, when that has ended. @throws {BoxLostError} */
  async turn({ stdin, ...request }: TurnRequest): Promise<TestReport> {
    return await this.#test(request, stdin, 0);
  }

  #begin(batch: Begun, files: readonly ProgramFile[]): void {
    const names = files.map((file) => file.path);
    const header = { op: 'batch', ...batch, argv: this.#placed(batch.argv), names };
    const bytes = files.map((file) => file.bytes);
    this.#input.write(encodeFrame(header, bytes));
  }

  async #test(
    input: { readonly limits: BoxLimits; readonly last: boolean },
    stdin: Uint8Array,
    collectedBytes: number,
  ): Promise<TestReport> {
    if (this.#over) throw new BoxLostError('The box has ended');
    const { limits } = input;
    this.#limit(limits, stdin.byteLength);
    const reply = this.#questions.add({
      deadlineMs: limits.wallMs * WALL_STRETCH + REPLY_GRACE_MS,
      blobCapBytes: limits.outputBytes + STDERR_CAP_BYTES + collectedBytes,
      isTest: true,
    });
    this.#input.write(encodeFrame({ op: 'input', ...input }, [stdin]));
    const report = readReport(await reply);
    if (!report) throw this.#giveUp('reports nonsense');
    // What a test left could not be cleared away: the next one must not meet it.
    if (report.failed !== '') throw this.#giveUp(`could not start a program: ${report.failed}`);
    if (!report.clean) this.destroy();
    return { ...report, stderr: this.#withoutRoot(report.stderr) };
  }

  /** Ends every process in the box, at once. */
  destroy(): void {
    this.#giveUp('was destroyed');
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

  #limit(limits: BoxLimits, inputBytes: number): void {
    try {
      this.#kernel?.set(limits, inputBytes, this.#questions.isIdle);
    } catch (error) {
      throw this.#giveUp(`cannot be limited: ${String(error)}`);
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
      this.#questions.hear(piece);
    } catch (error) {
      this.#fail(error instanceof Error ? error.message : 'sent nonsense');
    }
  }

  async #reply(deadlineMs: number, blobCapBytes: number): Promise<Frame> {
    if (this.#over || !this.#questions.isIdle)
      throw new BoxLostError('The box has ended or is busy');
    return await this.#questions.add({ deadlineMs, blobCapBytes, isTest: false });
  }

  /** The box is lost: the oldest open question fails because of it. */
  #fail(what: string, isLate = false): BoxLostError {
    const error = this.#end(what);
    this.#questions.fail(error.message, isLate);
    return error;
  }

  /** Ended by us: no program in it is to blame. */
  #giveUp(what: string): BoxLostError {
    const error = this.#end(what);
    this.#questions.drop(error.message);
    return error;
  }

  #end(what: string): BoxLostError {
    const error = new BoxLostError(`The box ${what}${this.#log ? `: ${this.#log.trim()}` : ''}`);
    if (this.#over) return error;
    this.#over = true;
    this.#input.destroy();
    this.#started.end();
    // The other end of the pipes is in the box: they close by themselves when nothing lives there.
    const giveUp = setTimeout(() => {
      for (const stream of this.#started.child.stdio) stream?.destroy();
    }, DEATH_DEADLINE_MS);
    void this.closed.then(() => clearTimeout(giveUp));
    return error;
  }
}
