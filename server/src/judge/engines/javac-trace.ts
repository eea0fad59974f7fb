/** javac's own words before the trace of its stack, which tells a candidate nothing. */
const OUT_OF_RESOURCES =
  'The system is out of resources.\nConsult the following stack trace for details.\n';

const REASONS: readonly (readonly [error: string, reason: string])[] = [
  ['java.lang.StackOverflowError', 'an expression is nested too deeply'],
  ['java.lang.OutOfMemoryError', 'the program needs more memory than it has'],
];

/** What javac said, with its reason for giving up in the place of a trace. */
export function withoutTrace(said: string): string {
  const at = said.indexOf(OUT_OF_RESOURCES);
  const trace = said.slice(at + OUT_OF_RESOURCES.length);
  const reason = REASONS.find(([error]) => trace.startsWith(error))?.[1];
  if (at < 0 || reason === undefined) return said;
  const before = said.slice(0, at).trimEnd();
  return `${before}${before === '' ? '' : '\n'}The compiler gave up: ${reason}.`;
}
