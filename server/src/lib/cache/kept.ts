import { keepFor } from './keep-for.ts';

/** What is read again after a while, and at once where this server has changed it. */
export type Kept<T> = {
  readonly read: () => Promise<T>;
  readonly forget: () => void;
};

/** Answers with what `read` gave, for so many milliseconds, until it is forgotten. */
export function keepUntilForgotten<T extends object>(ms: number, read: () => Promise<T>): Kept<T> {
  let kept = keepFor(ms, read);
  return {
    read: () => kept(),
    forget: () => {
      kept = keepFor(ms, read);
    },
  };
}
