// Plain JavaScript: the bootstrap writes .env with it before anything is installed.
import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file for its owner alone, whole or not at all: whoever reads it, after a full disk, a kill or a
 * power cut as well, finds the old text or the new one. What a killed write left beside it is replaced.
 * @param {string} file
 * @param {string} text
 */
export function writeWhole(file, text) {
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  writeFileSync(partial, text, { mode: 0o600, flag: 'wx', flush: true });
  renameSync(partial, file);
}
