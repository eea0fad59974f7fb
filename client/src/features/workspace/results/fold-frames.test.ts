import { expect, test } from 'vitest';
import { foldFrames } from './fold-frames.ts';

test('the frames of Node below a mistake are one block', () => {
  const message = [
    '/w/main.js:3',
    'boom();',
    '^',
    '',
    'ReferenceError: boom is not defined',
    '    at Object.<anonymous> (/w/main.js:3:1)',
    '    at Module._compile (node:internal/modules/cjs/loader:1554:14)',
    '    at node:internal/main/run_main_module:36:49',
    '',
    'Node.js v22.0.0',
  ];
  expect(foldFrames(message.join('\n'))).toEqual([
    {
      text: 'main.js:3\nboom();\n^\nReferenceError: boom is not defined\n    at Object.<anonymous> (main.js:3:1)',
      frames: 0,
    },
    { text: message.slice(6, 8).join('\n'), frames: 2 },
  ]);
});

test('a frame of the Python library takes its lines of code along', () => {
  const foreign = [
    '  File "/usr/lib/python3.11/json/decoder.py", line 337, in decode',
    '    obj, end = self.raw_decode(s)',
    '               ^^^^^^^^^^^^^^^^^^',
  ];
  const message = [
    'Traceback (most recent call last):',
    '  File "/w/main.py", line 2, in <module>',
    '    json.loads("x")',
    ...foreign,
    'json.decoder.JSONDecodeError: Expecting value',
  ];
  expect(foldFrames(message.join('\n'))).toEqual([
    {
      text: 'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n    json.loads("x")',
      frames: 0,
    },
    { text: foreign.join('\n'), frames: 1 },
    { text: 'json.decoder.JSONDecodeError: Expecting value', frames: 0 },
  ]);
});

test('frames of the program itself stay, in Java too', () => {
  const [block, folded] = foldFrames(
    [
      'Exception in thread "main" java.util.NoSuchElementException',
      '\tat java.base/java.util.Scanner.next(Scanner.java:1478)',
      '\tat Main.main(Main.java:5)',
    ].join('\n'),
  );
  expect(block?.text).toContain('NoSuchElementException');
  expect(folded).toEqual({
    text: '\tat java.base/java.util.Scanner.next(Scanner.java:1478)',
    frames: 1,
  });
});

test('what a program prints of its own is left alone', () => {
  const text = 'look at this\n    and at that\n';
  expect(foldFrames(text)).toEqual([{ text, frames: 0 }]);
});

test.each([
  '    at 3',
  '  at home (with friends)',
  '    at 12:30:45',
  '\tat last, done.',
  '    at index (3)',
])("a line of one's own that begins like a frame is shown: %j", (line) => {
  const text = `step\n${line}\n\nend`;
  expect(foldFrames(text)).toEqual([{ text, frames: 0 }]);
});

test.each([
  '    at Array.map (<anonymous>)',
  '    at async Promise.all (index 0)',
  '    at node:internal/main/run_main_module:36:49',
  '    at async file:///usr/lib/x.mjs:3:1',
  '\tat java.base/java.lang.Thread.sleep0(Native Method)',
  '\tat java.base/java.util.Scanner.next(Scanner.java:1478)',
])('a frame of what runs the program is folded: %j', (line) => {
  expect(foldFrames(`Error\n${line}`)).toEqual([
    { text: 'Error', frames: 0 },
    { text: line, frames: 1 },
  ]);
});
