import type { LanguageKey } from '@stepwise/contracts/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { text } from '../../../../contract/run-program.ts';
import { judge } from '../../../../judge.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import { ISOLATION_NAMES } from '../../machine/isolation/isolation.ts';
import type { LocalEngine } from '../../local-engine.ts';
import { LANDLOCK_IS_THERE } from '../support/landlock-is-there.ts';

const ISOLATIONS = ISOLATION_NAMES.filter((name) => name !== 'landlock' || LANDLOCK_IS_THERE);

const javaMain = (body: string): string => `public class Main {
  static int deep(int n) { return n == 0 ? 0 : 1 + deep(n - 1); }
  public static void main(String[] a) throws Exception { ${body} } }`;

describe.each(ISOLATIONS)('threads in boxes of %s', (isolation) => {
  let engine: LocalEngine;
  beforeAll(async () => {
    engine = await createLocalEngine({ isolations: [isolation], languages: ['PYTHON', 'JAVA'] });
  });
  afterAll(() => engine.close());

  const run = async (language: LanguageKey, source: string, memoryKb = 256 << 10) => {
    const test = { stdin: new Uint8Array(), expected: Buffer.from('200\n'), checker: 'lines' };
    const limits = { timeMs: 5000, memoryKb };
    const job = { program: { language, source }, tests: [test], limits, owner: 'threads' };
    const { verdict, tests } = await judge(engine, job, new AbortController().signal);
    const { stdout = new Uint8Array(), stderr = new Uint8Array() } = tests[0]?.run ?? {};
    return { verdict, stdout: text(stdout), stderr: text(stderr) };
  };
  const ACCEPTED = { verdict: 'Accepted', stdout: '200\n', stderr: '' };

  it('two hundred live at once in Python', async () => {
    const source = `import threading
gate, seen = threading.Barrier(201), []
def work(): seen.append(1); gate.wait()
threads = [threading.Thread(target=work) for _ in range(200)]
for t in threads: t.start()
gate.wait()
for t in threads: t.join()
print(len(seen))`;
    expect(await run('PYTHON', source)).toEqual(ACCEPTED);
  });

  it.each([256, 1024])('two hundred live at once in Java with %i MB', async (memoryMb) => {
    const source =
      javaMain(`java.util.concurrent.CyclicBarrier gate = new java.util.concurrent.CyclicBarrier(201);
      Thread[] all = new Thread[200];
      for (int i = 0; i < 200; i++) { all[i] = new Thread(() -> { try { gate.await(); } catch (Exception e) {} }); all[i].start(); }
      gate.await(); for (Thread t : all) t.join(); System.out.println(all.length);`);
    expect(await run('JAVA', source, memoryMb << 10)).toEqual(ACCEPTED);
  });

  it('one has a stack of two gigabytes in Java', async () => {
    const source =
      javaMain(`Thread t = new Thread(null, () -> System.out.println(deep(1_000_000) / 5000), "deep", 1L << 31);
      t.start(); t.join();`);
    expect(await run('JAVA', source)).toEqual(ACCEPTED);
  });

  it('what the virtual machine says of threads it cannot have is no part of the answer', async () => {
    const source = javaMain(`System.out.println(200);
      try { for (;;) { Thread t = new Thread(() -> { try { Thread.sleep(60000); } catch (Exception e) {} }); t.setDaemon(true); t.start(); } }
      catch (OutOfMemoryError e) { Runtime.getRuntime().halt(0); }`);
    const { stdout } = await run('JAVA', source);
    expect(stdout).toBe('200\n');
  });
});
