/** Input and output of the only test, before and after it was changed. */
export const TEST_BEFORE = 'a';
export const TEST_AFTER = 'b';

type Verdict = 'Accepted' | 'Wrong Answer';

/** A program of a few milliseconds, and its verdict on either test. */
export type Kind = {
  readonly source: string;
  /** Null: what it reads. */
  readonly prints: string | null;
  readonly before: Verdict;
  readonly after: Verdict;
};

/** Of ten submissions, six keep their verdict, two lose and two win. */
export const KINDS: readonly Kind[] = [
  kind('process.stdin.pipe(process.stdout)', null),
  kind('process.stdin.pipe(process.stdout) // mine', null),
  kind("console.log('a')", 'a'),
  kind("console.log('c')", 'c'),
  kind("console.log('b')", 'b'),
];

export function printedBy(source: string, input: string): string {
  return KINDS.find((one) => one.source === source)?.prints ?? input;
}

function kind(source: string, prints: string | null): Kind {
  const verdictOn = (test: string): Verdict => {
    return prints === null || prints === test ? 'Accepted' : 'Wrong Answer';
  };
  return { source, prints, before: verdictOn(TEST_BEFORE), after: verdictOn(TEST_AFTER) };
}
