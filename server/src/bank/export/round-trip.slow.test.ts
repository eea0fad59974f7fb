import { PACKAGE_FORMATS, type PackageFormat } from '@stepwise/contracts/problem-export';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { writeZip } from '../archive/write-zip.ts';
import type { BankProblem } from '../bank-problem.ts';
import { contentHash } from '../seed/content-hash.ts';
import { generateLargeCases } from '../generate/generate.ts';
import { convertPackage, placePackage } from '../import/import-package.ts';
import { packageFolder, temporaryFolder } from '../import/test-package.ts';
import { testsOf } from '../seed/problem-row.ts';
import { readProblem } from '../read-problem.ts';
import { copyBank } from '../test-bank.ts';
import { exportPackage } from './export-package.ts';

vi.setConfig({ testTimeout: 60_000 });

async function roundTrip(problem: BankProblem, format: PackageFormat): Promise<BankProblem> {
  const folder = await temporaryFolder();
  const zip = join(folder, `${problem.slug}.zip`);
  await writeZip(zip, problem.slug, await exportPackage(problem, format));
  const bank = join(folder, 'bank');
  return placePackage(await convertPackage(zip, bank), bank);
}

/** What has to survive every format. Lines of prose may break elsewhere. */
async function essence(problem: BankProblem) {
  const { slug, bankId, title, difficulty, tags, category, hints, references } = problem;
  const tests = testsOf(problem, await generateLargeCases(problem));
  const prose = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const named = problem.imported?.submissions.map(({ name }) => name);
  return {
    ...{ slug, bankId, title, difficulty, tags, category, hints, references },
    description: prose(problem.description),
    constraints: problem.constraints,
    editorial: prose(problem.editorial),
    checker: problem.checker,
    limits: [problem.timeLimitMs, problem.memoryLimitKb],
    examples: problem.examples,
    tests: tests.map(({ input, output, visible }) => ({ input, output, visible })),
    submissions: (named ?? problem.programs.map(({ name }) => name)).toSorted(),
  };
}

const checkers: readonly (readonly [slug: string, checker: string])[] = [
  ['climbingstairs', 'tokens'],
  ['matrixchain', 'float:0.0001'],
  ['subsets', 'unordered-lines'],
  ['listsum', 'lines'],
  ['lcs', 'tokens-case'],
  ['mstcost', 'flags:space_change_sensitive float_relative_tolerance 0.5'],
  ['taskorder', 'custom'],
];

const MAKES_LARGE_CASES = ['subsets', 'lcs'];

describe.each(PACKAGE_FORMATS)(
  'a problem exported as %s and imported again is the same',
  (format) => {
    it.each(checkers)('%s with the checker %s', async (slug, checker) => {
      const bank = await copyBank(slug);
      const platform = `${slug}/.platform.yaml`;
      await bank.edit(platform, /^checker: .*\n/m, '');
      await bank.edit(platform, /^brute_force/m, `checker: "${checker}"\nbrute_force`);
      // Large cases are made anew for each problem; two that have them are enough.
      if (!MAKES_LARGE_CASES.includes(slug)) {
        await rm(bank.at(`${slug}/generators`), { recursive: true, force: true });
      }
      const problem = await readProblem(bank.at(slug));
      // As verifyproblem has it, which makes one exception.
      const names = [...(await exportPackage(problem, format)).keys()].flatMap((path) =>
        path.split('/'),
      );
      const strange = names.filter((name) => !/^[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}$/.test(name));
      expect(strange).toEqual(format === 'legacy' ? ['.timelimit'] : []);
      expect(await essence(await roundTrip(problem, format))).toEqual(await essence(problem));
    });
  },
);

describe('an imported problem', () => {
  it('exported and imported again is the same, as new as it can be', async () => {
    const bank = join(await temporaryFolder(), 'bank');
    const given = await packageFolder({
      'problem.yaml': 'name: Doubles\nlicense: cc0\nvalidation: custom\nvalidator_flags: strict\n',
      'output_validators/check/main.py':
        'import sys\nimport rules\nsys.exit(rules.judge(sys.argv))\n',
      'output_validators/check/rules.py': 'def judge(args):\n    return 42\n',
      'data/secret/1.desc': 'An odd one.\n',
    });
    const problem = await placePackage(await convertPackage(given, bank), bank);
    for (const format of PACKAGE_FORMATS) {
      expect(await essence(await roundTrip(problem, format))).toEqual(await essence(problem));
    }
    expect(problem.checker).toContain('strict');
  });

  it('is not exported to a format that has no place for how it is judged', async () => {
    const bank = join(await temporaryFolder(), 'bank');
    const given = await packageFolder({
      'data/secret/testdata.yaml': 'output_validator_flags: case_sensitive\n',
    });
    const problem = await placePackage(await convertPackage(given, bank), bank);
    expect(problem.cases.map(({ checker }) => checker)).toEqual(['tokens', null, null]);
    await expect(exportPackage(problem, 'legacy')).rejects.toThrow(
      'doubles: its tests are compared in different ways, which legacy has no place for',
    );
    expect(await essence(await roundTrip(problem, '2025-09'))).toEqual(await essence(problem));
  });

  it.each([
    ['one that is blank', [' '], [' ']],
    ['other ones for the samples', ['strict mode'], ['strict', 'mode']],
  ])('keeps the arguments of its validator: %s', async (_what, sample, secret) => {
    const bank = join(await temporaryFolder(), 'bank');
    const about = (args: readonly string[]) => JSON.stringify({ output_validator_args: args });
    const given = await packageFolder({
      'problem.yaml': 'problem_format_version: 2025-09\nname: Doubles\nlicense: cc0\n',
      'output_validator/main.py': 'import sys\nsys.exit(42)\n',
      'data/sample/test_group.yaml': about(sample),
      'data/secret/test_group.yaml': about(secret),
    });
    const problem = await placePackage(await convertPackage(given, bank), bank);
    const again = await roundTrip(problem, '2025-09');
    expect(again.imported?.tests.map(({ outputArgs }) => outputArgs)).toEqual([
      sample,
      secret,
      secret,
    ]);
    for (const format of ['legacy', '2023-07-draft'] as const) {
      await expect(exportPackage(problem, format)).rejects.toThrow(/^doubles: .*blanks|different/);
    }
  });

  it('is placed once, and under another name if one asks for it', async () => {
    const bank = join(await temporaryFolder(), 'bank');
    const given = await packageFolder({}, 'My-Doubles_2');
    const first = await convertPackage(given, bank);
    expect(first.warnings.map(({ message }) => message)).toContain('becomes mydoubles2');
    await placePackage(first, bank);
    await expect(placePackage(first, bank)).rejects.toThrow('mydoubles2: is in bank already');
    const second = await placePackage(await convertPackage(given, bank, { slug: 'other' }), bank);
    expect([second.slug, second.number]).toEqual(['other', 1002]);
  });

  it('is seeded anew when anything that may judge it changes', async () => {
    const bank = join(await temporaryFolder(), 'bank');
    const { directory } = await placePackage(
      await convertPackage(await packageFolder(), bank),
      bank,
    );
    const before = await contentHash(directory);
    await writeFile(
      join(directory, 'data/secret/1.yaml'),
      'output_validator_args: [case_sensitive]\n',
    );
    expect(await contentHash(directory)).not.toBe(before);
  });
});
