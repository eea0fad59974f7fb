import { readClassFile } from './class-file.ts';
import type { ClassFile } from './class-file.ts';

const simpleName = (file: ClassFile): string => file.name.slice(file.name.lastIndexOf('.') + 1);

/** Smaller is better: `Main`, then the public class, then any other, inner classes last. */
function rank(file: ClassFile): number {
  if (simpleName(file) === 'Main') return 0;
  if (file.name.includes('$')) return 3;
  return file.isPublic ? 1 : 2;
}

/**
 * The class to start, with its package. Null when none has a main method: the launcher then says so
 * in its own words.
 */
export function findEntryClass(classFiles: readonly Uint8Array[]): string | null {
  const candidates = classFiles
    .map(readClassFile)
    .filter((file) => file !== null)
    .filter((file) => file.hasMain)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
  return candidates[0]?.name ?? null;
}
