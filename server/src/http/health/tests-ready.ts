import { AppError } from '../app-error.ts';

/**
 * Waits until a problem has all its tests, which a start makes while people use the site. False when
 * they cannot be made: it has some of them.
 * @throws {AppError} TESTS_NOT_READY: they are still being made
 */
export type TestsReady = (idOrSlug: string) => Promise<boolean>;

/** Of a server whose database was made ready before it started. */
export const alwaysReady: TestsReady = () => Promise.resolve(true);

export function testsNotReady(cause: unknown): AppError {
  const message = 'The tests of this problem are still being made, please try again';
  return new AppError('TESTS_NOT_READY', message, { retryAfterSeconds: 5, cause });
}

/**
 * For whoever judges: a program that passes some of the tests is not right.
 * @throws {AppError} TESTS_NOT_READY; JUDGE_UNAVAILABLE where they cannot be made
 */
export async function requireAllTests(testsReady: TestsReady, problemId: string): Promise<void> {
  if (await testsReady(problemId)) return;
  const message = 'The tests of this problem could not be made. Please tell whoever runs the site';
  throw new AppError('JUDGE_UNAVAILABLE', message, { retryAfterSeconds: 60 });
}
