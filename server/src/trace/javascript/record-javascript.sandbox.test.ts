import { traceSchema } from '@stepwise/contracts/trace';
import { TRACE_STEPS_MAX } from '@stepwise/contracts/trace-limits';
import { describe, expect, it } from 'vitest';
import { entriesTold, printedBy, useSandbox } from '../sandbox-runs.ts';

const { record } = useSandbox(['JAVASCRIPT', 'TYPESCRIPT']);

describe('recordTrace of JavaScript', () => {
  it('tells variables by the names that recorders like, too', async () => {
    const trace = await record(
      `for (let i = 5; i < 7; i++) {
  const o = i * 2, at = -i, read = o;
  console.log(o, at, read);
}`,
      'JAVASCRIPT',
    );
    const told = trace.steps.flatMap(({ ops }) => ops).filter(([kind]) => kind === 'v');
    expect(told.map(([, , name, value]) => [name, value])).toEqual([
      ...[
        ['i', 5],
        ['o', 10],
        ['at', -5],
        ['read', 10],
      ],
      ...[
        ['i', 6],
        ['o', 12],
        ['at', -6],
        ['read', 12],
      ],
    ]);
  });

  it.each(['JAVASCRIPT', 'TYPESCRIPT'] as const)(
    'leaves a first line for the shell alone, however it ends: %s',
    async (language) => {
      const source = '#!/usr/bin/env node\r\nlet a = 1;\r\nconsole.log(a);';
      expect(printedBy(await record(source, language))).toBe('1\n');
    },
  );

  it('tells the state before each line of JavaScript', async () => {
    const trace = await record(
      `function add(a, b) {
  return a + b;
}
const row = [1];
for (const n of [2]) row.push(add(n, 3));
class Node { #kept = 1; next = null; get asked() { throw new Error(); } }
const node = new Node();
console.log(row, node.next);`,
      'JAVASCRIPT',
    );
    expect(trace.steps).toEqual([
      { line: 4, ops: [] },
      {
        line: 5,
        ops: [
          ['v', 0, 'row', [1]],
          ['o', 1, 'list', 'Array', [1], 1],
        ],
      },
      { line: 5, ops: [['v', 0, 'n', 2]] },
      {
        line: 2,
        ops: [
          ['c', 'add', 1, ['a', 'b']],
          ['v', 0, 'a', 2],
          ['v', 0, 'b', 3],
        ],
      },
      {
        line: 5,
        ops: [
          ['r', 5],
          ['x', 1, 1, 0, [5], 2],
        ],
      },
      { line: 6, ops: [['u', 0, 'n']] },
      { line: 7, ops: [] },
      {
        line: 8,
        ops: [
          ['v', 0, 'node', [2]],
          [
            ...['o', 2, 'object', 'Node'],
            [
              ['#kept', 1],
              ['next', null],
            ],
            2,
          ],
        ],
      },
    ]);
    expect(trace.ops).toEqual([['p', '[ 1, 5 ] null\n']]);
    expect(trace.end).toEqual({ kind: 'exit', message: 'The program ended.', line: null });
  });

  it('names the lines of the author of TypeScript', async () => {
    const source = 'interface A { n: number }\n\nconst a: A = { n: 1 };\n\nconsole.log(a.n);\n';
    const trace = await record(source, 'TYPESCRIPT');
    expect(trace.steps.map(({ line }) => line)).toEqual([3, 5]);
    expect(printedBy(trace)).toBe('1\n');
  });

  it.each(['JAVASCRIPT', 'TYPESCRIPT'] as const)(
    'tells where entries are that have moved, or are new among others: %s',
    async (language) => {
      const trace = await record(
        `const m = new Map([['a', 1], ['b', 2], ['c', 3]]);
m.delete('a'), m.set('a', 1);
m.delete('b');
const o = Object.fromEntries([[7, 'x'], ['z', 1]]);
o[5] = 'y'; o.w = 2;
delete o.z; o.z = 1;
console.log(m, o);`,
        language,
      );
      expect(entriesTold(trace)).toEqual([
        [
          ['d', 1, 'a'],
          ['k', 1, 'a', 1],
        ],
        [['d', 1, 'b']],
        [['k', 2, '5', 'y', 0]],
        [['k', 2, 'w', 2]],
        [['d', 2, 'z']],
        [['k', 2, 'z', 1]],
      ]);
    },
  );

  it.each([
    [
      'JAVASCRIPT',
      'let x = 1;\nnull.y',
      'error',
      /by TypeError: Cannot read properties of null/,
      2,
    ],
    ['JAVASCRIPT', 'function f() {\n  throw "text";\n}\nf();', 'error', /a thrown value: text/, 2],
    [
      'JAVASCRIPT',
      'const f = async () => {\n  await 1;\n  throw new RangeError("r");\n};\nf();',
      'error',
      /by RangeError: r/,
      3,
    ],
    ['JAVASCRIPT', 'let x = 1;\nlet y = (;', 'error', /by SyntaxError/, 2],
    [
      'JAVASCRIPT',
      'process.on("exit", () => console.log(1));\nprocess.exit(3);',
      'exit',
      /with exit code 3/,
      null,
    ],
    ['JAVASCRIPT', 'while (true);', 'limit', /as many steps/, null],
    [
      'JAVASCRIPT',
      'function f() { return f(); }\ntry { f(); } catch { console.log("not reached"); }',
      'limit',
      /as many steps/,
      null,
    ],
    ['JAVASCRIPT', 'for (;;) console.log("x".repeat(9999))', 'limit', /prints more/, null],
    [
      'JAVASCRIPT',
      'for (let n = 0; ; n++) globalThis.row = Array(200).fill("x".repeat(190) + n), k(globalThis.row);\nfunction k(row) { return row; }',
      'limit',
      /as long as it may be/,
      null,
    ],
    [
      'JAVASCRIPT',
      'let x = 1;\n[..."a".repeat(40)].join("").match(/^(a+)+$b|^(a|aa)+$c/);',
      'killed',
      /takes too long/,
      null,
    ],
    [
      'JAVASCRIPT',
      'let x = 1;\nx = []; x.push(new Array(1e8).fill(1));',
      'killed',
      /too much memory|by a signal/,
      null,
    ],
    [
      'JAVASCRIPT',
      'let x = 1;\nprocess.kill(process.pid, "SIGKILL");',
      'killed',
      /by a signal/,
      null,
    ],
    [
      'JAVASCRIPT',
      'let x = 1;\nprocess.emit = () => {};\nprocess.reallyExit = null;',
      'killed',
      /last steps are missing/,
      null,
    ],
    [
      'TYPESCRIPT',
      'const n: number = 1;\nconst s: string = n;',
      'error',
      /does not compile. Line 2: /,
      2,
    ],
    ['TYPESCRIPT', 'type A = number;\n\nlet x: any = null;\nx.y;', 'error', /by TypeError/, 4],
  ] as const)(
    'says how a program of %s ends: %j',
    async (language, source, kind, message, line) => {
      const trace = await record(source, language);
      expect(trace.end).toEqual({ kind, message: expect.stringMatching(message), line });
      expect(trace.steps.length).toBeLessThanOrEqual(TRACE_STEPS_MAX);
      expect(traceSchema.safeParse(trace).success).toBe(true);
    },
  );

  it('takes what a program prints for what it is, whatever it looks like', async () => {
    const forged = `const step = '{"line":1,"ops":[["v",0,"x","<script>"],["z"]]}\\n';
let x = 1;
process.stdout.write(step);
x = 2;
`;
    const trace = await record(forged, 'JAVASCRIPT');
    expect(trace.end.kind).toBe('exit');
    expect(printedBy(trace)).toContain('<script>');
    const own = `const text = require('fs').readFileSync(__filename, 'utf8');
let x = 1;
const [, mark] = /"mark":"([^"]+)"/.exec(text.slice(-200));
process.stdout.write(mark + '{"line":1,"ops":[["v",0,"x","<script>"],["z"]]}\\n');
x = 2;
`;
    const taken = await record(own, 'JAVASCRIPT');
    expect(taken.end.kind).toBe('unreadable');
    expect(JSON.stringify(taken)).not.toContain('script');
  });
});
