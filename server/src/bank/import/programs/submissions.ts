import type { LanguageKey } from '@stepwise/contracts/language';
import type { FileTree } from '../../archive/file-tree.ts';
import { KINDS, LABELS, ruleOfTag } from './expectation.ts';
import type { Rule } from './expectation.ts';
import type { Findings } from '../findings.ts';
import { matchesGlob } from './matches-glob.ts';
import { mergeJava } from './merge-java.ts';
import { pythonFilesOf } from '../validator/output-validator.ts';
import { programsIn } from './programs.ts';
import type { ForeignProgram } from './programs.ts';
import { bundlePython } from './python-bundle.ts';
import { withConstants } from '../texts/statement-files.ts';
import { readSubmissionsYaml } from './submissions-yaml.ts';
import type { AskedRule, SubmissionsEntry } from './submissions-yaml.ts';

/** A program that lies in a package, with what must become of it. */
export type ForeignSubmission = {
  /** Like `wrong_answer/off_by_one.py`. */
  readonly name: string;
  /** The folder that it lies in. */
  readonly label: string;
  readonly rules: readonly Rule[];
  readonly isModel: boolean;
} & (
  | { readonly language: LanguageKey; readonly source: string; readonly skipped: null }
  /** Why it cannot be judged here, in words. */
  | { readonly language: null; readonly source: null; readonly skipped: string }
);

const CHARACTERS_MAX = 256 * 1024;

/** The labelled programs, each with its rules or the reason why it is left aside. */
export function readSubmissions(
  tree: FileTree,
  constants: ReadonlyMap<string, string>,
  findings: Findings,
): ForeignSubmission[] {
  const entries = readSubmissionsYaml(tree, findings);
  const labels = programsIn(tree, 'submissions').filter(({ path }) => !tree.files.has(path));
  return labels.flatMap(({ path: folder }) =>
    programsIn(tree, folder)
      .filter(({ files }) => [...files.keys()].some((name) => !BESIDE.test(name)))
      .map((program) => readSubmission(program, entries, constants)),
  );
}

function readSubmission(
  program: ForeignProgram,
  entries: readonly SubmissionsEntry[],
  constants: ReadonlyMap<string, string>,
): ForeignSubmission {
  const name = program.path.slice('submissions/'.length);
  const label = name.split('/')[0] ?? '';
  const about = entries.filter(({ glob }) => matchesGlob(glob, label) || matchesGlob(glob, name));
  const own = Object.assign({}, ...about.map((entry) => entry.about)) as SubmissionsEntry['about'];
  const built = build(program, own, constants);
  const rules = rulesOf(label, about, 'source' in built ? built.source : '');
  const known = { name, label, rules, isModel: own.model_solution === true };
  if ('skipped' in built) return { ...known, language: null, source: null, skipped: built.skipped };
  if (rules.length > 0) return { ...known, ...built, skipped: null };
  const skipped = `nothing is known of the label ${label}`;
  return { ...known, language: null, source: null, skipped };
}

function rulesOf(label: string, entries: readonly SubmissionsEntry[], source: string): Rule[] {
  const tagged = ruleOfTag(source);
  const byFolder = Object.hasOwn(LABELS, label) ? LABELS[label] : undefined;
  const overriding = entries.find(({ glob }) => glob === label)?.about;
  const base = tagged ?? byFolder;
  const first = base && {
    ...base,
    permitted: overriding?.permitted ?? base.permitted,
    required: overriding?.required ?? base.required,
  };
  // What is said of a folder changes the rule that it has; a folder of the package's own has none.
  const added = entries.flatMap(({ glob, about, onTests }) => [
    ...(first && glob === label ? [] : ruleFrom(null, about)),
    ...[...onTests].flatMap(([tests, rule]) => ruleFrom(tests, rule)),
  ]);
  return [...(first ? [first] : []), ...added];
}

function ruleFrom(tests: string | null, asked: AskedRule): Rule[] {
  const { permitted, required } = asked;
  if (!permitted && !required) return [];
  return [{ tests, permitted: permitted ?? KINDS, required: required ?? KINDS }];
}

type Built = { language: LanguageKey; source: string } | { skipped: string };

/** Languages by how the names of their files end. */
const LANGUAGES: readonly (readonly [ending: RegExp, language: LanguageKey, code: string])[] = [
  [/\.py3?$/, 'PYTHON', 'python3'],
  [/\.java$/, 'JAVA', 'java'],
  [/\.(?:js|cjs)$/, 'JAVASCRIPT', 'javascript'],
  [/\.ts$/, 'TYPESCRIPT', 'typescript'],
];
/** Beside a program and no part of it. */
const BESIDE = /(?:^|\/)(?:README|LICENSE|Makefile)[^/]*$|\.(?:md|txt|in|ans|class|pyc|o|out)$/i;

function build(
  program: ForeignProgram,
  { language: code, entrypoint }: SubmissionsEntry['about'],
  constants: ReadonlyMap<string, string>,
): Built {
  const files = new Map([...program.files].filter(([name]) => !BESIDE.test(name)));
  const names = [...files.keys()];
  const language = languageOf(names, code);
  if (language === null) {
    const what = code ?? [...new Set(names.map(endingOf))].join(', ');
    return { skipped: `${what === '' ? 'no program' : what} cannot be run here` };
  }
  if ([...files.values()].some(({ byteLength }) => byteLength > CHARACTERS_MAX)) {
    return { skipped: `larger than ${CHARACTERS_MAX / 1024} KiB` };
  }
  if (language === 'PYTHON') return buildPython({ ...program, files }, entrypoint, constants);
  const sources = new Map(names.map((name) => [name, sourceOf(files.get(name), constants)]));
  return buildOther(language, sources, entrypoint);
}

function buildOther(
  language: LanguageKey,
  sources: ReadonlyMap<string, string>,
  entrypoint: string | undefined,
): Built {
  const [only = ''] = sources.values();
  const merged = language === 'JAVA' ? mergeJava(sources, entrypoint) : null;
  const source = sources.size === 1 ? only : merged;
  if (source === null) {
    return { skipped: `a program of ${sources.size} such files cannot be run here` };
  }
  if (language === 'JAVASCRIPT' && isForShell(source)) {
    return { skipped: 'is JavaScript for an engine that has readline(), which Node.js has not' };
  }
  return { language, source };
}

/** Null when it is none of ours, or several. */
function languageOf(names: readonly string[], code: string | undefined): LanguageKey | null {
  const found = LANGUAGES.find(([ending]) => names.some((name) => ending.test(name)));
  if (!found || !names.every((name) => found[0].test(name))) return null;
  return code === undefined || code === found[2] ? found[1] : null;
}

function buildPython(
  program: ForeignProgram,
  entrypoint: string | undefined,
  constants: ReadonlyMap<string, string>,
): Built {
  const python = pythonFilesOf(program, constants, entrypoint ?? null);
  if (!python) return { skipped: 'of its files none is known to be the main one' };
  const shebang = /^#!.*/.exec(python.sources.get(python.main) ?? '')?.[0] ?? '';
  if (/python2|pypy2?$/.test(shebang)) return { skipped: 'Python 2 cannot be run here' };
  return { language: 'PYTHON', source: bundlePython(python, []) };
}

/** Whether it reads as shells of browsers' engines do, some judges' JavaScript. */
function isForShell(source: string): boolean {
  return (
    /\breadline\s*\(\s*\)/.test(source) &&
    !/\brequire\s*\(|\breadline\s*=|function\s+readline/.test(source)
  );
}

function sourceOf(bytes: Buffer | undefined, constants: ReadonlyMap<string, string>): string {
  return withConstants(
    (bytes ?? Buffer.alloc(0)).toString('utf8').replace(/^\ufeff/, ''),
    constants,
  );
}

function endingOf(name: string): string {
  return /\.[^./]+$/.exec(name)?.[0] ?? name;
}
