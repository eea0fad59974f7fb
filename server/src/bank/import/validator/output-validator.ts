import { cppChecker } from '../../../judge/cpp-checker/cpp-checker.ts';
import { customChecker } from '../../../judge/answer/custom-checker.ts';
import type { FileTree } from '../../archive/file-tree.ts';
import { EXPORTED_CHECKERS } from '../../export/exported-checkers.ts';
import { cppFilesOf, isCppProgram } from './cpp-files.ts';
import type { Findings } from '../findings.ts';
import { NO_POINTS, type Metadata } from '../format/metadata.ts';
import { bundlePython, mainOf } from '../programs/python-bundle.ts';
import { programsIn } from '../programs/programs.ts';
import type { ForeignProgram } from '../programs/programs.ts';
import { withConstants } from '../texts/statement-files.ts';
import { checkerOf } from './validator-flags.ts';
import { UnknownFlagError } from '../../../judge/answer/comparison-flags.mjs';

/** Gives the product's checker for the arguments of a test. */
export type CheckerFor = (args: readonly string[], path: string) => string;

const NEWEST_FOLDER = 'output_validator';
const FOLDERS = [NEWEST_FOLDER, 'output_validators'];

/** How outputs are judged: by the default comparison, or by the package's own program. */
export function readOutputValidator(
  tree: FileTree,
  metadata: Metadata,
  findings: Findings,
): CheckerFor {
  const folder = FOLDERS.find((name) => programsIn(tree, name).length > 0);
  if (metadata.hasValidator === false || (metadata.hasValidator === null && !folder)) {
    if (folder) findings.warn(folder, 'is not used: validation is default');
    return defaultChecker(metadata, findings);
  }
  if (!folder) {
    findings.refuse('problem.yaml', 'validation: custom, but there is no output validator');
    return () => 'tokens';
  }
  return customCheckerFor(tree, folder, metadata, findings);
}

function defaultChecker({ validatorFlags }: Metadata, findings: Findings): CheckerFor {
  return (args, path) => {
    try {
      return checkerOf([...validatorFlags, ...args]);
    } catch (error) {
      if (!(error instanceof UnknownFlagError)) throw error;
      findings.refuse(path, `how outputs are compared: ${error.message}`);
      return 'tokens';
    }
  };
}

function customCheckerFor(
  tree: FileTree,
  folder: string,
  metadata: Metadata,
  findings: Findings,
): CheckerFor {
  const program = onlyProgram(tree, folder);
  if (program) refusePoints(program, metadata, findings);
  if (program && isCppProgram(program)) return cppCheckerFor(program, metadata, findings);
  const python = program && pythonFilesOf(program, metadata.constants);
  if (!python) {
    findings.refuse(folder, refusal(tree, folder));
    return () => 'tokens';
  }
  return (args) => {
    const source = bundlePython(python, [...metadata.validatorFlags, ...args]);
    const exported = Object.entries(EXPORTED_CHECKERS).find(([, text]) => text === source);
    return exported?.[0] ?? customChecker(source);
  };
}

const POINTS = /\bscore(?:_multiplier)?\.txt\b|\b(?:accept_with_score|quitpi?)\s*\(/;
/** Headers that many packages bring along, whatever they use of them. */
const COMMON_HEADER = /(?:^|\/)(?:testlib|validat(?:e|ion|or))\.h(?:pp)?$/;

/** It calls right what gets a part of the points. In the oldest version `validation` says whether it gives any. */
function refusePoints(
  { path, files }: ForeignProgram,
  { isScoring, format }: Metadata,
  findings: Findings,
): void {
  if (!isScoring || format === 'legacy') return;
  const own = [...files].filter(([name]) => !COMMON_HEADER.test(name));
  if (own.some(([, text]) => POINTS.test(text.toString()))) findings.refuse(path, NO_POINTS);
}

function cppCheckerFor(
  program: ForeignProgram,
  { constants, validatorFlags }: Metadata,
  findings: Findings,
): CheckerFor {
  const files = cppFilesOf(program, constants, findings);
  if (!files) return () => 'tokens';
  return (args) => cppChecker({ files, args: [...validatorFlags, ...args] });
}

/** In older packages the folder holds programs, in newer ones it is one; null when there is no one. */
export function onlyProgram(tree: FileTree, folder: string): ForeignProgram | null {
  const programs = programsIn(tree, folder);
  if (programs.length === 1) return programs[0] ?? null;
  const areFiles = programs.map(({ path }) => tree.files.has(path));
  const isOne = folder === NEWEST_FOLDER ? areFiles.includes(true) : !areFiles.includes(false);
  if (!isOne) return null;
  const inside = [...tree.files].filter(([path]) => path.startsWith(`${folder}/`));
  const files = inside.map(([path, content]) => [path.slice(folder.length + 1), content] as const);
  return { path: folder, files: new Map(files) };
}

/** The Python files of a program; null when it is not a runnable Python program. */
export function pythonFilesOf(
  { files }: ForeignProgram,
  constants: ReadonlyMap<string, string>,
  entrypoint: string | null = null,
) {
  const names = [...files.keys()];
  if (names.some((name) => SCRIPTS.includes(name) || OTHER_LANGUAGES.test(name))) return null;
  const main = mainOf(names, entrypoint);
  if (main === null) return null;
  const kept = [...files].filter(([name]) => /\.(?:py3?|txt|json|csv)$/.test(name));
  const sources = kept.map(([name, content]): [string, string] => [
    name,
    withConstants(content.toString('utf8').replace(/^\ufeff/, ''), constants),
  ]);
  return { main, sources: new Map(sources) };
}

const OTHER_LANGUAGES = /\.(?:c|cc|cpp|cxx|c\+\+|C|java|kt|rs|go|hs|rb|js|ts|scala|pl|sh|cs)$/;
/** They build and start a program in ways of their own. */
const SCRIPTS = ['build', 'run'];

function refusal(tree: FileTree, folder: string): string {
  const names = programsIn(tree, folder).flatMap(({ files }) => [...files.keys()]);
  const script = names.find((name) => SCRIPTS.includes(name));
  if (script !== undefined) {
    return `the output validator has a ${script} script, which is not run here: Python or C++ sources alone are needed`;
  }
  const endings = new Set(
    names
      .filter((name) => OTHER_LANGUAGES.test(name))
      .map((name) => name.slice(name.lastIndexOf('.'))),
  );
  if (endings.size > 0) {
    const kinds = [...endings].join(', ');
    return `the output validator is written in ${kinds}; only Python or C++ can be run, so no output could be judged`;
  }
  return 'holds no output validator that can be run: one program in C++ or Python is needed, a Python program with its first file called main.py, __main__.py or the only one, without build and run scripts';
}
