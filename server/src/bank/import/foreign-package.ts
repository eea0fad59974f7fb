import { isCustomChecker } from '../../judge/answer/custom-checker.ts';
import { megabytes } from '../archive/file-tree.ts';
import type { FileTree } from '../archive/file-tree.ts';
import { BankError } from '../bank-error.ts';
import type { Findings } from './findings.ts';
import { readMetadata } from './format/metadata.ts';
import type { Metadata } from './format/metadata.ts';
import { readOutputValidator } from './validator/output-validator.ts';
import { PictureTaker } from '../pictures/take-pictures.ts';
import { programsIn } from './programs/programs.ts';
import { readSolution, readStatement } from './texts/statement-files.ts';
import type { ForeignProse } from './texts/statement-files.ts';
import { readSubmissions } from './programs/submissions.ts';
import type { ForeignSubmission } from './programs/submissions.ts';
import { readTests } from './format/test-data.ts';
import { readForeignInputs, type ForeignInputs } from './foreign-inputs.ts';
import type { ForeignTest } from './format/test-data.ts';

/** A package of any version of the format, read: what can be taken over of it. */
export type ForeignPackage = {
  readonly metadata: Metadata;
  readonly statement: ForeignProse;
  readonly solution: ForeignProse | null;
  readonly tests: readonly (ForeignTest & { readonly checker: string })[];
  readonly submissions: readonly ForeignSubmission[];
} & ForeignInputs;

/**
 * Reads a package in whatever version of the format it is, in the spelling of any of them.
 * @throws {BankError} with everything that would make verdicts wrong
 */
export function readForeignPackage(tree: FileTree, findings: Findings): ForeignPackage {
  const metadata = attempt(findings, () => readMetadata(tree, findings));
  const constants = metadata?.constants ?? new Map<string, string>();
  const prose = { tree, constants, findings, pictures: new PictureTaker(tree.files) };
  const statement = attempt(findings, () => readStatement(prose));
  const solution = attempt(findings, () => readSolution(prose));
  const tests = readTests(tree, metadata, findings);
  const submissions = readSubmissions(tree, constants, findings);
  const inputs = readForeignInputs(tree, { constants, tests, findings });
  const checkerFor = metadata && readOutputValidator(tree, metadata, findings);
  refuseIncluded(tree, metadata?.isScoring ?? false, findings);
  warnOfIgnored(tree, findings);
  reportBrokenLinks(tree, metadata, findings);
  const judged = tests.map((test) => ({
    ...test,
    checker: checkerFor?.(test.outputArgs, `data/${test.name}`) ?? 'tokens',
  }));
  refuseTooLargeToCheck(tree, judged, findings);
  refuseManyCheckers(judged, findings);
  findings.throwIfRefused();
  // Whatever could not be read was refused.
  if (!metadata || !statement) throw new Error(`${tree.name} was read by halves`);
  return { metadata, statement, solution: solution ?? null, tests: judged, submissions, ...inputs };
}

function attempt<T>(findings: Findings, read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    findings.refuseAll(error);
    return undefined;
  }
}

/** Where a custom checker runs there is room for three texts of 32 MiB together. */
const CHECKED_BYTES_MAX = 8 * 1024 * 1024;

function refuseTooLargeToCheck(
  { files }: FileTree,
  tests: ForeignPackage['tests'],
  findings: Findings,
): void {
  for (const { name, checker } of tests) {
    if (!isCustomChecker(checker)) continue;
    const sizes = ['in', 'ans'].map((ending) => files.get(`data/${name}.${ending}`)?.length ?? 0);
    if (sizes.reduce((sum, size) => sum + size) <= CHECKED_BYTES_MAX) continue;
    findings.refuse(
      `data/${name}`,
      `is larger than ${megabytes(CHECKED_BYTES_MAX)}, too much for an output validator`,
    );
  }
}

/** Of checkers that belong to single tests: each is kept with its test. */
const CHECKER_CHARACTERS_MAX = 8 * 1024 * 1024;

function refuseManyCheckers(tests: ForeignPackage['tests'], findings: Findings): void {
  const usual = usualChecker(tests);
  const own = tests.filter(({ checker }) => checker !== usual);
  const characters = own.reduce((sum, { checker }) => sum + checker.length, 0);
  if (characters <= CHECKER_CHARACTERS_MAX) return;
  findings.refuse(
    'data',
    'the output validator is large, and too many tests give it flags of their own',
  );
}

/** The checker that most tests have. */
export function usualChecker(tests: readonly { readonly checker: string }[]): string {
  const counts = new Map<string, number>();
  for (const { checker } of tests) counts.set(checker, (counts.get(checker) ?? 0) + 1);
  return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['tokens', 0])[0];
}

const OUR_LANGUAGES = ['default', 'java', 'javascript', 'python3', 'typescript'];

/** Files that would be put beside every submission: without them none of ours would run. */
function refuseIncluded(tree: FileTree, isScoring: boolean, findings: Findings): void {
  for (const { path } of programsIn(tree, 'include')) {
    const language = path.slice('include/'.length);
    if (OUR_LANGUAGES.includes(language)) {
      findings.refuse(path, 'files that go with every submission are not supported');
    } else findings.warn(path, 'left out: the language is not one of this platform');
  }
  if ([...tree.files.keys()].some((path) => /^attachments\/(?!templates\/)/.test(path))) {
    findings.warn('attachments', 'are not taken over');
  }
  for (const folder of ['graders', 'static_validator']) {
    if (programsIn(tree, folder).length === 0) continue;
    if (isScoring && folder === 'graders') findings.warn(folder, 'is left out: it gives points');
    else findings.refuse(folder, 'is not supported');
  }
}

/** What verdicts depend on, or nothing can be read without. */
const NEEDED =
  /^(?:problem\.yaml|\.timelimit|include\/.*|data\/(?:sample|secret)(?:\/(?!.*\.(?:png|jpe?g|svg|interaction)$).*)?)$/;

/** Where a statement is, or the folder of one. */
const STATEMENT = /^(?:problem_)?statement(?:\/problem(?:\.[\w-]+)?\.(?:md|tex))?$/;

/** A link that leads nowhere harms only where it is used. */
function reportBrokenLinks(
  { files, brokenLinks }: FileTree,
  metadata: Metadata | undefined,
  findings: Findings,
): void {
  const hasStatement = [...files.keys()].some((path) => STATEMENT.test(path));
  for (const [path, reason] of brokenLinks) {
    const isChecker = /^output_validators?(?:\/|$)/.test(path) && metadata?.hasValidator !== false;
    const isNeeded = NEEDED.test(path) || (!hasStatement && STATEMENT.test(path));
    if (isNeeded || isChecker) findings.refuse(path, reason);
    else findings.warn(path, `${reason}; left out`);
  }
}

const JUDGED = /^(?:data|submissions|input_validators|output_validators?|include)\//;
const ALWAYS_IGNORED = /(?:^|\/)(?:\.[^/]*|__MACOSX|Thumbs\.db|[^/]*~)(?:\/|$)/;

function warnOfIgnored({ ignored }: FileTree, findings: Findings): void {
  for (const path of ignored) {
    if (ALWAYS_IGNORED.test(path)) continue;
    const isJudged = JUDGED.test(path);
    const what = isJudged ? 'is left out, though it looks like a part of it' : 'is left out';
    findings.warn(path, `${what}: the name may hold only letters, digits and _.-`);
  }
}
