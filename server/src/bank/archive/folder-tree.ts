import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { bankError } from '../bank-error.ts';
import { showPath, TREE_BOUNDS, TreeBuilder } from './file-tree.ts';
import type { FileTree, TreeBounds } from './file-tree.ts';

/**
 * Reads a folder into memory by the rules that hold for archives. A symbolic link to a file or
 * folder of the package stands for that, as the format allows.
 * @param name what messages call it
 * @throws {BankError}
 */
export async function readFolder(
  directory: string,
  name: string,
  bounds: TreeBounds = TREE_BOUNDS,
): Promise<FileTree> {
  const root = await realpath(directory);
  const builder = new TreeBuilder(name, bounds);
  const walk = async (folder: string): Promise<void> => {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      // A repository's own folder may be larger than any package.
      if (entry.isDirectory() && entry.name.startsWith('.')) continue;
      const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await isInside(path)));
      const isWanted = builder.announce(path, { isFolder });
      if (isFolder) await walk(path);
      else if (isWanted) builder.add(path, await readOne(root, path, name, builder));
    }
  };
  const isInside = async (path: string): Promise<boolean> => {
    const target = await realpath(join(root, path)).catch(() => root);
    const around = await realpath(dirname(join(root, path)));
    if (target.startsWith(root + sep) && `${around}${sep}`.startsWith(target + sep)) {
      const at = `${name}/${showPath(path)}`;
      throw bankError(at, 'is a symbolic link that leads nowhere: it goes round');
    }
    return target.startsWith(root + sep) && (await lstat(target)).isDirectory();
  };
  await walk('');
  return builder.build();
}

async function readOne(
  root: string,
  path: string,
  name: string,
  builder: TreeBuilder,
): Promise<Buffer> {
  const at = `${name}/${showPath(path)}`;
  const target = await realpath(join(root, path)).catch(() => null);
  if (target === null) throw bankError(at, 'is a symbolic link that leads nowhere');
  if (!target.startsWith(root + sep)) {
    throw bankError(at, 'is a symbolic link that leads out of the package');
  }
  const info = await lstat(target);
  if (!info.isFile()) throw bankError(at, 'is no file');
  builder.count(path, info.size, info.size, null);
  return readFile(target);
}
