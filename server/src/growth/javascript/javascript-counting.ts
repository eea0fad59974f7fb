import { randomUUID } from 'node:crypto';
import { bundleScript, programOf, RECORDER_FOLDER } from '../../trace/javascript/bundle-script.ts';
import { inCamelCase, type Counting } from '../counting.ts';

const COUNTER = bundleScript([RECORDER_FOLDER, import.meta.dirname], 'count.cjs');

/**
 * The counts stand behind what the program prints, told apart by a mark.
 * @param counted functions and classes by their Python names
 * @param most steps that are counted
 */
export function javascriptCounting(
  source: string,
  counted: readonly string[],
  most: number,
): Counting {
  const mark = randomUUID();
  const names = counted.map(inCamelCase);
  return {
    program: {
      language: 'JAVASCRIPT',
      source: programOf(COUNTER, { source, counted: names, most, mark }),
    },
    read: (stdout) => stdout.split(mark).at(-1) ?? '',
  };
}
