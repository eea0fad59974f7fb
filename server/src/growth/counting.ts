import type { Program } from '../judge/engine.ts';

/** As the starters of other languages name what the Python starter calls so. */
export const inCamelCase = (name: string): string =>
  name.replace(/_([a-z\d])/g, (_all, letter: string) => letter.toUpperCase());

/** A program that runs another one and counts its steps, and where in its output the count is. */
export type Counting = {
  readonly program: Program;
  readonly read: (stdout: string) => string;
};

/** What a program uses whose steps cannot be seen. */
export type Unseen = { readonly unseen: string };
