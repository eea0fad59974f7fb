import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { adaptTypeScript, TYPESCRIPT_OPTIONS } from './adapt-typescript.ts';

const { options } = ts.parseCommandLine(TYPESCRIPT_OPTIONS.split(' '));
const lenient = { ...options, types: [], strict: false };
/** Parsed once: a compiler never changes a file. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** What the compiler says with Judge0's options and no declarations of Node. */
function compile(source: string): { errors: string[]; code: string } {
  const host = ts.createCompilerHost(lenient);
  const readLibrary = host.getSourceFile.bind(host);
  const script = ts.createSourceFile('script.ts', source, ts.ScriptTarget.ES2019, true);
  let code = '';
  host.getSourceFile = (name, target) => {
    if (name === 'script.ts') return script;
    if (!libraries.has(name)) libraries.set(name, readLibrary(name, target));
    return libraries.get(name);
  };
  host.writeFile = (_, text) => (code = text);
  const program = ts.createProgram(['script.ts'], lenient, host);
  program.emit(script);
  const errors = [
    ...program.getSyntacticDiagnostics(script),
    ...program.getSemanticDiagnostics(script),
  ];
  const words = errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return { errors: words, code };
}

const compiled = (source: string) => compile(adaptTypeScript(source));

describe('a TypeScript source for Judge0', { timeout: 60_000 }, () => {
  it.each([
    `const fs = require('fs'); console.log(fs.readFileSync(0, 'utf8'), process.argv, Buffer.alloc(1));`,
    `import * as fs from 'fs'; console.log(fs.readFileSync(0, 'utf8').split('\\n').map((x) => +x));`,
    `import fs from 'node:fs'\nconsole.log(fs.readFileSync(0))`,
    `import { readFileSync as read, existsSync } from "fs";\nread(0); existsSync('x');`,
    `import {\n  createInterface,\n} from 'node:readline';\ncreateInterface({ input: process.stdin });`,
    `import fs, { readFileSync as read } from 'fs'; read(0); fs.existsSync('x');`,
    `import fs, * as all from "fs"; all.readFileSync(0); fs.existsSync('x');`,
    `import{readFileSync}from'fs';import*as os from'os';import path,{sep}from'path'\nreadFileSync(0); os.cpus(); path.join(sep);`,
    `import fs from 'fs'; import 'node:path'; import'os'; fs.readFileSync(0);`,
    `import fs = require('fs'); fs.readFileSync(0);`,
    `declare function require(name: 'fs'): { readFileSync(file: number, encoding: 'utf8'): string };
     const lines: string[] = require('fs').readFileSync(0, 'utf8').split('\\n');`,
    `class Node { next?: Node; } const name = 'x'; const process = 1; const top = new Node().next?.next;`,
    `const m = new Map<string, number>(); for (const [k, v] of m) console.log(k.padStart(v), BigInt(v));`,
  ])('compiles where Node has no declarations: %s', (source) => {
    expect(compiled(source).errors).toEqual([]);
  });

  it('runs: it needs neither import nor node:', () => {
    const { code } = compiled(`import { readFileSync } from 'node:fs'; readFileSync(0);`);
    expect(code).toContain(`require('fs')`);
    expect(code).not.toMatch(/\b(import|export )/);
  });

  it('ends where the import does, also before a bracket', () => {
    const { code } = compiled(`import fs from 'fs'\n(() => fs.readFileSync(0))()`);
    expect(code).toContain(`require('fs');`);
  });

  it('keeps its errors, and the lines they stand in', () => {
    const source = `import {\n  readFileSync,\n} from 'fs';\nconst x: number = 'text';`;
    expect(compiled(source).errors).toEqual([`Type 'string' is not assignable to type 'number'.`]);
    expect(adaptTypeScript(source).split('\n')[3]).toBe(source.split('\n')[3]);
  });

  it('leaves modules alone that are none of Node', () => {
    expect(adaptTypeScript(`import x from 'lodash';`)).toContain(`import x from 'lodash';`);
  });

  it('is what the bank of problems asks for', () => {
    const path =
      '../../../../../../prisma/problems/binarysearch/submissions/accepted/reference_ts.ts';
    const source = readFileSync(new URL(path, import.meta.url), 'utf8');
    expect(compiled(source).errors).toEqual([]);
  });
});
