import { lstat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
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
      const isFolder = entry.isDirectory();
      // A repository's own folder may be larger than any package.
      if (isFolder && entry.name.startsWith('.')) continue;
      const isWanted = builder.announce(path, { isFolder });
      if (isFolder) await walk(path);
      else if (!isWanted) continue;
      else if (entry.isSymbolicLink()) builder.addLink(path, await readTarget(root, path));
      else builder.add(path, await readOne(root, path, name, builder));
    }
  };
  await walk('');
  return builder.build();
}

/** As an archive would have it: from where the link lies. */
async function readTarget(root: string, path: string): Promise<string> {
  const target = await readlink(join(root, path));
  const isOwn = target.startsWith(root + sep);
  return isOwn ? relative(dirname(join(root, path)), target) : target;
}

async function readOne(
  root: string,
  path: string,
  name: string,
  builder: TreeBuilder,
): Promise<Buffer> {
  const info = await lstat(join(root, path));
  if (!info.isFile()) throw bankError(`${name}/${showPath(path)}`, 'is not a file');
  builder.count(path, info.size, info.size, null);
  return readFile(join(root, path));
}
