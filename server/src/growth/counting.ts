import type { Program } from '../judge/engine.ts';

/** A program that runs another one and counts its steps, and where in its output the count is. */
export type Counting = {
  readonly program: Program;
  readonly read: (stdout: string) => string;
};
