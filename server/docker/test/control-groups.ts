import { existsSync, readdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';

/** Removes the empty control groups `name` of every hierarchy, innermost first. */
export function removeControlGroups(name: string): void {
  for (const folder of controlGroups(name)) removeTree(folder);
}

/** Where groups of this name lie: below each controller with version 1, at the top with version 2. */
export function controlGroups(name: string): string[] {
  const hierarchies = ['.', ...readdirSync(ROOT)];
  return hierarchies.map((one) => join(ROOT, one, name)).filter((folder) => existsSync(folder));
}

function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeTree(join(folder, entry.name));
  }
  rmdirSync(folder);
}
