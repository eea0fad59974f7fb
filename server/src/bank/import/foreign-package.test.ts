import { describe, expect, it } from 'vitest';
import { readArchive } from '../archive/read-archive.ts';
import { Findings } from './findings.ts';
import { readForeignPackage } from './foreign-package.ts';
import { packageFolder } from './test-package.ts';
import type { TestFiles } from './test-package.ts';

async function read(files: TestFiles) {
  const tree = await readArchive(await packageFolder(files));
  const findings = new Findings(tree);
  const foreign = readForeignPackage(tree, findings);
  const warnings = findings.warnings.map(
    ({ file, line, message }) => `${file}${line === null ? '' : `:${line}`}: ${message}`,
  );
  return { foreign, warnings };
}

const NEW = 'problem_format_version: 2025-09\nname: Doubles\nlicense: cc0\n';
const yaml = (text: string): TestFiles => ({ 'problem.yaml': text });
describe('a package is read', () => {
  it('with keys that would change every object', async () => {
    const { foreign, warnings } = await read(
      yaml('__proto__: {admin: true}\nname: X\nlicense: cc0\n'),
    );
    expect(foreign.metadata.title).toBe('X');
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
    expect(warnings).toEqual([
      'doubles/problem.yaml:1: "__proto__" is not a key of the format; ignored',
    ]);
  });

  it('with a byte order mark and carriage returns in what people write', async () => {
    const { foreign, warnings } = await read({
      'problem.yaml': '\ufeffname: X\r\nlicense: cc0\r\n',
      'data/secret/2.in': '0\r\n',
    });
    expect(foreign.metadata.title).toBe('X');
    expect(warnings).toEqual(['doubles/problem.yaml: starts with a byte order mark; ignored']);
    expect(foreign.tests.find(({ name }) => name === 'secret/2')?.input).toBe('0\r\n');
  });

  it('with script in its statement, as text', async () => {
    const { foreign } = await read({
      'problem_statement/problem.en.tex':
        'Look: <script>alert(1)</script> \\href{javascript:alert(1)}{here}\n',
    });
    expect(foreign.statement.markdown).toBe('Look: \\<script>alert(1)\\</script> here');
  });

  it('without the macros that its statement defines, of which it is told', async () => {
    const { foreign, warnings } = await read({
      'problem_statement/problem.en.tex':
        '\\newcommand{\\abs}[1]{|#1|}\\def\\half{0.5}\nPrint $a$.\n',
    });
    expect(foreign.statement.markdown).toBe('Print $a$.');
    expect(warnings).toEqual([
      'doubles/problem_statement/problem.en.tex: definitions were left out: \\abs, \\half; write out what they stand for',
    ]);
  });

  it('with a brace in its statement that has no end, of which it is told', async () => {
    const { warnings } = await read({
      'problem_statement/problem.en.tex': 'Print $a$.\\vspace{1cm\n\nBut not $b$.\n',
    });
    expect(warnings).toEqual([
      'doubles/problem_statement/problem.en.tex: "{1cm" has no end: what stands behind it was taken for its inside',
    ]);
  });

  it('in the order in which the format has its tests run', async () => {
    const { foreign } = await read({
      'data/secret/1.in': null,
      'data/secret/1.ans': null,
      ...Object.fromEntries(
        ['b/1', 'a-b/1', 'a/2', 'a/10'].flatMap((name) => [
          [`data/secret/${name}.in`, '1\n'],
          [`data/secret/${name}.ans`, '2\n'],
        ]),
      ),
    });
    expect(foreign.tests.map(({ name }) => name)).toEqual([
      'sample/1',
      'secret/2',
      'secret/a/10',
      'secret/a/2',
      'secret/a-b/1',
      'secret/b/1',
    ]);
  });

  it('with flags that differ from folder to folder', async () => {
    const { foreign } = await read({
      'data/testdata.yaml': 'output_validator_flags: case_sensitive\n',
      'data/secret/a/testdata.yaml': 'output_validator_flags: float_tolerance 1e-4\n',
      'data/secret/a/1.in': '1\n',
      'data/secret/a/1.ans': '2\n',
      'data/secret/b/test_group.yaml': 'input_validator_args: [x]\n',
      'data/secret/b/1.in': '1\n',
      'data/secret/b/1.ans': '2\n',
      'data/secret/b/1.yaml': 'output_validator_args: [space_change_sensitive]\nhint: Look.\n',
    });
    const checkers = Object.fromEntries(foreign.tests.map(({ name, checker }) => [name, checker]));
    expect(checkers).toMatchObject({
      'secret/1': 'tokens-case',
      'secret/a/1': 'float:0.0001',
      'secret/b/1': 'flags:space_change_sensitive',
    });
    expect(foreign.tests.at(-1)).toMatchObject({ hint: 'Look.', inputArgs: ['x'] });
  });

  it('with its constants put in', async () => {
    const { foreign } = await read({
      'problem.yaml': `${NEW}constants: {max_n: 100, eps: 1e-3}\n`,
      'problem_statement/problem.en.tex': null,
      'statement/problem.en.md': 'At most $ {{max_n}} $, or {{other}}.\n',
      'data/secret/test_group.yaml':
        'output_validator_args: [float_tolerance, "{{eps}}"]\ninput_validator_args: ["{{max_n}}"]\n',
      'data/secret/1.yaml': 'input_validator_args: {validate: [n, "{{max_n}}"]}\n',
      'submissions/accepted/right.py': 'print({{max_n}})\n',
    });
    expect(foreign.statement.markdown).toBe('At most $ 100 $, or {{other}}.');
    expect(foreign.tests.at(-1)?.checker).toBe('float:0.001');
    const given = foreign.tests.map(({ inputArgs }) => inputArgs);
    expect(given).toEqual([[], { validate: ['n', '100'] }, ['100']]);
    expect(foreign.submissions[0]?.source).toBe('print(100)\n');
  });

  it.each<[string, TestFiles, string]>([
    [
      'a PDF',
      { 'problem_statement/problem.en.pdf': '%PDF' },
      'problem_statement/problem.en.pdf: a PDF is not taken over',
    ],
    ['nothing', {}, 'statement: holds no text'],
  ])('with %s for a statement', async (_name, files, warning) => {
    const { foreign, warnings } = await read({
      'problem_statement/problem.en.tex': null,
      ...files,
    });
    expect(warnings).toEqual([`doubles/${warning}; write statement/problem.en.md`]);
    expect(foreign.statement.markdown).toContain('has no statement that can be shown here');
  });

  it.each<[string, TestFiles, number | null]>([
    ['.timelimit', {}, 1],
    ['problem.yaml first', yaml(`${NEW}limits: {time_limit: 2.5}\n`), 2.5],
    [
      'domjudge-problem.ini',
      { '.timelimit': null, 'domjudge-problem.ini': "name='x'\ntimelimit='3'\n" },
      3,
    ],
    ['nowhere', { '.timelimit': null }, null],
  ])('with its time limit from %s', async (_name, files, limit) => {
    expect((await read(files)).foreign.metadata.timeLimit).toBe(limit);
  });

  it('with its constants in the way of writing that each place asks for', async () => {
    const { foreign } = await read({
      'problem.yaml': `${NEW}constants:\n  max_n: {value: 5000, tex: '5\\,000', words: five thousand}\n  eps: 1e-3\n`,
      'problem_statement/problem.en.tex': null,
      'statement/problem.en.md':
        'At most {{max_n}}, ${{max_n.tex}}$, {{max_n.words}}; {{eps}}, {{eps.tex}}, {{other.x}}.\n',
      'submissions/accepted/right.py': 'print(2 * min(int(input()), {{max_n}}))\n',
    });
    expect(foreign.statement.markdown).toBe(
      'At most 5000, $5\\,000$, five thousand; 0.001, {{eps.tex}}, {{other.x}}.',
    );
    expect(foreign.submissions[0]?.source).toContain('5000)');
    const tex = await read({
      'problem.yaml': 'name: X\nlicense: cc0\nconstants: {n: {value: 5, tex: five}}\n',
      'problem_statement/problem.en.tex': '\\constant{n}, \\constant{n.tex}\n',
    });
    expect(tex.foreign.statement.markdown).toBe('5, five');
  });

  it('with what submissions.yaml says of a whole folder of its own', async () => {
    const { foreign } = await read({
      'submissions/greedy/a.py': 'print(1)\n',
      'submissions/random/b.py': 'print(1)\n',
      'submissions/wrong_answer/c.py': 'print(1)\n',
      'submissions/submissions.yaml':
        'greedy: {permitted: [AC, WA], required: [WA]}\n' +
        'random: {secret: {permitted: [AC, TLE]}}\nwrong_answer: {permitted: [WA]}\n',
    });
    const kinds = ['AC', 'WA', 'TLE', 'RTE'];
    expect(foreign.submissions.map((one) => [one.name, one.skipped, one.rules])).toEqual([
      ['accepted/right.py', null, [{ tests: null, permitted: ['AC'], required: ['AC'] }]],
      ['greedy/a.py', null, [{ tests: null, permitted: ['AC', 'WA'], required: ['WA'] }]],
      ['random/b.py', null, [{ tests: 'secret', permitted: ['AC', 'TLE'], required: kinds }]],
      ['wrong_answer/c.py', null, [{ tests: null, permitted: ['WA'], required: ['WA'] }]],
    ]);
  });

  it('with points left out, so that every test must be passed', async () => {
    const { foreign, warnings } = await read({
      'problem.yaml': 'name: X\nlicense: cc0\ntype: scoring\ngrading: {objective: max}\n',
      'data/secret/testdata.yaml': 'grader_flags: sum ignore_sample\nrange: 0 100\n',
      'data/secret/group1/testdata.yaml': 'grading: custom\naccept_score: 40\n',
      'data/secret/group1/1.in': '1\n',
      'data/secret/group1/1.ans': '2\n',
      'graders/points.py': 'print(1)\n',
      'submissions/partially_accepted/some.py': 'print(1)\n',
    });
    expect(warnings).toEqual([
      'doubles/problem.yaml: type: scoring becomes pass-fail: every test of every group must be passed, and there are no points for a part of them',
      'doubles/graders: is left out: it gives points',
    ]);
    expect(foreign.tests).toHaveLength(4);
    expect(foreign.submissions.at(-1)).toMatchObject({
      skipped: null,
      rules: [{ required: ['WA', 'TLE', 'RTE'] }],
    });
  });

  it.each([
    ['2025-09', 'pass-fail', 'score.txt'],
    ['2025-09', 'scoring', 'teammessage.txt'],
    ['legacy', 'scoring', 'score.txt'],
  ])('in version %s of type %s with a validator that writes %s', async (version, type, name) => {
    const { foreign } = await read({
      'problem.yaml': `problem_format_version: ${version}\nname: X\nlicense: cc0\ntype: ${type}\nvalidation: custom\n`,
      'output_validator/main.cpp': `#include "testlib.h"\nconst char *name = "${name}";\n`,
      'output_validator/testlib.h': 'void quitp(double points);\n',
    });
    expect(foreign.tests[0]?.checker).toContain(name);
  });

  it('with what its programs must do', async () => {
    const source = 'print(1)\n';
    const { foreign } = await read({
      'submissions/accepted/old.py': '#!/usr/bin/env python2\nprint 1\n',
      'submissions/accepted/fast.cpp': 'int main(){}',
      'submissions/accepted/several_java/A.java': 'class A {}',
      'submissions/accepted/several_java/B.java': 'class B {}',
      'submissions/accepted/several_py/main.py': 'import helper\n',
      'submissions/accepted/several_py/helper.py': '',
      'submissions/wrong_answer/off.js': source,
      'submissions/run_time_error/crash.java': 'class Crash {}',
      'submissions/mixed/tagged.py': `# @EXPECTED_RESULTS@: TIMELIMIT, RUN-ERROR\n${source}`,
      'submissions/slow_accepted/slow.py': source,
      'submissions/submissions.yaml':
        'accepted/right.py: {model_solution: true}\nwrong_answer/*.js:\n  secret/1:\n    permitted: [WA]\n',
    });
    const table = foreign.submissions.map((one) => [
      one.name,
      one.language ?? one.skipped,
      one.rules.at(-1)?.required,
    ]);
    expect(table).toEqual([
      ['accepted/fast.cpp', '.cpp cannot be run here', ['AC']],
      ['accepted/old.py', 'Python 2 cannot be run here', ['AC']],
      ['accepted/right.py', 'PYTHON', ['AC']],
      ['accepted/several_java', 'a program of 2 such files cannot be run here', ['AC']],
      ['accepted/several_py', 'PYTHON', ['AC']],
      ['mixed/tagged.py', 'PYTHON', ['TLE', 'RTE']],
      ['run_time_error/crash.java', 'JAVA', ['RTE']],
      ['slow_accepted/slow.py', 'nothing is known of the label slow_accepted', undefined],
      ['wrong_answer/off.js', 'JAVASCRIPT', ['AC', 'WA', 'TLE', 'RTE']],
    ]);
    expect(foreign.submissions[2]?.isModel).toBe(true);
    expect(foreign.submissions.at(-1)?.rules).toHaveLength(2);
  });
});
