import { expect, test } from 'vitest';
import { complaintOf } from './complaint.ts';

test.each([
  [
    'JAVA',
    "Main.java:3: error: ';' expected\n    int x = 1\n             ^\n1 error",
    "';' expected",
  ],
  [
    'JAVA',
    'Exception in thread "main" java.lang.ArithmeticException: / by zero\n\tat Main.main(Main.java:4)\n',
    'java.lang.ArithmeticException: / by zero',
  ],
  ['TYPESCRIPT', "main.ts(3,5): error TS1005: ';' expected.", "';' expected."],
  ['TYPESCRIPT', "main.ts:7:2 - error TS1005: ';' expected.", "';' expected."],
  [
    'JAVASCRIPT',
    '/w/main.js:2\nboom();\n^\n\nReferenceError: boom is not defined\n    at /w/main.js:2:1\n',
    'ReferenceError: boom is not defined',
  ],
  [
    'PYTHON',
    'Traceback (most recent call last):\n  File "/w/main.py", line 3, in f\n    return 1/0\nZeroDivisionError: division by zero\n',
    'ZeroDivisionError: division by zero',
  ],
  ['PYTHON', 'Killed\n', ''],
] as const)('of %s it is what is wrong: %j', (language, message, words) => {
  expect(complaintOf(message, language)).toBe(words);
});
