import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';

/** What is done to the files by which the kernel shows control groups. All throw what it answers. */
export type ControlFiles = {
  readonly read: (path: string) => string;
  /** Makes no file: one that is missing is a controller that is missing. */
  readonly write: (path: string, text: string) => void;
  /** A descriptor, which another process may use with the rights of this one. */
  readonly open: (path: string, flags: 'r' | 'r+') => number;
  readonly close: (descriptor: number) => void;
  /** Names of the groups in this one. */
  readonly folders: (path: string) => string[];
  readonly make: (path: string) => void;
  readonly remove: (path: string) => void;
};

export const KERNEL: ControlFiles = {
  read: (path) => readFileSync(path, 'utf8'),
  write: (path, text) => writeFileSync(path, text, { flag: 'r+' }),
  open: (path, flags) => openSync(path, flags),
  close: (descriptor) => closeSync(descriptor),
  folders: (path) =>
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  make: (path) => mkdirSync(path),
  remove: (path) => rmdirSync(path),
};

/** The kernel's word for what went wrong, such as EBUSY. */
export function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
