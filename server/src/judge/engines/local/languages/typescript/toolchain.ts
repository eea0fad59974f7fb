import type { Toolchain } from '../toolchain.ts';
import type { TypeScriptFiles } from './compiler-files.ts';
import { explainBy } from './source-places.ts';
import { NODE_PROGRAM, runByNode } from '../javascript/toolchain.ts';

const COMPILER_FLAGS = ['--max-old-space-size=448', '--stack-size=7000'];
/** As compile-typescript.mjs exits. */
const REFUSAL = 2;

/** Uses what solutions use; the library is parsed for the first, and the later ones make it fast. */
const EXAMPLE = `import * as fs from 'fs';
interface Edge { readonly to: number; weight?: number }
type Graph<T extends Edge = Edge> = Record<number, T[]>;
abstract class Shape { constructor(protected readonly name: string) {} abstract area(): number; }
class Square extends Shape { constructor(private side = 1) { super('square'); } area(): number { return this.side ** 2; } }
function group<K, V>(values: readonly V[], by: (value: V) => K): Map<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) groups.set(by(value), [...(groups.get(by(value)) ?? []), value]);
  return groups;
}
const lines: string[] = fs.readFileSync(0, 'utf8').trim().split('\\n');
const numbers = (lines[0] ?? '').split(' ').map(Number).filter((n) => !Number.isNaN(n)).sort((a, b) => a - b);
const graph: Graph = Object.fromEntries(numbers.map((n) => [n, [{ to: n + 1 }]]));
const memo: Partial<Record<string, bigint>> = {};
const { length, ...rest } = { length: numbers.length, set: new Set(numbers), sum: numbers.reduce((s, n) => s + n, 0) };
const answer = [...group(numbers, (n) => n % 2 === 0)].map(([even, all]) => \`\${even}: \${all.join(',')}\`);
console.log(answer.join('\\n'), new Square(2).area(), length, rest.sum, graph[1]?.at(0)?.weight ?? memo['x']);`;
const TIMES = 4;

/** Checked and compiled by the workspace's own TypeScript, run by `node`. */
export function typescript(node: string, compiler: TypeScriptFiles): Toolchain {
  const argv = [node, ...COMPILER_FLAGS, compiler.driver];
  return {
    language: 'TYPESCRIPT',
    mounts: [],
    version: `TypeScript ${compiler.version}`,
    hello: `import { readFileSync } from 'fs';
      const name: string = readFileSync(0, 'utf8').trim();
      console.log('Hello, ' + name);`,
    warm: {
      box: 'typescript',
      files: [],
      argv: [...argv, 'stay'],
      example: { path: 'main.ts', bytes: Buffer.from(EXAMPLE) },
      times: TIMES,
    },
    ...runByNode(node),
    async prepare(source, compile) {
      const { ok, output, files } = await compile({
        ...{ box: 'typescript', argv },
        files: [{ path: 'main.ts', bytes: Buffer.from(source) }],
        endOf: (exitCode) => (exitCode === REFUSAL ? 'refusal' : 'unsure'),
      });
      const explain = explainBy(files);
      const program = { compile: { ok, output }, files, entry: NODE_PROGRAM };
      return explain ? { ...program, explain } : program;
    },
  };
}
