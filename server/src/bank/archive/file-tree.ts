import { bankError } from '../bank-error.ts';
import { followLinks } from './follow-links.ts';

/** The files of a package, in memory: an untrusted package is not written to disk before it is checked. */
export type FileTree = {
  /** Of the folder or archive; the first part of every path in a message. */
  readonly name: string;
  /** By path from the package, with slashes. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** Paths that the format tells a judge to leave aside: dot files, names with other characters. */
  readonly ignored: readonly string[];
  /** Symbolic links that stand for nothing in the package, with the reason. */
  readonly brokenLinks: ReadonlyMap<string, string>;
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
const FOLDERS_MAX = 30;

/** Collects the files of a package and refuses those that do not belong in one. */
export class TreeBuilder {
  readonly #name: string;
  readonly #bounds: TreeBounds;
  readonly #files = new Map<string, Buffer>();
  readonly #links = new Map<string, string>();
  readonly #ignored: string[] = [];
  readonly #root: Place = { part: '', isFolder: true, inner: new Map() };
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

  /** Takes note of a symbolic link; what it stands for is found when all files are there. */
  addLink(path: string, target: string): void {
    this.#links.set(path, target);
  }

  /** @throws {BankError} links stand for more than there may be */
  build(): FileTree {
    const brokenLinks = followLinks(this.#files, this.#links, (path, { byteLength }) => {
      if (this.#files.size >= this.#bounds.entries) {
        throw bankError(this.#name, `holds more than ${this.#bounds.entries} files`);
      }
      this.count(path, byteLength, byteLength, null);
    });
    return { name: this.#name, files: this.#files, ignored: this.#ignored, brokenLinks };
  }

  /** Takes the path's place below the folders above it; names that only look different share one. */
  #claim(path: string, isFolder: boolean): void {
    let folder = this.#root;
    const parts = path.split('/');
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      const key = part.normalize('NFC').toLowerCase();
      const known = folder.inner.get(key);
      const place = known ?? { part, isFolder: !isLast || isFolder, inner: new Map() };
      folder.inner.set(key, place);
      if (known) this.#refuseClash(known, parts.slice(0, index + 1), !isLast || isFolder, isLast);
      folder = place;
    }
  }

  #refuseClash(known: Place, parts: readonly string[], isFolder: boolean, isLast: boolean): void {
    const at = `${this.#name}/${showPath(parts.join('/'))}`;
    if (known.part !== parts.at(-1)) {
      const other = [...parts.slice(0, -1), known.part].join('/');
      throw bankError(at, `differs from ${showPath(other)} in letter case or Unicode form alone`);
    }
    if (known.isFolder !== isFolder) throw bankError(at, 'is both a file and a folder');
    if (!isFolder && isLast) throw bankError(at, 'is there twice');
  }
}

/** A file or folder by what it is called, its name without case and Unicode form being the key. */
type Place = {
  readonly part: string;
  readonly isFolder: boolean;
  readonly inner: Map<string, Place>;
};

/** Why no package may hold such a path, null when it may. */
function troubleOf(path: string): string | null {
  // eslint-disable-next-line no-control-regex -- they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'the name holds a control character';
  if (path.includes('\\')) return 'the name holds a backslash';
  if (path.startsWith('/') || /^[a-zA-Z]:/.test(path)) return 'is an absolute path';
  const parts = path.split('/');
  if (parts.includes('..')) return 'leads out of the package';
  if (parts.includes('.') || parts.includes('')) return 'contains an empty or "." segment';
  if (parts.length > FOLDERS_MAX) return `lies in more than ${FOLDERS_MAX - 1} folders`;
  return path.length > PATH_CHARACTERS_MAX ? 'the name is too long' : null;
}

function isOfPackage(path: string): boolean {
  const parts = path.split('/');
  const last = parts.at(-1) ?? '';
  const folders = parts.slice(0, -1);
  if (folders.includes('__MACOSX')) return false;
  return folders.every((part) => NAME.test(part)) && (NAME.test(last) || DOT_FILES.includes(last));
}

/** A path made safe to show in a message. */
export function showPath(path: string): string {
  return JSON.stringify(path).slice(1, -1).slice(0, 200);
}

export function megabytes(bytes: number): string {
  return `${Math.round(bytes / MIB)} MiB`;
}
