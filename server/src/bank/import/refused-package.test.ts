import { describe, expect, it } from 'vitest';
import { readArchive } from '../archive/read-archive.ts';
import { Findings } from './findings.ts';
import { readForeignPackage } from './foreign-package.ts';
import { packageFolder } from './test-package.ts';
import type { TestFiles } from './test-package.ts';

async function refusal(files: TestFiles): Promise<string> {
  const tree = await readArchive(await packageFolder(files));
  return Promise.resolve()
    .then(() => readForeignPackage(tree, new Findings(tree)))
    .then(() => '')
    .catch((error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : ''));
}

const NEW = 'problem_format_version: 2025-09\nname: Doubles\nlicense: cc0\n';
const yaml = (text: string): TestFiles => ({ 'problem.yaml': text });
const aliases = Array.from({ length: 9 }, (_, level) => {
  const values = Array.from({ length: 9 }, () => (level === 0 ? 'x' : `*a${level - 1}`));
  return `a${level}: &a${level} [${values.join(', ')}]\n`;
}).join('');

describe('a package is refused for', () => {
  it.each<[string, TestFiles, string]>([
    [
      'an unknown version',
      yaml('problem_format_version: 2031-01\n'),
      'problem.yaml: problem_format_version: "2031-01" is unknown; known are legacy, 2023-07-draft, 2025-09',
    ],
    [
      'an interactive problem',
      yaml('name: X\nvalidation: custom interactive\n'),
      'problem.yaml: validation: interactive problems',
    ],
    [
      'an interactive problem of today',
      yaml(`${NEW}type: [pass-fail, interactive]\n`),
      'problem.yaml: type: interactive problems',
    ],
    [
      'several passes',
      yaml(`${NEW}type: multi-pass\n`),
      'type: problems in which a program runs several times',
    ],
    [
      'submitted answers',
      yaml(`${NEW}type: submit-answer\n`),
      'type: problems to which one submits answers',
    ],
    [
      'a validator that gives points',
      yaml('name: X\ntype: scoring\nvalidation: custom score\n'),
      'validation: an output validator that gives points is not supported',
    ],
    [
      'tests that give points by themselves',
      yaml('name: X\ntype: scoring\ngrading: {custom_scoring: true}\n'),
      'grading: custom_scoring: an output validator that gives points is not supported',
    ],
    [
      'a validator that gives a part of the points to what it calls right',
      {
        ...yaml(`${NEW}type: scoring\n`),
        'output_validator/main.py':
          'open(sys.argv[3] + "/score_multiplier.txt", "w").write("0.5")\nsys.exit(42)\n',
      },
      'output_validator/main.py: an output validator that gives points is not supported',
    ],
    [
      'a constant with variants and no value',
      yaml(`${NEW}constants: {n: {tex: five}}\n`),
      'doubles/problem.yaml:4: constants.n: ',
    ],
    ['broken YAML', yaml('name: [X\nlicense: cc0\n'), 'BankError: doubles/problem.yaml:2: '],
    [
      'YAML that expands without end',
      yaml(aliases),
      'doubles/problem.yaml: expands to more than 20000 values',
    ],
    [
      'YAML that holds itself',
      yaml('name: X\nkeywords: &k [*k]\n'),
      'doubles/problem.yaml: expands to more than 20000 values',
    ],
    [
      'YAML that is nested too deeply',
      yaml(`name: ${'['.repeat(5000)}\n`),
      'doubles/problem.yaml:1: nesting exceeded',
    ],
    [
      'YAML that builds objects',
      yaml('name: !!js/function "x"\n'),
      'doubles/problem.yaml:1: unknown',
    ],
    [
      'a list instead of keys',
      yaml('- name\n'),
      'doubles/problem.yaml:1: must hold keys and values',
    ],
    [
      'a wrong type',
      yaml('name: X\nlimits:\n  memory: lots\n'),
      'doubles/problem.yaml:3: limits.memory: Invalid input: expected number',
    ],
    [
      'a limit of zero',
      yaml(`${NEW}limits: {time_limit: 0}\n`),
      'doubles/problem.yaml:4: limits.time_limit: Too small',
    ],
    [
      'a time limit that is none',
      { '.timelimit': 'fast\n' },
      'doubles/.timelimit: must hold seconds',
    ],
    [
      'a validator in Rust',
      {
        'problem.yaml': 'name: X\nvalidation: custom\n',
        'output_validators/v/validate.rs': 'fn main() {}',
        'output_validators/v/README': '',
      },
      'doubles/output_validators: the output validator is written in .rs; only Python or C++ can be run',
    ],
    [
      'a validator with a build script',
      {
        'problem.yaml': 'name: X\nvalidation: custom\n',
        'output_validators/v/build': '',
        'output_validators/v/v.py': '',
      },
      'the output validator has a build script, which is not run here',
    ],
    [
      'a test that is too large for a validator',
      {
        'problem.yaml': 'name: X\nvalidation: custom\n',
        'output_validators/v.py': 'exit(42)\n',
        'data/secret/1.in': '1'.repeat(9 << 20),
      },
      'doubles/data/secret/1: is larger than 8 MiB, too much for an output validator',
    ],
    [
      'a validator that is not there',
      yaml('name: X\nvalidation: custom\n'),
      'problem.yaml: validation: custom, but there is no output validator',
    ],
    [
      'an unknown flag',
      yaml('name: X\nvalidator_flags: fuzzy 3\n'),
      'data/sample/1: how outputs are compared: unknown flag "fuzzy"',
    ],
    [
      'a flag without its number',
      yaml('name: X\nvalidator_flags: float_tolerance\n'),
      'float_tolerance needs a number',
    ],
    [
      'no data',
      {
        'data/sample/1.in': null,
        'data/sample/1.ans': null,
        'data/secret/1.in': null,
        'data/secret/1.ans': null,
        'data/secret/2.in': null,
        'data/secret/2.ans': null,
      },
      'doubles/data/secret: holds no test',
    ],
    [
      'an answer without input',
      { 'data/secret/2.in': null },
      'doubles/data/secret/2.ans: belongs to no .in file',
    ],
    [
      'an input without answer',
      { 'data/secret/2.ans': null },
      'doubles/data/secret/2.ans: is missing',
    ],
    [
      'an input that is not UTF-8',
      { 'data/secret/2.in': Uint8Array.of(0xff, 0x0a) },
      'doubles/data/secret/2.in: is not UTF-8',
    ],
    [
      'NUL in an answer',
      { 'data/secret/2.ans': '1\n\0' },
      'doubles/data/secret/2.ans:2: holds NUL',
    ],
    [
      'input in files',
      { 'data/secret/2.files/a.txt': 'x' },
      'doubles/data/secret/2.files/a.txt: programs get no files here',
    ],
    [
      'arguments of the program',
      { 'data/secret/2.yaml': 'args: [a]\n' },
      'doubles/data/secret/2.yaml: args: programs cannot be given arguments',
    ],
    [
      'other grading',
      { 'data/secret/testdata.yaml': 'grader_flags: accept_if_any_accepted\n' },
      'doubles/data/secret/testdata.yaml: grader_flags: accept_if_any_accepted',
    ],
    [
      'files for every program',
      { 'include/python3/main.py': 'x' },
      'doubles/include/python3: files that go with every submission',
    ],
    [
      'an odd expectation',
      { 'submissions/submissions.yaml': 'accepted:\n  permitted: [OK]\n' },
      'doubles/submissions/submissions.yaml:2: accepted.permitted.0: Invalid option',
    ],
    [
      'a glob that costs too much',
      { 'submissions/submissions.yaml': '"*a*b*c*d*e*f*g*": {permitted: [AC]}\n' },
      'must be a glob with a few *',
    ],
  ])('%s', async (_name, files, message) => {
    const refused = await refusal(files);
    expect(refused).toContain(message);
    expect(refused).toMatch(/^BankError/);
  });

  it('everything at once', async () => {
    const refused = await refusal({
      'problem.yaml': 'name: X\ntype: interactive\n',
      'data/secret/2.in': null,
      'include/java/Lib.java': '',
    });
    expect(refused.split('\n')).toHaveLength(3);
  });
});
