import type { Said } from './bare-run.ts';

/** What differs between two runs of one program although both are right, and what takes its place. */
const INCIDENTAL: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Numbers of processes are the kernel's.
  [/\(node:\d+\)/g, '(node:PID)'],
  // Addresses are the kernel's too.
  [/0x[0-9a-f]+/g, '0x0'],
  // The engine names places in the source, a bare Node those in what was made of it.
  [/\/w\/main\.[jt]s:\d+(:\d+)?/g, '/w/main:0'],
];

/** The same without what has no meaning in error text. */
export function plainly(said: Said): Said {
  const stderr = INCIDENTAL.reduce(
    (text, [pattern, instead]) => text.replace(pattern, instead),
    said.stderr,
  );
  return { ...said, stderr };
}
