import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobOf, runOne, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);

describe.each(ISOLATIONS)('in boxes of %s', (isolation) => {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({
      isolations: [isolation],
      languages: ['PYTHON', 'JAVASCRIPT'],
    });
  });
  afterAll(() => engine.close());

  describe('Python', () => {
    it.each([
      ['main', `print(__name__)`, '__main__\n'],
      ['the names that site brings', `try: exit(0)\nfinally: print('bye')`, 'bye\n'],
      [
        'threads with large stacks',
        `import sys, threading
sys.setrecursionlimit(10**6)
threading.stack_size(1 << 27)
def deep(n): return 0 if n == 0 else 1 + deep(n - 1)
t = threading.Thread(target=lambda: print(deep(100000)))
t.start(); t.join()`,
        '100000\n',
      ],
      [
        'other programs',
        `import subprocess\nprint(subprocess.run(['/bin/echo', 'hi'], capture_output=True).stdout)`,
        "b'hi\\n'\n",
      ],
      [
        'an event loop',
        `import asyncio\nasync def main():\n    await asyncio.sleep(0)\n    print('done')\nasyncio.run(main())`,
        'done\n',
      ],
      [
        'a temporary file',
        `import tempfile\nwith tempfile.TemporaryFile() as f: print(f.write(b'abc'))`,
        '3\n',
      ],
    ])('has %s', async (_, source, output) => {
      const result = await runOne(engine, jobOf('PYTHON', source));
      expect(text(result.stderr)).toBe('');
      expect(text(result.stdout)).toBe(output);
    });

    // Its locks are files in /dev/shm, which is the machine's where there are no namespaces.
    it.skipIf(isolation === 'landlock')('has several processes', async () => {
      const source = `from multiprocessing import Pool
def square(x): return x * x
if __name__ == '__main__':
    with Pool(2) as pool: print(pool.map(square, [1, 2, 3]))`;
      const result = await runOne(engine, jobOf('PYTHON', source));
      expect(text(result.stdout)).toBe('[1, 4, 9]\n');
    });
  });

  describe('JavaScript', () => {
    it.each([
      [
        'modules',
        `import { readFileSync } from 'fs'; console.log(typeof readFileSync, await 1);`,
        'function 1\n',
      ],
      [
        'workers',
        `const { Worker, isMainThread, parentPort } = require('worker_threads');
      if (isMainThread) new Worker(__filename).on('message', (m) => console.log(m)); else parentPort.postMessage('from a worker');`,
        'from a worker\n',
      ],
      [
        'child processes',
        `console.log(require('child_process').execSync('echo hi').toString().trim())`,
        'hi\n',
      ],
      [
        'a deep recursion that is told when it is too deep',
        `let depth = 0; const f = () => { depth++; f(); };
      try { f(); } catch (error) { console.log(error instanceof RangeError, depth > 50000); }`,
        'true true\n',
      ],
      [
        'a deep recursion through native code',
        `let s = '['.repeat(200000); try { JSON.parse(s); } catch (e) { console.log(e.name); }
      const f = (n) => [1].map(() => f(n + 1)); try { f(0); } catch (e) { console.log(e.name); }`,
        expect.stringMatching(/RangeError\n$/),
      ],
      [
        'both streams',
        `process.stdout.write('a'.repeat(300000)); process.stderr.write('e'); process.exit(0)`,
        'a'.repeat(300000),
      ],
    ])('has %s', async (_, source, output) => {
      const result = await runOne(engine, jobOf('JAVASCRIPT', source));
      expect(result.ending).toBe('exited');
      expect(text(result.stdout)).toEqual(output);
    });
  });
});
