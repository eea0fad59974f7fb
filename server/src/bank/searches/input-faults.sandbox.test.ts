import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BANK_DIRECTORY } from '../read-problem.ts';
import { createEngine } from '../../judge/create-engine.ts';
import type { JudgeEngine } from '../../judge/engine.ts';
import { inputFaults } from './input-faults.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['PYTHON'] } });
});

afterAll(() => engine.close());

const { signal } = new AbortController();

const faultsOf = (validator: string, inputs: readonly string[]) =>
  inputFaults(validator, inputs, { engine, owner: 'somebody', signal });

const validatorOf = (slug: string) =>
  readFile(join(BANK_DIRECTORY, slug, 'input_validators/validate.py'), 'utf8');

const WINDOW = 'expected n, k and a line of numbers';

it.each<[slug: string, cases: readonly (readonly [input: string, fault: string | null])[]]>([
  [
    'climbingstairs',
    [
      ['3', null],
      ['three', 'line 1: expected one integer and a newline'],
      ['3\n4', 'line 2: expected one integer and a newline'],
      ['', 'line 1: expected one integer and a newline'],
      // Of what is not in the text's form alone, no line is told.
      ['99', 'n out of range'],
    ],
  ],
  [
    'bestfixedwindow',
    [
      ['3 2\n1 2 3', null],
      ['3\n1 2 3', `line 1: ${WINDOW}`],
      ['3 2\n1 x 3', `line 2: ${WINDOW}`],
      ['3 2', `line 2: ${WINDOW}`],
      ['3 2\n1 2 3\n', null],
      ['3 2\n1 2 3\n4', `line 3: ${WINDOW}`],
      ['3 2\n1 2', 'expected n numbers'],
    ],
  ],
  // Reads bytes.
  ['reversetext', [['a\nb', 'line 2: expected words with one space between them and a newline']]],
])('says in which line an input of %s leaves the form', async (slug, cases) => {
  const faults = await faultsOf(
    await validatorOf(slug),
    cases.map(([input]) => input),
  );
  expect(faults).toEqual(cases.map(([, fault]) => fault));
});

const VALIDATOR = `import re, sys
text = sys.stdin.read()
if re.fullmatch(r"[0-9]+\\n", text):
    sys.exit(42)
assert text != "x\\n", "x is no number"
lines = text.splitlines()
for line in lines:
    assert re.fullmatch(
        r"(?:one|two) [0-9]", line
    ), f"no line: {line}"
assert int(lines[0]) > 0, "never"
`;

it.each([
  ['4', null],
  // What did not fit before is not what the assertion is about.
  ['x', 'x is no number'],
  ['one 1\ntwo x', 'line 2: no line: two x'],
  ['one 1\nsix 1\ntwo 1', 'line 2: no line: six 1'],
  // Which of the two is not known.
  ['six 1\nsix 1', 'no line: six 1'],
  ['one 1', 'it is not of the form that the problem describes'],
])('of %j it says %j', async (input, fault) => {
  expect(await faultsOf(VALIDATOR, [input])).toEqual([fault]);
});
