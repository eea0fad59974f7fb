import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DataFile } from '../../machine/box-command.ts';

export type TypeScriptFiles = {
  /** What a box needs to compile: the compiler, its driver and all declarations. */
  readonly data: readonly DataFile[];
  /** Path of the driver inside the box. */
  readonly driver: string;
  readonly version: string;
};

/** The language's own declarations, without those of browsers. */
const LANGUAGE_LIBRARY = /^lib\.(es\d{4}|es5|es6|decorators)\b.*\.d\.ts$/;

function declarationsBelow(folder: string, as: string): [string, string][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.d.ts') || path === 'package.json')
    .map((path) => [`${as}/${path}`, readFileSync(join(folder, path), 'utf8')]);
}

function readDeclarations(compiler: string, from: NodeJS.Require): Record<string, string> {
  const library = dirname(compiler);
  const nodePackage = from.resolve('@types/node/package.json');
  const undiciPackage = createRequire(nodePackage).resolve('undici-types/package.json');
  return Object.fromEntries([
    ...readdirSync(library)
      .filter((name) => LANGUAGE_LIBRARY.test(name))
      .map((name) => [`lib/${name}`, readFileSync(join(library, name), 'utf8')] as const),
    ...declarationsBelow(dirname(nodePackage), 'node_modules/@types/node'),
    ...declarationsBelow(dirname(undiciPackage), 'node_modules/undici-types'),
  ]);
}

/**
 * Reads the workspace's `typescript` and Node declarations, some 12 MB. They are handed to boxes as
 * bytes: the folders of the repository need not be readable by the uid of a box.
 * @throws when a package is not installed
 */
export function readTypeScriptFiles(): TypeScriptFiles {
  const from = createRequire(import.meta.url);
  const compiler = from.resolve('typescript/lib/typescript.js');
  const { version } = from('typescript/package.json') as { version: string };
  const driver = '/judge/compile-typescript.mjs';
  return {
    driver,
    version,
    data: [
      { path: '/judge/typescript.cjs', bytes: readFileSync(compiler) },
      {
        path: '/judge/declarations.json',
        bytes: Buffer.from(JSON.stringify(readDeclarations(compiler, from))),
      },
      {
        path: driver,
        bytes: readFileSync(join(import.meta.dirname, 'compile-typescript.mjs')),
      },
    ],
  };
}
