import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './control-files.ts';
import type { ControlFiles } from './control-files.ts';

export type GroupLimits = { readonly memoryKb: number; readonly processes: number };

/** Until a test says how much it may have. */
const AT_FIRST: GroupLimits = { memoryKb: 512 << 10, processes: 256 };
const REMOVE_ATTEMPTS = 40;
const REMOVE_EVERY_MS = 50;

/** The name has the server's pid, so that the next server finds the groups of a dead one. */
const nameOf = (pid: number, number: number): string => `stepwise-${pid}-${number}`;
const NAME = /^stepwise-(\d+)-\d+$/;

/** Over all engines of this process. */
let made = 0;

/** Cgroups of boxes (version 2): a limit that the kernel itself keeps, one group for each box. */
export class BoxGroups {
  /** Why the last box without a group has none; null while every box has one. */
  trouble: string | null = null;
  readonly #home: string;
  readonly #files: ControlFiles;
  readonly #log: (message: string) => void;

  /** @param home the folder to make groups in */
  constructor(home: string, files: ControlFiles, log: (message: string) => void) {
    this.#home = home;
    this.#files = files;
    this.#log = log;
  }

  /**
   * Makes a group, for a process that is yet to be started.
   * @throws the kernel's error; nothing is left then
   */
  make(): BoxGroup {
    const group = new BoxGroup(join(this.#home, nameOf(process.pid, made++)), this.#files);
    try {
      group.create();
      return group;
    } catch (error) {
      void group.remove();
      throw error;
    }
  }

  /** As `make`; where that fails, null and a note: the box's own watch limits memory anyway. */
  tryMake(): BoxGroup | null {
    try {
      return this.make();
    } catch (error) {
      this.note(codeOf(error), error);
      return null;
    }
  }

  /** Records that a box has no group, and why. */
  note(trouble: string, error: unknown): void {
    if (trouble !== this.trouble) this.#log(`A box runs without a cgroup: ${String(error)}`);
    this.trouble = trouble;
  }

  /** Removes the groups of servers that are dead. Their boxes died with them. */
  async removeStale(isAlive: (pid: number) => boolean): Promise<void> {
    for (const name of this.#files.folders(this.#home)) {
      const owner = NAME.exec(name)?.[1];
      if (owner === undefined || isAlive(Number(owner))) continue;
      if (await new BoxGroup(join(this.#home, name), this.#files).remove()) continue;
      this.#log(`The cgroup ${name} of a dead server could not be removed.`);
    }
  }
}

/** Descriptors by which a box joins its group and sees what the kernel has ended in it. */
export type GroupFiles = { readonly procs: number; readonly events: number };

/** The group of one box. */
export class BoxGroup {
  readonly #folder: string;
  readonly #files: ControlFiles;
  #opened: number[] = [];
  #memoryKb = Infinity;
  #processes = Infinity;

  constructor(folder: string, files: ControlFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  create(): void {
    this.#files.make(this.#folder);
    try {
      this.#write('memory.swap.max', '0');
    } catch (error) {
      // A kernel that does not count swap: then there is none to limit.
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    this.limit(AT_FIRST);
    this.#open('cgroup.procs', 'r+');
    this.#open('memory.events', 'r');
  }

  /**
   * Calls `start` with the descriptors by which one process can join (`joinThenExec`), and closes them.
   * A process joins by itself so that the server need not wait until the kernel has moved it.
   * @throws what `start` throws; the group is gone then
   */
  admit<T>(start: (files: GroupFiles) => T): T {
    const [procs, events] = this.#opened;
    if (procs === undefined || events === undefined)
      throw new Error('The cgroup has been removed already');
    try {
      return start({ procs, events });
    } catch (error) {
      void this.remove();
      throw error;
    } finally {
      this.#close();
    }
  }

  /** Whether the process is in the group; false when that cannot be read. */
  holds(pid: number): boolean {
    try {
      const members = this.#files.read(join(this.#folder, 'cgroup.procs'));
      return members.split('\n').includes(String(pid));
    } catch {
      return false;
    }
  }

  /** @throws when the kernel does not set them: nothing may run in the box then */
  limit({ memoryKb, processes }: GroupLimits): void {
    if (memoryKb !== this.#memoryKb) this.#write('memory.max', String(memoryKb * 1024));
    this.#memoryKb = memoryKb;
    if (processes !== this.#processes) this.#write('pids.max', String(processes));
    this.#processes = processes;
  }

  /** How often the kernel has killed a process of the group because its memory was used up. */
  get oomKills(): number {
    const events = this.#files.read(join(this.#folder, 'memory.events'));
    return Number(/^oom_kill (\d+)$/m.exec(events)?.[1] ?? 0);
  }

  /** Waits until the kernel has released the box's last process. @returns whether it is gone */
  async remove(): Promise<boolean> {
    this.#close();
    for (let attempt = 1; !this.#removed(); attempt += 1) {
      if (attempt === REMOVE_ATTEMPTS) return false;
      this.#killAll();
      await pause(REMOVE_EVERY_MS);
    }
    return true;
  }

  #open(name: string, flags: 'r' | 'r+'): void {
    this.#opened.push(this.#files.open(join(this.#folder, name), flags));
  }

  #close(): void {
    for (const descriptor of this.#opened.splice(0)) this.#files.close(descriptor);
  }

  #removed(): boolean {
    try {
      this.#files.remove(this.#folder);
      return true;
    } catch (error) {
      return codeOf(error) === 'ENOENT';
    }
  }

  /** A box that was killed while it started may have left a process without its parent. */
  #killAll(): void {
    try {
      this.#write('cgroup.kill', '1');
    } catch {
      // The group is gone meanwhile, or the kernel is older than 5.14: then it may stay, and that is logged.
    }
  }

  #write(name: string, text: string): void {
    this.#files.write(join(this.#folder, name), text);
  }
}
