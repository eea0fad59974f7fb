import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import type { LanguageKey } from '@stepwise/contracts/language';
import { PythonMissingError } from '../../../generate/generate.ts';
import { descend, parseJava, tokensOf } from '../../../java-tree.ts';
import { findPython } from '../../../processes/python.ts';

/** A function, class, constant or import at the top of a program; in Java, a member of its class. */
export type Declaration = {
  readonly name: string;
  /** Its place in the source. */
  readonly start: number;
  readonly end: number;
};

const SCRIPT = join(import.meta.dirname, 'declarations.py');

const linesSchema = z.array(z.object({ name: z.string(), start: z.int(), end: z.int() }));

async function declarationsOfPython(source: string): Promise<Declaration[]> {
  const python = await findPython();
  if (!python) throw new PythonMissingError('There is no Python to take programs apart with');
  const { exitCode, stdout, stderr } = await python([SCRIPT], source);
  if (exitCode !== 0) throw new Error(`declarations.py failed: ${stderr}`);
  const lines = source.split('\n');
  const offset = (line: number): number => lines.slice(0, line).join('\n').length + 1;
  return linesSchema
    .parse(JSON.parse(stdout.toString()))
    .map(({ name, start, end }) => ({ name, start: offset(start), end: offset(end) - 1 }));
}

/** JavaScript and TypeScript. */
function declarationsOfScript(source: string): Declaration[] {
  const file = ts.createSourceFile('main.ts', source, ts.ScriptTarget.ES2019, true);
  return file.statements.flatMap((statement) => {
    const named = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : statement;
    const name = named && ts.getNameOfDeclaration(named as ts.Declaration)?.getText();
    return name === undefined ? [] : [{ name, start: statement.getStart(), end: statement.end }];
  });
}

const MEMBERS = [
  'ordinaryCompilationUnit',
  'typeDeclaration',
  'classDeclaration',
  'normalClassDeclaration',
  'classBody',
  'classBodyDeclaration',
];
/** Ways from a member to what holds its name. */
const NAMES = [
  ['methodDeclaration', 'methodHeader', 'methodDeclarator'],
  ['classDeclaration', 'normalClassDeclaration', 'typeIdentifier'],
  ['fieldDeclaration', 'variableDeclaratorList', 'variableDeclarator', 'variableDeclaratorId'],
];

function declarationsOfJava(source: string): Declaration[] {
  return descend(parseJava(source), MEMBERS).flatMap((member) => {
    const [named] = NAMES.flatMap((path) => descend(member, ['classMemberDeclaration', ...path]));
    const name = named && tokensOf(named)[0]?.image;
    if (name === undefined || !member.location) return [];
    const { startOffset, endOffset } = member.location;
    return [{ name, start: startOffset, end: endOffset + 1 }];
  });
}

type Parser = (source: string) => readonly Declaration[] | Promise<readonly Declaration[]>;

const PARSERS: Readonly<Record<LanguageKey, Parser>> = {
  JAVASCRIPT: declarationsOfScript,
  TYPESCRIPT: declarationsOfScript,
  JAVA: declarationsOfJava,
  PYTHON: declarationsOfPython,
};

/**
 * What a program declares, in the order of the source. Needs Python 3.9 for Python.
 * @throws {PythonMissingError}
 */
export async function declarationsOf(
  language: LanguageKey,
  source: string,
): Promise<readonly Declaration[]> {
  return PARSERS[language](source);
}
