import { lstatSync, readlinkSync } from 'node:fs';

/** A file or folder of the machine, shown read-only at the same or another place in the box. */
export type Mount = { readonly from: string; readonly to: string };

/** Bytes shown as a read-only file in the box. */
export type DataFile = { readonly path: string; readonly bytes: Uint8Array };

export type BoxShape = {
  readonly python: string;
  readonly mounts: readonly Mount[];
  /** Folders of the machine that lie below a mount and must not be seen all the same. */
  readonly hidden: readonly string[];
};

/** Where Python looks for the module it imports before anything else, and finds the supervisor. */
const SUPERVISOR_FOLDER = '/judge/supervisor';
const SUPERVISOR_AT = `${SUPERVISOR_FOLDER}/sitecustomize.pyc`;
/** What a Python program is in the box. PID 1 is started to run it, and copies of it do. */
export const PYTHON_PROGRAM = '/w/main.py';
const MEGABYTE = 1 << 20;
/** The uid inside. Outside it is a private one, or the server's own when the server is not root. */
const INNER_ID = '1000';

/** How Python programs are run. The supervisor recognises its own command in it. */
export function pythonCommand(python: string): string[] {
  return [python, '-B', PYTHON_PROGRAM];
}

/** /usr, and the links or folders beside it that programs and their loader are found through. */
function systemFolders(): string[] {
  const beside = ['/bin', '/lib', '/lib32', '/lib64'].flatMap((path) => {
    const info = lstatSync(path, { throwIfNoEntry: false });
    if (!info) return [];
    return info.isSymbolicLink()
      ? ['--symlink', readlinkSync(path), path]
      : ['--ro-bind', path, path];
  });
  return ['--ro-bind', '/usr', '/usr', ...beside];
}

const tmpfs = (bytes: number, path: string): string[] => ['--size', String(bytes), '--tmpfs', path];

/** A sized tmpfs of its own over each, empty and read-only. */
const hide = (path: string): string[] => [...tmpfs(4096, path), '--remount-ro', path];

/** A folder elsewhere needs no hiding, and must not get a place in the box by it. */
function isShown(path: string, mounts: readonly Mount[]): boolean {
  return ['/usr', ...mounts.map(({ to }) => to)].some((shown) => path.startsWith(`${shown}/`));
}

/**
 * Arguments of bubblewrap for one box. Descriptor `first` carries the seccomp filter, the next the
 * supervisor, those after it the data files in their order.
 *
 * The order matters: later mounts lie over earlier ones, and `/` and `/dev` turn read-only last,
 * because by default both are writable and as large as half the memory.
 */
export function boxArguments(
  shape: BoxShape,
  first: number,
  dataPaths: readonly string[],
): string[] {
  const shown = [SUPERVISOR_AT, ...dataPaths];
  return [
    '--unshare-user',
    ...['--uid', INNER_ID, '--gid', INNER_ID],
    ...['--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup'],
    ...['--disable-userns', '--new-session', '--die-with-parent', '--as-pid-1'],
    ...['--hostname', 'box'],
    '--clearenv',
    ...['--setenv', 'PATH', '/usr/bin:/bin', '--setenv', 'HOME', '/tmp'],
    ...['--setenv', 'LANG', 'C.UTF-8', '--setenv', 'PYTHONPATH', SUPERVISOR_FOLDER],
    ...systemFolders(),
    ...shape.mounts.flatMap(({ from, to }) => ['--ro-bind-try', from, to]),
    ...shape.hidden.filter((path) => isShown(path, shape.mounts)).flatMap(hide),
    ...['--proc', '/proc', '--dev', '/dev'],
    // Terminals: there are so many for the whole machine.
    ...hide('/dev/pts'),
    ...tmpfs(32 * MEGABYTE, '/tmp'),
    ...tmpfs(32 * MEGABYTE, '/w'),
    ...tmpfs(16 * MEGABYTE, '/dev/shm'),
    ...['--chdir', '/w'],
    ...['--seccomp', String(first)],
    ...shown.flatMap((path, index) => ['--ro-bind-data', String(first + 1 + index), path]),
    ...['--remount-ro', '/dev', '--remount-ro', '/'],
    ...['--', ...pythonCommand(shape.python)],
  ];
}
