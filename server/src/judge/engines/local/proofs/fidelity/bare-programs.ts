import type { LanguageKey } from '@stepwise/contracts/language';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import ts from 'typescript';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';
import type { BareProgram } from './bare-run.ts';

/** The languages whose tests may share a process. */
export type Shared = Extract<LanguageKey, 'JAVASCRIPT' | 'TYPESCRIPT' | 'JAVA' | 'PYTHON'>;

// What is the judge's to say, the bare program is told too: how much stack and heap it has, and that
// there is no time zone but that of Greenwich, wherever the server stands.
const NODE_FLAGS = ['--max-old-space-size=352', '--stack-size=7000'];
const JAVA_FLAGS = [
  ...['-Xms32m', '-Xmx256m', '-Xss8m', '-XX:+UseSerialGC', '-XX:-UsePerfData'],
  '-Duser.timezone=GMT',
  // What the machine itself says must not be mistaken for the answer.
  ...['-XX:+DisplayVMOutputToStderr', '-XX:+SuppressFatalErrorMessage'],
];

const PYTHON = ['prlimit', `--stack=${64 << 20}`, SYSTEM_PYTHON, '-B'] as const;

/** Programs whose main class is not called Main. */
const MAIN_CLASSES: Readonly<Record<string, string>> = {
  'package-and-several-classes': 'some.where.Main',
  'unicode-names': 'Größe',
};

const programsOf = (language: Shared): string => join(import.meta.dirname, language.toLowerCase());

/** Sources of the programs in this folder, by their names. */
export function readPrograms(language: Shared): ReadonlyMap<string, string> {
  const folder = programsOf(language);
  const names = readdirSync(folder).sort();
  return new Map(names.map((name) => [parse(name).name, readFileSync(join(folder, name), 'utf8')]));
}

/** Makes the programs ready to be run bare, without any part of the engine, in folders below `place`. */
export function prepareBare(language: Shared, place: string): (name: string) => BareProgram {
  if (language === 'JAVA') return prepareJava(place);
  if (language === 'PYTHON') return preparePython(place);
  for (const [name, source] of readPrograms(language)) {
    mkdirSync(join(place, name));
    const code = language === 'JAVASCRIPT' ? source : transpile(source);
    writeFileSync(join(place, name, 'main.js'), code);
  }
  return (name) => ({
    folder: join(place, name),
    argv: (work) => [process.execPath, ...NODE_FLAGS, join(work, 'main.js')],
  });
}

function preparePython(place: string): (name: string) => BareProgram {
  for (const [name, source] of readPrograms('PYTHON')) {
    mkdirSync(join(place, name));
    writeFileSync(join(place, name, 'main.py'), source);
  }
  return (name) => ({
    folder: join(place, name),
    argv: (work) => [...PYTHON, join(work, 'main.py')],
  });
}

/** Without looking at types: that is the part of the compiler that has no say in what a program does. */
function transpile(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.CommonJS,
      moduleDetection: ts.ModuleDetectionKind.Force,
      esModuleInterop: true,
      strict: false,
    },
  });
  return outputText;
}

function prepareJava(place: string): (name: string) => BareProgram {
  const driver = join(import.meta.dirname, 'CompileAll.java');
  const env = { ...process.env, LANG: 'C.UTF-8' };
  const flags = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  execFileSync('java', [...flags, driver, programsOf('JAVA'), place], { env });
  return (name) => ({
    folder: join(place, name),
    argv: (work, temporary) => [
      'java',
      ...[...JAVA_FLAGS, `-Djava.io.tmpdir=${temporary}`, '-cp', work],
      MAIN_CLASSES[name] ?? 'Main',
    ],
  });
}
