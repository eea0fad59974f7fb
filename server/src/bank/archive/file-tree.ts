import { bankError } from '../bank-error.ts';

/** The files of a package, in memory: nothing of a stranger's touches the disk before it is known. */
export type FileTree = {
  /** Of the folder or archive; the first part of every path in a message. */
  readonly name: string;
  /** By path from the package, with slashes. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Paths that the format tells a judge to leave aside: dot files, names with other characters. */
  readonly ignored: readonly string[];
};

const MIB = 1024 * 1024;

export const TREE_BOUNDS = {
  entries: 10_000,
  fileBytes: 32 * MIB,
  totalBytes: 256 * MIB,
  /** Unpacked bytes per packed one, once there are more than `ratioFromBytes`. */
  ratio: 250,
  ratioFromBytes: 32 * MIB,
} as const;

export type TreeBounds = { readonly [K in keyof typeof TREE_BOUNDS]: number };

const NAME = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$/;
/** Files that start with a dot and mean something all the same. */
const DOT_FILES = ['.platform.yaml', '.timelimit'];
const PATH_CHARACTERS_MAX = 1000;

/** Collects the files of a package and refuses what has no place in one. */
export class TreeBuilder {
  readonly #name: string;
  readonly #bounds: TreeBounds;
  readonly #files = new Map<string, Buffer>();
  readonly #ignored: string[] = [];
  /** Every path and every folder above one, by its spelling in small letters. */
  readonly #spellings = new Map<string, { path: string; isFolder: boolean }>();
  #entries = 0;
  #bytes = 0;

  constructor(name: string, bounds: TreeBounds = TREE_BOUNDS) {
    this.#name = name;
    this.#bounds = bounds;
  }

  /**
   * Takes note of a file or folder before it is read.
   * @returns whether its content is wanted
   * @throws {BankError} a path that leads out, or that is there already
   */
  announce(path: string, { isFolder = false } = {}): boolean {
    this.#entries++;
    if (this.#entries > this.#bounds.entries) {
      throw bankError(this.#name, `holds more than ${this.#bounds.entries} files`);
    }
    const plain = isFolder ? path.replace(/\/$/, '') : path;
    const trouble = troubleOf(plain);
    if (trouble) throw bankError(`${this.#name}/${showPath(plain)}`, trouble);
    this.#claim(plain, isFolder);
    if (isFolder) return false;
    if (isOfPackage(plain)) return true;
    this.#ignored.push(plain);
    return false;
  }

  /**
   * Counts bytes as they come in, so that a file ends where a bound is met.
   * @param fileBytes of this file so far
   * @param packedBytes size of the whole archive, null when nothing is packed
   * @throws {BankError}
   */
  count(path: string, bytes: number, fileBytes: number, packedBytes: number | null): void {
    this.#bytes += bytes;
    const { fileBytes: most, totalBytes, ratio, ratioFromBytes } = this.#bounds;
    if (fileBytes > most) {
      throw bankError(`${this.#name}/${path}`, `is larger than ${megabytes(most)}`);
    }
    if (this.#bytes > totalBytes) {
      throw bankError(this.#name, `holds more than ${megabytes(totalBytes)}`);
    }
    if (packedBytes !== null && this.#bytes > ratioFromBytes && this.#bytes > packedBytes * ratio) {
      throw bankError(this.#name, `unpacks to more than ${ratio} times its size`);
    }
  }

  add(path: string, content: Buffer): void {
    this.#files.set(path, content);
  }

  build(): FileTree {
    return { name: this.#name, files: this.#files, ignored: this.#ignored };
  }

  #claim(path: string, isFolder: boolean): void {
    const parts = path.split('/');
    for (let length = 1; length < parts.length; length++) {
      this.#claimOne(parts.slice(0, length).join('/'), true, true);
    }
    this.#claimOne(path, isFolder, false);
  }

  #claimOne(path: string, isFolder: boolean, mayRepeat: boolean): void {
    const key = path.normalize('NFC').toLowerCase();
    const known = this.#spellings.get(key);
    const at = `${this.#name}/${showPath(path)}`;
    if (!known) {
      this.#spellings.set(key, { path, isFolder });
      return;
    }
    if (known.path !== path) {
      throw bankError(
        at,
        `differs from ${showPath(known.path)} in letter case or Unicode form alone`,
      );
    }
    if (known.isFolder !== isFolder) throw bankError(at, 'is both a file and a folder');
    if (!isFolder && !mayRepeat) throw bankError(at, 'is there twice');
  }
}

/** Why no package may hold such a path, null when it may. */
function troubleOf(path: string): string | null {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'the name holds a control character';
  if (path.includes('\\')) return 'the name holds a backslash';
  if (path.startsWith('/') || /^[a-zA-Z]:/.test(path)) return 'is an absolute path';
  const parts = path.split('/');
  if (parts.includes('..')) return 'leads out of the package';
  if (parts.includes('.') || parts.includes('')) return 'is no plain path';
  return path.length > PATH_CHARACTERS_MAX ? 'the name is too long' : null;
}

function isOfPackage(path: string): boolean {
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  const folders = parts.slice(0, -1);
  if (folders.includes('__MACOSX')) return false;
  return folders.every((part) => NAME.test(part)) && (NAME.test(last) || DOT_FILES.includes(last));
}

/** A path as a message may show it, whatever it holds. */
export function showPath(path: string): string {
  return JSON.stringify(path).slice(1, -1).slice(0, 200);
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / MIB)} MiB`;
}
