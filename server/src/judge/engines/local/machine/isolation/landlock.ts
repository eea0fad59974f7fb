import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pythonCommand } from '../box-command.ts';
import type { Mount } from '../box-command.ts';
import type { GroupFiles } from '../cgroup/box-groups.ts';
import { sharedTestFilter } from '../seccomp.ts';
import { readGuardSource } from '../../box/supervisor-source.ts';
import type { Architecture } from '../syscalls.ts';
import { clearFolder, takeFolder } from './box-folder.ts';
import type { BoxFolder } from './box-folder.ts';
import type { BoxParts, Isolation, StartedBox } from './isolation.ts';
import { readablePaths } from './readable-paths.ts';
import { spawnBox } from './spawn-box.ts';

export type LandlockOptions = {
  readonly architecture: Architecture;
  /** Whether each box gets a user for itself, which takes root to give. */
  readonly hasOwnUsers: boolean;
  readonly log: (message: string) => void;
};

/** The guard ends a box within milliseconds. One that does not is stopped. */
const END_MS = 2_000;
/** Folders of a box that have another place on the machine. */
const OWN_PLACE = /^(-[\w.:]+=)?(\/(?:w|tmp|judge)(?:\/.*)?)$/;

/** Boxes without namespaces, for machines that allow none: they see the machine, and little of it. */
export class Landlock implements Isolation {
  readonly name = 'landlock';
  readonly description: string;
  readonly testFilter: Uint8Array;
  readonly #options: LandlockOptions;
  readonly #guard = readGuardSource();

  constructor(options: LandlockOptions) {
    this.#options = options;
    this.testFilter = sharedTestFilter(options.architecture);
    const user = options.hasOwnUsers ? 'a user of its own' : "the server's own user";
    this.description = `Landlock (rights to files, signals and networks, filters of system calls, ${user})`;
  }

  start(parts: BoxParts, group: GroupFiles | null): StartedBox {
    const folder = takeFolder(this.#options.hasOwnUsers);
    const place = placeIn(folder, parts.shape.mounts);
    try {
      furnish(folder, this.#guard, parts, place);
      const { python } = parts.shape;
      const argv = ['-IB', join(folder.path, 'judge/guard.py'), folder.path];
      const child = spawnBox(python, argv, { uid: folder.uid, group, handed: [] });
      const end = (): void => {
        const stop = setTimeout(() => child.kill('SIGKILL'), END_MS);
        child.once('close', () => clearTimeout(stop));
      };
      const release = () => this.#release(folder);
      return { child, root: folder.path, place, end, release };
    } catch (error) {
      void this.#release(folder);
      throw error;
    }
  }

  async #release(folder: BoxFolder): Promise<void> {
    if (await clearFolder(folder)) return;
    this.#options.log(`The folder of a box could not be removed: ${folder.path}`);
  }
}

function placeIn({ path }: BoxFolder, mounts: readonly Mount[]): (argument: string) => string {
  return (argument) => {
    const mount = mounts.find(({ to }) => argument === to || argument.startsWith(`${to}/`));
    if (mount) return mount.from + argument.slice(mount.to.length);
    return argument.replace(OWN_PLACE, (_, option: string | undefined, place: string) =>
      [option ?? '', path, place].join(''),
    );
  };
}

/** Puts everything in its place while nobody else can come near. */
function furnish(
  { path, uid }: BoxFolder,
  guard: Uint8Array,
  { shape, supervisor, boxFilter, data }: BoxParts,
  place: (argument: string) => string,
): void {
  const told = {
    command: pythonCommand(shape.python).map(place),
    readable: readablePaths(shape),
    hasOwnUser: uid !== null,
  };
  putFile(join(path, 'judge/guard.py'), guard);
  putFile(join(path, 'judge/filter'), boxFilter);
  putFile(join(path, 'judge/box.json'), Buffer.from(JSON.stringify(told)));
  putFile(join(path, 'judge/supervisor/sitecustomize.pyc'), supervisor);
  for (const file of data) putFile(join(path, file.path), file.bytes);
  for (const name of ['w', 'tmp']) {
    makeFolder(join(path, name));
    if (uid !== null) chownSync(join(path, name), uid, uid);
  }
  if (uid === null) return;
  // The box may look into it and change nothing.
  chownSync(path, -1, uid);
  chmodSync(path, 0o750);
}

/** Whatever the server's umask is. */
function putFile(path: string, bytes: Uint8Array): void {
  makeFolder(dirname(path));
  writeFileSync(path, bytes);
  chmodSync(path, 0o644);
}

function makeFolder(path: string): void {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
}
