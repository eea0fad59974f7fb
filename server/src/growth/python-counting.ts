import { join } from 'node:path';
import { bundlePython } from '../judge/bundle-python.ts';
import type { Counting } from './counting.ts';

const COUNTER = bundlePython(join(import.meta.dirname, 'counter/main.py'));

/**
 * What the program prints is thrown away.
 * @param counted functions and classes
 * @param most steps that are counted
 */
export function pythonCounting(source: string, counted: readonly string[], most: number): Counting {
  const call = `count(${JSON.stringify(source)}, ${JSON.stringify(counted)}, ${most})\n`;
  return {
    program: { language: 'PYTHON', source: `${COUNTER}\n\n${call}` },
    read: (stdout) => stdout,
  };
}
