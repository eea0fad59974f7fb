import type { Prepared, RunCompiler, Toolchain } from '../toolchain.ts';
import type { TypeScriptFiles } from '../typescript/compiler-files.ts';
import { nodeCommand } from './javascript.ts';

const COMPILER_FLAGS = ['--max-old-space-size=448', '--stack-size=7000'];

async function prepare(
  node: string,
  driver: string,
  source: string,
  compile: RunCompiler,
): Promise<Prepared> {
  const { ok, output, files } = await compile({
    box: 'typescript',
    files: [{ path: 'main.ts', bytes: Buffer.from(source) }],
    argv: [node, ...COMPILER_FLAGS, driver],
  });
  return { compile: { ok, output }, files, entry: '/w/main.js' };
}

/** Checked and compiled by the workspace's own TypeScript, run by `node`. */
export function typescript(node: string, compiler: TypeScriptFiles): Toolchain {
  return {
    language: 'TYPESCRIPT',
    mounts: [],
    version: `TypeScript ${compiler.version}`,
    hello: `import { readFileSync } from 'fs';
      const name: string = readFileSync(0, 'utf8').trim();
      console.log('Hello, ' + name);`,
    prepare: (source, compile) => prepare(node, compiler.driver, source, compile),
    command: (entry, limits) => nodeCommand(node, entry, limits),
  };
}
