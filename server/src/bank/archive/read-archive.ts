import { stat } from 'node:fs/promises';
import { basename, extname, resolve } from 'node:path';
import { bankError } from '../bank-error.ts';
import { TREE_BOUNDS } from './file-tree.ts';
import type { FileTree, TreeBounds } from './file-tree.ts';
import { fromOmegaup, isOmegaup } from './from-omegaup.ts';
import { readFolder } from './folder-tree.ts';
import { readZip } from './zip-tree.ts';

const ARCHIVE = /\.(?:zip|kpp|tar|gz|tgz|bz2|xz|7z|rar)$/i;

/**
 * Reads a package from a folder or a zip file; its files may lie at the top or in one folder.
 * @throws {BankError} it cannot be read, or holds no package
 */
export async function readArchive(
  path: string,
  bounds: TreeBounds = TREE_BOUNDS,
): Promise<FileTree> {
  const info = await stat(path).catch(() => null);
  if (!info) throw bankError(path, 'is not there');
  const name = basename(resolve(path));
  if (info.isDirectory()) return atRoot(await readFolder(path, name, bounds), name);
  if (!info.isFile()) throw bankError(path, 'is neither a folder nor a file');
  return atRoot(await readZip(path, name, bounds), basename(path, extname(path)));
}

/**
 * Reads a package from the bytes of a zip file.
 * @param name of the file
 * @throws {BankError} it cannot be read, or holds no package
 */
export async function readArchiveBytes(
  bytes: Buffer,
  name: string,
  bounds: TreeBounds = TREE_BOUNDS,
): Promise<FileTree> {
  return atRoot(await readZip(bytes, name, bounds), basename(name, extname(name)));
}

function atRoot(tree: FileTree, name: string): FileTree {
  if (tree.files.has('problem.yaml')) return { ...tree, name };
  if (isOmegaup(tree)) return fromOmegaup({ ...tree, name });
  const roots = [...tree.files.keys()].flatMap((path) => {
    const match = /^([^/]+)\/problem\.yaml$/.exec(path);
    return match?.[1] === undefined ? [] : [match[1]];
  });
  const [root, ...others] = roots;
  if (root === undefined) throw bankError(tree.name, noPackage(tree));
  if (others.length > 0) {
    throw bankError(tree.name, `holds several packages (${roots.join(', ')}); give one at a time`);
  }
  const inside = (path: string): string[] =>
    path.startsWith(`${root}/`) ? [path.slice(root.length + 1)] : [];
  const files = [...tree.files].flatMap(([path, content]) =>
    inside(path).map((inner): [string, Buffer] => [inner, content]),
  );
  return {
    name: root,
    files: new Map(files),
    ignored: tree.ignored.flatMap(inside),
    brokenLinks: new Map(
      [...tree.brokenLinks].flatMap(([path, reason]) =>
        inside(path).map((inner): [string, string] => [inner, reason]),
      ),
    ),
  };
}

/** Formats of other judges, by what lies in their archives. */
const OTHER_FORMATS = [
  [/^(?:[^/]+\/)?problem\.xml$/, 'a package of Polygon'],
  [/^(?:[^/]+\/)?init\.yml$/, 'a problem of DMOJ'],
] as const;

function noPackage(tree: FileTree): string {
  const paths = [...tree.files.keys()];
  const other = OTHER_FORMATS.find(([mark]) => paths.some((path) => mark.test(path)));
  if (other) {
    return `is ${other[1]}, which cannot be read; bring it into the Kattis problem package format first`;
  }
  const packed = paths.find((path) => ARCHIVE.test(path));
  const hint = packed === undefined ? '' : `; it holds another archive, ${packed}: unpack it first`;
  return `holds no problem.yaml${hint}`;
}
