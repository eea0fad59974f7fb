import { cp, rename } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readProblem } from './read-problem.ts';
import { copyBank } from './test-bank.ts';
import type { TestBank } from './test-bank.ts';

const SLUG = 'climbingstairs';

async function issuesAfter(spoil: (bank: TestBank) => Promise<unknown>): Promise<string[]> {
  const bank = await copyBank(SLUG);
  await spoil(bank);
  const error: unknown = await readProblem(bank.at(SLUG)).catch((reason: unknown) => reason);
  return error instanceof Error ? error.message.split('\n') : [];
}

type Row = readonly [name: string, spoil: (bank: TestBank) => Promise<unknown>, issue: string];

const editing = (path: string, from: string | RegExp, to: string) => (bank: TestBank) =>
  bank.edit(`${SLUG}/${path}`, from, to);
const writing = (path: string, content: string | Uint8Array) => (bank: TestBank) =>
  bank.write(`${SLUG}/${path}`, content);
const removing = (path: string) => (bank: TestBank) => bank.remove(`${SLUG}/${path}`);

const broken: readonly Row[] = [
  [
    'broken YAML',
    editing('problem.yaml', 'type: pass-fail', 'type: [pass-fail'),
    'problem.yaml:3: ',
  ],
  [
    'a key that the format does not know',
    editing('problem.yaml', 'type: pass-fail', 'type: pass-fail\ndifficulty: EASY'),
    'problem.yaml:3: Unrecognized key: "difficulty"',
  ],
  [
    'a missing key',
    editing('problem.yaml', /uuid: .*\n/, ''),
    'problem.yaml:1: uuid: Invalid input: expected string, received undefined',
  ],
  [
    'a value of the wrong kind, deep inside',
    editing('problem.yaml', 'time_limit: 1', 'time_limit: fast'),
    'problem.yaml:12: limits.time_limit: Invalid input: expected number, received string',
  ],
  [
    'another version of the format',
    editing('problem.yaml', '2025-09', 'legacy'),
    'problem.yaml:1: problem_format_version: Invalid input: expected "2025-09"',
  ],
  [
    'keywords that are not the tags',
    editing('problem.yaml', '[DP, Math, Recursion]', '[DP, Math]'),
    'problem.yaml: keywords: must be the tags of .platform.yaml',
  ],
  [
    'an unknown difficulty',
    editing('.platform.yaml', 'EASY', 'TRIVIAL'),
    '.platform.yaml:3: difficulty: Invalid option: expected one of "EASY"|"MEDIUM"|"HARD"',
  ],
  [
    'an unknown tag',
    editing('.platform.yaml', 'tags: [DP, Math,', 'tags: [DP, Maths,'),
    '.platform.yaml:5: tags.1: Invalid option',
  ],
  [
    'a single hint',
    editing('.platform.yaml', /hints:\n(?: {2}- .*\n)+/, 'hints: [Think.]\n'),
    '.platform.yaml:8: hints: Too small',
  ],
  [
    'an unknown checker',
    editing('.platform.yaml', 'checker: tokens', 'checker: fuzzy'),
    '.platform.yaml:20: checker: unknown checker "fuzzy"',
  ],
  [
    'a custom checker that is not there',
    editing('.platform.yaml', 'checker: tokens', 'checker: custom'),
    'output_validator/validate.py: is missing',
  ],
  [
    'an example without its case',
    editing('.platform.yaml', 'case: sample/2', 'case: sample/9'),
    '.platform.yaml: examples.1.case: there is no data/sample/9.in',
  ],
  [
    'an example that is not a sample',
    editing('.platform.yaml', 'case: sample/2', 'case: secret/2-random/01'),
    '.platform.yaml:15: examples.1.case: must be a case of data/sample',
  ],
  [
    'a visible directory that is empty',
    editing('.platform.yaml', 'secret/1-edge]', 'secret/9-edge]'),
    'data/secret/9-edge: is empty',
  ],
  ['a missing file', removing('.platform.yaml'), '.platform.yaml: is missing'],
  ['a missing answer', removing('data/sample/1.ans'), 'data/sample/1.ans: is missing'],
  ['a missing input', removing('data/sample/1.in'), 'data/sample/1.ans: belongs to no .in file'],
  ['a missing validator', removing('input_validators'), 'input_validators/validate.py: is missing'],
  [
    'a missing starter',
    removing('attachments/templates/java'),
    'attachments/templates/java/Main.java: is missing',
  ],
  [
    'a missing reference solution',
    removing('submissions/accepted/reference_py.py'),
    'submissions/submissions.yaml: accepted/reference_py.py: is not an accepted program in python3',
  ],
  [
    'a reference solution that nobody names',
    editing('submissions/submissions.yaml', /accepted\/reference_py.*\n/, ''),
    'submissions/submissions.yaml: no reference solution in python3',
  ],
  [
    'a submission in an unknown folder',
    async (bank: TestBank) => {
      const submissions = bank.at(`${SLUG}/submissions`);
      await rename(`${submissions}/wrong_answer`, `${submissions}/wrong`);
    },
    'submissions/wrong/off_by_one.py: must lie in accepted, wrong_answer, time_limit_exceeded',
  ],
  [
    'a file that is not a program',
    writing('submissions/wrong_answer/notes.txt', 'x\n'),
    'submissions/wrong_answer/notes.txt: is not a program in a language of the bank',
  ],
  [
    'a name with a blank',
    writing('data/sample/1 copy.in', '1\n'),
    'data/sample/1 copy.in: the name may hold only letters, digits and _.-',
  ],
  [
    'a dot file of an editor',
    writing('data/.swp', ''),
    'data/.swp: the name may hold only letters, digits and _.-',
  ],
  [
    'carriage returns',
    writing('data/sample/1.in', '2\r\n'),
    'data/sample/1.in:1: holds a carriage return',
  ],
  ['NUL in a case', writing('data/sample/1.ans', '1\n\0\n'), 'data/sample/1.ans:2: holds NUL'],
  [
    'a byte order mark',
    writing('data/sample/1.in', '\ufeff2\n'),
    'data/sample/1.in: starts with a byte order mark',
  ],
  [
    'a case without newline',
    writing('data/sample/1.in', '2'),
    'data/sample/1.in: does not end with a newline',
  ],
  [
    'a case that is not UTF-8',
    writing('data/sample/1.in', Uint8Array.of(0xff, 0x0a)),
    'data/sample/1.in: is not UTF-8',
  ],
  [
    'a visible case that is too large',
    writing('data/sample/1.in', `${'1'.repeat(2048)}\n`),
    'data/sample/1: is 2049 bytes, 2048 at most',
  ],
  [
    'an unknown key beside a case',
    writing('data/sample/1.yaml', 'description: x\nhints: y\n'),
    'data/sample/1.yaml:2: Unrecognized key: "hints"',
  ],
  [
    'a statement without constraints',
    editing('statement/problem.en.md', /## Constraints[^]*/, ''),
    'statement/problem.en.md: the headings must be Input, Output, Constraints, in this order',
  ],
  [
    'constraints in prose',
    editing('statement/problem.en.md', '- $1', '$1'),
    'statement/problem.en.md: the constraints must be a list, one line each',
  ],
  [
    'a statement that says nothing',
    editing('statement/problem.en.md', /^[^#]*/, 'Do it.\n\n'),
    'statement/problem.en.md: does not say what to do',
  ],
  [
    'generators without a list',
    async (bank: TestBank) => {
      const other = await copyBank('validpalindrome');
      await cp(other.at('validpalindrome/generators'), bank.at(`${SLUG}/generators`), {
        recursive: true,
      });
      await bank.remove(`${SLUG}/generators/generators.yaml`);
    },
    'generators/generators.yaml: is missing',
  ],
];

describe('a package with', () => {
  it('several faults names them all', async () => {
    const issues = await issuesAfter(async (bank) => {
      await bank.edit(`${SLUG}/problem.yaml`, 'name: Climbing Stairs', 'name: no');
      await bank.edit(`${SLUG}/.platform.yaml`, 'number: 31', 'number: 0');
    });
    expect(issues).toHaveLength(2);
  });

  it.each(broken)('%s', async (_name, spoil, issue) => {
    const issues = await issuesAfter(spoil);
    expect(issues[0]).toContain(`${SLUG}/${issue}`);
  });

  it('a name that other judges refuse', async () => {
    const bank = await copyBank(SLUG);
    await rename(bank.at(SLUG), bank.at('climbing-stairs'));
    await expect(readProblem(bank.at('climbing-stairs'))).rejects.toThrow(
      'climbing-stairs: a package name must be lower-case letters and digits',
    );
  });
});
