/**
 * A checker of C++ sources. It is called as one in Python is, and judged by the same exit codes; the
 * sources are compiled where programs run, never on the server.
 */
export type CppChecker = {
  /** By path from the checker's folder: sources and headers. */
  readonly files: Readonly<Record<string, string>>;
  /** Given after the paths of the input, of the answer and of the feedback folder. */
  readonly args: readonly string[];
};

const PREFIX = 'custom-cpp:';

/** The name under which a problem keeps such a checker. */
export function cppChecker({ files, args }: CppChecker): string {
  return PREFIX + JSON.stringify({ files, args });
}

export function isCppChecker(checker: string): boolean {
  return checker.startsWith(PREFIX);
}

/** Null for any other checker. */
export function cppOfChecker(checker: string): CppChecker | null {
  if (!isCppChecker(checker)) return null;
  // Nothing else writes what stands behind the prefix.
  return JSON.parse(checker.slice(PREFIX.length)) as CppChecker;
}
