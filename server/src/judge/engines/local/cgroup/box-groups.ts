import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './control-files.ts';
import type { ControlFiles } from './control-files.ts';

/** Where groups are made. In version 2 both are the same folder. */
export type GroupPlace = {
  readonly version: 1 | 2;
  readonly memory: string;
  readonly pids: string;
};

export type GroupLimits = { readonly memoryKb: number; readonly processes: number };

/** Until a test says how much it may have. */
const AT_FIRST: GroupLimits = { memoryKb: 512 << 10, processes: 256 };
const REMOVE_ATTEMPTS = 40;
const REMOVE_EVERY_MS = 50;

/** The name says whose it is, so that the next server can tell what a dead one has left. */
const nameOf = (pid: number, number: number): string => `stepwise-${pid}-${number}`;
const NAME = /^stepwise-(\d+)-\d+$/;

/** Over all engines of this process. */
let made = 0;

/** Control groups of boxes: a limit that the kernel itself keeps, one group for each box. */
export class BoxGroups {
  readonly version: 1 | 2;
  /** Why the last box that has no group has none; null while every box got one. */
  trouble: string | null = null;
  readonly #place: GroupPlace;
  readonly #files: ControlFiles;
  readonly #log: (message: string) => void;

  constructor(place: GroupPlace, files: ControlFiles, log: (message: string) => void) {
    this.version = place.version;
    this.#place = place;
    this.#files = files;
    this.#log = log;
  }

  /**
   * Makes a group, for a process that is yet to be started.
   * @throws what the kernel answers; nothing is left then
   */
  make(): BoxGroup {
    const group = new BoxGroup(this.#place, nameOf(process.pid, made++), this.#files);
    try {
      group.create();
      return group;
    } catch (error) {
      void group.remove();
      throw error;
    }
  }

  /** As `make`; null, and a note of it, when there can be none: boxes keep watch by themselves. */
  tryMake(): BoxGroup | null {
    try {
      return this.make();
    } catch (error) {
      this.note(codeOf(error), error);
      return null;
    }
  }

  /** That a box is without a group, and why. */
  note(trouble: string, error: unknown): void {
    if (trouble !== this.trouble) this.#log(`A box is without a cgroup: ${String(error)}`);
    this.trouble = trouble;
  }

  /** Removes the groups of servers that are dead. Their boxes died with them. */
  async removeStale(isAlive: (pid: number) => boolean): Promise<void> {
    const folders = [...new Set([this.#place.memory, this.#place.pids])];
    const names = new Set(folders.flatMap((folder) => this.#files.folders(folder)));
    for (const name of names) {
      const owner = NAME.exec(name)?.[1];
      if (owner === undefined || isAlive(Number(owner))) continue;
      if (await new BoxGroup(this.#place, name, this.#files).remove()) continue;
      this.#log(`The cgroup ${name} of a dead server stays.`);
    }
  }
}

/** The group of one box. */
export class BoxGroup {
  readonly #version: 1 | 2;
  readonly #memory: string;
  readonly #pids: string;
  readonly #files: ControlFiles;
  readonly #doors: number[] = [];
  #memoryBytes = Infinity;
  #processes = Infinity;

  constructor(place: GroupPlace, name: string, files: ControlFiles) {
    this.#version = place.version;
    this.#memory = join(place.memory, name);
    this.#pids = join(place.pids, name);
    this.#files = files;
  }

  create(): void {
    for (const folder of this.#folders) this.#files.make(folder);
    if (this.#version === 2) this.#writeIfThere('memory.swap.max', '0');
    this.limit(AT_FIRST);
    const door = this.#version === 2 ? 'cgroup.procs' : 'tasks';
    for (const folder of this.#folders) this.#doors.push(this.#files.open(join(folder, door)));
  }

  /**
   * Calls `start` with descriptors for one process to go in by (`whenIn`), and closes them.
   * A process that is moved by another makes every fork on the machine wait, and who moves it, for a
   * grace period of the kernel: 6 to 20 ms. One that moves itself does not in version 1 (measured).
   */
  admit<T>(start: (doors: readonly number[]) => T): T {
    try {
      return start(this.#doors);
    } finally {
      this.#closeDoors();
    }
  }

  /** Whether the process is in it; false when that cannot be told. */
  holds(pid: number): boolean {
    try {
      return this.#folders.every((folder) =>
        this.#files.read(join(folder, 'cgroup.procs')).split('\n').includes(String(pid)),
      );
    } catch {
      return false;
    }
  }

  /** @throws when the kernel does not set them: nothing may run in the box then */
  limit({ memoryKb, processes }: GroupLimits): void {
    const bytes = memoryKb * 1024;
    if (bytes !== this.#memoryBytes) this.#limitMemory(bytes);
    this.#memoryBytes = bytes;
    if (processes === this.#processes) return;
    this.#files.write(join(this.#pids, 'pids.max'), String(processes));
    this.#processes = processes;
  }

  /**
   * How often the kernel has ended a process of the box because its memory was used up; none when
   * the group is gone, which it is after the box.
   */
  get oomKills(): number {
    const name = this.#version === 2 ? 'memory.events' : 'memory.oom_control';
    try {
      const said = this.#files.read(join(this.#memory, name));
      return Number(/^oom_kill (\d+)$/m.exec(said)?.[1] ?? 0);
    } catch (error) {
      if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENODEV') return 0;
      throw error;
    }
  }

  /** Waits until the kernel has let go of the box's last process. @returns whether it is gone */
  async remove(): Promise<boolean> {
    this.#closeDoors();
    for (const folder of this.#folders) {
      for (let attempt = 1; !this.#removed(folder); attempt += 1) {
        if (attempt === REMOVE_ATTEMPTS) return false;
        endAll(folder, this.#files);
        await pause(REMOVE_EVERY_MS);
      }
    }
    return true;
  }

  get #folders(): string[] {
    return [...new Set([this.#memory, this.#pids])];
  }

  #closeDoors(): void {
    for (const door of this.#doors.splice(0)) this.#files.close(door);
  }

  #limitMemory(bytes: number): void {
    if (this.#version === 2) {
      this.#files.write(join(this.#memory, 'memory.max'), String(bytes));
      return;
    }
    const alone = () => {
      this.#files.write(join(this.#memory, 'memory.limit_in_bytes'), String(bytes));
    };
    const withSwap = () => this.#writeIfThere('memory.memsw.limit_in_bytes', String(bytes));
    // At no moment may memory with swap be allowed less than memory alone: the kernel would refuse.
    const isLower = bytes < this.#memoryBytes;
    for (const step of isLower ? [alone, withSwap] : [withSwap, alone]) step();
  }

  /** Of a kernel that does not count swap; then there is none to limit. */
  #writeIfThere(name: string, text: string): void {
    try {
      this.#files.write(join(this.#memory, name), text);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }

  #removed(folder: string): boolean {
    try {
      this.#files.remove(folder);
      return true;
    } catch (error) {
      return codeOf(error) === 'ENOENT';
    }
  }
}

/** Ends what is left in a group. One whose box was killed while it started may have lost its parent. */
function endAll(folder: string, files: ControlFiles): void {
  try {
    const members = files.read(join(folder, 'cgroup.procs')).split('\n').map(Number);
    // The kernel says 0 for one that cannot be seen from here.
    for (const pid of members) if (pid > 0) files.kill(pid);
  } catch {
    // Gone meanwhile; or somebody else's, and then the group stays and is told of.
  }
}
