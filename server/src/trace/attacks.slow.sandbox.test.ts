import { traceSchema } from '@stepwise/contracts/trace';
import { describe, expect, it } from 'vitest';
import { useSandbox } from './sandbox-runs.ts';

const LONG = /as long as it may be/;
const PRINTS_MORE = /prints more/;

const javaMain = (body: string) =>
  `public class Main { public static void main(String[] args) throws Exception {\n${body}\n} }`;

/** What they write into their own recording is checked, and shown as text; what they make of its length has an end. */
const ATTACKS = [
  {
    name: 'a bomb of objects in one step',
    language: 'JAVASCRIPT',
    source: `let x = 1;
x = Array.from({ length: 400 }, (_, n) => Array.from({ length: 200 }, (_, m) => 'é'.repeat(190) + n + ' ' + m));
x = 2;`,
    message: LONG,
  },
  {
    name: 'a bomb of objects in one step',
    language: 'PYTHON',
    source: `x = [[("é" * 190) + str(n) + " " + str(m) for m in range(200)] for n in range(400)]
x = 2`,
    message: LONG,
  },
  {
    name: 'a bomb of variables',
    language: 'JAVASCRIPT',
    source: `let ${Array.from({ length: 2000 }, (_, n) => `v${String(n)} = 'é'.repeat(190)`).join()};
v0 = 1;`,
    message: LONG,
  },
  {
    name: 'much that is printed by the last step',
    language: 'JAVASCRIPT',
    source: "let x = 1;\nprocess.stdout.write('x'.repeat(100_000));",
    message: PRINTS_MORE,
  },
  {
    name: 'much that is printed by the last step',
    language: 'PYTHON',
    source: "x = 1\nprint('x' * 100_000)",
    message: PRINTS_MORE,
  },
  {
    name: 'hooks that are found and called',
    language: 'JAVASCRIPT',
    source: `let x = 1;
const hooks = eval('$' + 't');
for (const key of Reflect.ownKeys(hooks)) {
  try { hooks[key](); } catch {}
  try { hooks[key]({ of: { name: '<script>' } }, 1e9, () => { throw x; }); } catch {}
}
x = 2;`,
    message: /ends here/,
  },
  {
    name: 'hooks that are found and called',
    language: 'PYTHON',
    source: `import sys
x = 1
found = sys.gettrace()
for given in ((), (None, "line", None), (sys._getframe(), "line", None), (sys._getframe(), "call", x)):
    try:
        found(*given)
    except Exception:
        pass
x = 2`,
    message: /./,
  },
  {
    name: 'hooks that are taken away',
    language: 'PYTHON',
    source: 'import sys\nx = 1\nsys.settrace(None)\nsys._getframe().f_trace = None\nx = 2\nx = 3',
    message: /./,
  },
  {
    name: 'hooks that are found and called',
    language: 'TYPESCRIPT',
    source: `let x: number = 1;
const hooks: any = eval('$' + 't');
for (const key of Reflect.ownKeys(hooks)) {
  try { hooks[key](); } catch {}
  try { hooks[key]({ of: { name: '<script>' } }, 1e9, () => { throw x; }); } catch {}
}
x = 2;`,
    message: /ends here/,
  },
  {
    name: 'a bomb of objects in one step',
    language: 'TYPESCRIPT',
    source: `let x: unknown = 1;
x = Array.from({ length: 400 }, (_, n) => Array.from({ length: 200 }, (_, m) => 'é'.repeat(190) + n + ' ' + m));
x = 2;`,
    message: LONG,
  },
  {
    name: 'getters that lie and throw',
    language: 'TYPESCRIPT',
    source: `class Liar {
  get value(): never { throw new Error('no'); }
  get length(): number { return 1e9; }
  toString(): string { while (true) {} }
}
let x: unknown = new Liar();
x = [x, { get again() { return x; } }];
x = 2;`,
    message: /The program ended/,
  },
  {
    name: 'fields that are forged',
    language: 'JAVASCRIPT',
    source: `let x = 1;
const hooks = eval('$' + 't');
hooks.fields(Object.prototype, ['a', 'b'], () => ({ again: {} }));
let y = { z: 1 };
x = 2;`,
    message: /./,
  },
  {
    name: 'steps of another thread',
    language: 'JAVASCRIPT',
    source: `const { Worker, isMainThread } = require('worker_threads');
if (isMainThread) new Worker(__filename);
else console.log('there');`,
    message: /./,
  },
  {
    name: 'an output that is closed',
    language: 'PYTHON',
    source: 'import os\nx = 1\nos.close(1)\nx = 2\nx = 3',
    // What is recorded goes another way.
    message: /The program ended/,
  },
  {
    name: 'an output that is closed',
    language: 'JAVASCRIPT',
    source: "let x = 1;\nrequire('fs').closeSync(1);\nx = 2;\nx = 3;",
    message: /last steps are missing/,
  },
  {
    name: 'an output that is emptied',
    language: 'JAVASCRIPT',
    source: "let x = 1;\nconsole.log(x);\nrequire('fs').ftruncateSync(1, 0);\nx = 2;",
    message: /./,
  },
  {
    name: 'a parser that is given much to do',
    language: 'JAVASCRIPT',
    source: `let x = ${'['.repeat(30_000)}${']'.repeat(30_000)};`,
    message: /./,
  },
  {
    name: 'a bomb of objects in one step',
    language: 'JAVA',
    source: javaMain(`String lines = (("é".repeat(190) + " ").repeat(200) + "\\n").repeat(400);
var rows = lines.lines().map(java.util.regex.Pattern.compile(" ")::split).toArray(String[][]::new);
System.out.println();`),
    message: LONG,
  },
  {
    name: 'objects that grow with every step',
    language: 'JAVA',
    source: javaMain(`var rows = new String[400][200];
for (int n = 0; n < 80_000; n++) rows[n / 200][n % 200] = "é".repeat(190) + n;
System.out.println();`),
    // Which of the two it meets first depends on how fast the machine is.
    message: /as long as it may be|took too long/,
  },
  {
    name: 'a bomb of variables',
    language: 'JAVA',
    source:
      javaMain(`String ${Array.from({ length: 1000 }, (_, n) => `v${String(n)} = "é".repeat(190)`).join()};
v0 = "";
v1 = "";`),
    message: LONG,
  },
  {
    name: 'hooks that are found and called',
    language: 'JAVA',
    source:
      javaMain(`var step = Class.forName("$" + "t").getDeclaredMethod("step", Object.class, int.class, Object[].class);
step.setAccessible(true);
step.invoke(null, new Object(), 99999, new Object[0]);
System.out.println();`),
    message: /ends here/,
  },
  {
    name: 'an output that is closed',
    language: 'JAVA',
    source: javaMain('System.out.close();\nint x = 1;\nx = 2;'),
    message: /last steps are missing/,
  },
  {
    name: 'a parser that is given much to do',
    language: 'JAVA',
    source: javaMain(`Object x = ${'('.repeat(20_000)}1${')'.repeat(20_000)};`),
    message: /./,
  },
  {
    name: 'a method that hooks make too long',
    language: 'JAVA',
    source: javaMain(`int x = 0;\n${'x += 12345;\n'.repeat(6000)}`),
    message: /cannot be recorded/,
  },
] as const;

describe('a recording', () => {
  const { record } = useSandbox(['PYTHON', 'JAVASCRIPT', 'TYPESCRIPT', 'JAVA']);

  it.each(ATTACKS)('bears $name of $language', async ({ language, source, message }) => {
    const trace = await record(source, language);
    expect(trace.end.message).toMatch(message);
    expect(traceSchema.safeParse(trace).success).toBe(true);
    expect(JSON.stringify(trace).length).toBeLessThan(2 * 1024 * 1024);
  });
});
