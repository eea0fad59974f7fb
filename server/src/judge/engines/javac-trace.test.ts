import { expect, it } from 'vitest';
import { withoutTrace } from './javac-trace.ts';

const trace = (error: string): string =>
  `\n\nThe system is out of resources.\nConsult the following stack trace for details.\n${error}
\tat jdk.compiler/com.sun.tools.javac.tree.TreeScanner.visitBinary(TreeScanner.java:292)
\tat jdk.compiler/com.sun.tools.ja`;
const TOO_DEEP = 'The compiler gave up: an expression is nested too deeply.';
const WARNING = 'Main.java:1: warning: [removal] finalize() in Object has been deprecated';

it.each([
  ['a trace alone', trace('java.lang.StackOverflowError'), TOO_DEEP],
  [
    'a trace behind a warning',
    WARNING + trace('java.lang.StackOverflowError'),
    `${WARNING}\n${TOO_DEEP}`,
  ],
  [
    'no memory left',
    trace('java.lang.OutOfMemoryError: Java heap space'),
    'The compiler gave up: the program needs more memory than it has.',
  ],
  ['another end', trace('java.lang.Error'), trace('java.lang.Error')],
  [
    'errors',
    'Main.java:1: error: not a statement\n1 error',
    'Main.java:1: error: not a statement\n1 error',
  ],
  ['nothing', '', ''],
])('javac says %s', (_, said, shown) => {
  expect(withoutTrace(said)).toBe(shown);
});
