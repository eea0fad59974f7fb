import type { ChildProcess } from 'node:child_process';
import { boxArguments } from '../box-command.ts';
import type { GroupFiles } from '../cgroup/box-groups.ts';
import { testFilter } from '../seccomp.ts';
import type { Architecture } from '../syscalls.ts';
import type { BoxParts, Isolation, StartedBox } from './isolation.ts';
import { firstHanded, spawnBox } from './spawn-box.ts';

export type BubblewrapOptions = {
  readonly architecture: Architecture;
  readonly bwrap: string;
  /** First of the outer uids, one for each box that lives; null keeps the server's own. */
  readonly firstUid: number | null;
};

/** Boxes with namespaces of their own: what they do not have to see is not there. */
export class Bubblewrap implements Isolation {
  readonly name = 'bubblewrap';
  readonly description = 'bubblewrap (namespaces of the system and filters of its calls)';
  readonly testFilter: Uint8Array;
  readonly #options: BubblewrapOptions;
  readonly #uidsInUse = new Set<number>();

  constructor(options: BubblewrapOptions) {
    this.#options = options;
    this.testFilter = testFilter(options.architecture);
  }

  start({ shape, supervisor, boxFilter, data }: BoxParts, group: GroupFiles | null): StartedBox {
    const uid = this.#takeUid();
    const release = (): Promise<void> => {
      if (uid !== null) this.#uidsInUse.delete(uid);
      return Promise.resolve();
    };
    const paths = data.map((file) => file.path);
    const handed = [boxFilter, supervisor, ...data.map((file) => file.bytes)];
    try {
      const argv = boxArguments(shape, firstHanded(group), paths);
      const child = spawnBox(this.#options.bwrap, argv, { uid, group, handed });
      const end = () => endGroup(child);
      return { child, root: '', place: (argument) => argument, end, release };
    } catch (error) {
      void release();
      throw error;
    }
  }

  #takeUid(): number | null {
    const { firstUid } = this.#options;
    if (firstUid === null) return null;
    let uid = firstUid;
    while (this.#uidsInUse.has(uid)) uid += 1;
    this.#uidsInUse.add(uid);
    return uid;
  }
}

/**
 * All of its process group: until it has set itself up, its second process does not end with the first,
 * and would wait for it for ever. Afterwards what is in the box is a group of its own, and does.
 */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
}
