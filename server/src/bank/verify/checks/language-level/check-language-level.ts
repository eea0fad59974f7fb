import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'acorn';
import type { LanguageKey } from '@stepwise/contracts/language';
import { newerTypeScript } from '../../../../judge/engines/judge0/languages/newer-typescript.ts';
import type { BankProblem } from '../../../bank-problem.ts';
import { findPython } from '../../../processes/python.ts';
import { runProcess } from '../../../processes/run-process.ts';
import { findNode12 } from './node-12.ts';
import { typeErrors } from './type-errors.ts';
import type { Verification } from '../../verification.ts';

/** Code that learners see must also run on the oldest toolchains that an engine may have. */
export async function checkLanguageLevel({
  problem,
  log,
}: Pick<Verification, 'problem' | 'log'>): Promise<readonly string[]> {
  return [
    ...(await checkJavaScript(sourcesIn(problem, 'JAVASCRIPT'), log)),
    ...(await checkPython(sourcesIn(problem, 'PYTHON'))),
    ...(await checkJava(sourcesIn(problem, 'JAVA'))),
    ...checkTypeScript(sourcesIn(problem, 'TYPESCRIPT')),
  ];
}

type Source = { readonly name: string; readonly text: string };

function sourcesIn({ starters, references }: BankProblem, language: LanguageKey): Source[] {
  const texts = { starter: starters[language], 'reference solution': references[language] };
  return Object.entries(texts).flatMap(([what, text]) =>
    text === undefined ? [] : [{ name: `the ${language} ${what}`, text }],
  );
}

async function checkJavaScript(
  sources: readonly Source[],
  log: Verification['log'],
): Promise<string[]> {
  const node = await findNode12();
  if (node === null) log('there is no Node 12.14 here: JavaScript is parsed as ES2019 instead');
  const faults: string[] = [];
  for (const { name, text } of sources) {
    const fault = node === null ? es2019Fault(text) : await node12Fault(node, text);
    if (fault !== null) faults.push(`${name} is no JavaScript of Node 12:\n${fault}`);
  }
  return faults;
}

async function node12Fault(node: string, text: string): Promise<string | null> {
  const { exitCode, stderr } = await runProcess(node, ['--check', '-'], text);
  return exitCode === 0 ? null : stderr;
}

function es2019Fault(text: string): string | null {
  try {
    parse(text, { ecmaVersion: 2019, sourceType: 'script' });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return error.message;
  }
}

const PYTHON_GRAMMAR = 'import ast, sys; ast.parse(sys.stdin.read(), feature_version=(3, 8))';

async function checkPython(sources: readonly Source[]): Promise<string[]> {
  const python = await findPython();
  if (!python) return ['the Python level cannot be checked: there is no Python'];
  const faults: string[] = [];
  for (const { name, text } of sources) {
    const { exitCode, stderr } = await python(['-c', PYTHON_GRAMMAR], text);
    if (exitCode !== 0) faults.push(`${name} is no Python 3.8:\n${stderr}`);
  }
  return faults;
}

async function checkJava(sources: readonly Source[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, text } of sources) {
    const folder = await mkdtemp(join(tmpdir(), 'stepwise-javac-'));
    try {
      await writeFile(join(folder, 'Main.java'), text);
      const options = ['--release', '13', '-Xlint', '-Werror', '-d', folder];
      const { exitCode, stderr } = await runProcess('javac', [
        ...options,
        join(folder, 'Main.java'),
      ]);
      if (exitCode !== 0)
        faults.push(`${name} does not compile as Java 13 without warnings:\n${stderr}`);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  return faults;
}

function checkTypeScript(sources: readonly Source[]): string[] {
  const faults = sources.flatMap(({ name, text }) => {
    const newer = newerTypeScript(text).map((at) => `${at.what} (${at.line}:${at.column})`);
    return newer.length === 0 ? [] : [`${name} is no TypeScript 3.7:\n${newer.join('\n')}`];
  });
  return [...faults, ...typeErrors(sources)];
}
