import type { LanguageKey } from '@stepwise/contracts/language';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../contract/sample.ts';
import { finish, jobOf, runOne, text } from '../../../../contract/run-program.ts';
import type { JudgeEngine, Limits, RunResult } from '../../../../engine.ts';
import { verdictOfTest } from '../../../../verdict.ts';

type Attack = {
  readonly name: string;
  readonly language: LanguageKey;
  /** What it does when its input is "attack". */
  readonly source: string;
  readonly limits?: Partial<Limits>;
  readonly check: (result: RunResult) => void;
};

const file = (name: string): string =>
  readFileSync(join(import.meta.dirname, `${name}.py`), 'utf8');

const contained = ({ stdout }: RunResult): void => {
  expect(text(stdout)).not.toContain('REACHED');
  expect(text(stdout)).toContain('contained');
};
const ends =
  (ending: RunResult['ending'], signal: string | null = null) =>
  (run: RunResult) => {
    expect(text(run.stdout)).not.toContain('REACHED');
    expect(run).toMatchObject({ ending, signal });
  };
/** The filter ends it; where the kernel has no such gate, the processor does. */
const meetsNoGate = (run: RunResult): void => {
  expect(text(run.stdout)).not.toContain('REACHED');
  expect(run.ending).toBe('signaled');
  expect(['SIGSYS', 'SIGSEGV']).toContain(run.signal);
};
const exceedsMemory = (run: RunResult): void => {
  const answer = { expected: new Uint8Array(), checker: 'lines' };
  expect(verdictOfTest(run, answer)).toBe('Memory Limit Exceeded');
};
const survives = (): void => undefined;

/** Cut short where it goes too far, or before it gets there. */
const heldBack = (run: RunResult): void => {
  if (run.ending === 'exited') contained(run);
  else ends('memory-limit')(run);
};

const fromFile = (name: string, check = contained): Attack => ({
  name: name.replaceAll('_', ' '),
  language: 'PYTHON',
  source: file(name),
  check,
});

const python = (name: string, source: string, check: Attack['check']): Attack => ({
  ...{ name, language: 'PYTHON', source, check },
});

const java = (name: string, body: string, check: Attack['check']): Attack => ({
  ...{ name, language: 'JAVA', source: body, check },
});

const ONLY_X64: readonly Attack[] = [
  fromFile('foreign_calls', meetsNoGate),
  fromFile('x32_calls', ends('signaled', 'SIGSYS')),
];

const ATTACKS: readonly Attack[] = [
  ...['system_calls', 'folders', 'descriptors', 'the_machine'].map((name) => fromFile(name)),
  fromFile('tmpfs', heldBack),
  ...['open', 'mapped', 'unnamed', 'unlisted'].map((way) =>
    python(`files that are ${way}`, `WAY = '${way}'\n${file('hidden_files')}`, heldBack),
  ),
  fromFile('supervisor'),
  fromFile('output'),
  ...(process.arch === 'x64' ? ONLY_X64 : []),
  python(
    'twenty thousand files',
    `for n in range(20000): open(f'{n}', 'w').close()\nprint('REACHED')`,
    ends('memory-limit'),
  ),
  python(
    'more mappings than can be looked at',
    `import mmap, os, time
os.fork()
held = [mmap.mmap(-1, 4096) for _ in range(20000)]
time.sleep(0.5)
print('contained')`,
    heldBack,
  ),
  python(
    'three thousand folders in each other',
    `import os\nfor n in range(3000):\n    os.mkdir('d')\n    os.chdir('d')\nprint('contained')`,
    heldBack,
  ),
  python(
    'a file of a terabyte',
    `import os\nfd = os.open('big', os.O_CREAT | os.O_WRONLY)
try:
    os.ftruncate(fd, 1 << 40)
    print('REACHED')
except OSError: print('contained')`,
    contained,
  ),
  python(
    'kernel memory behind sockets',
    `import os, socket, time
for _ in range(20):
    if os.fork() == 0:
        held = [socket.socketpair() for _ in range(100)]
        for a, b in held:
            a.setblocking(False)
            try: a.send(b'x' * 200000)
            except OSError: pass
        time.sleep(20)
time.sleep(20)
print('REACHED')`,
    ends('memory-limit'),
  ),
  python(
    'threads without end',
    `import threading, time
started = 0
try:
    while True:
        threading.Thread(target=time.sleep, args=(30,), daemon=True).start()
        started += 1
except RuntimeError: pass
print('REACHED' if started > 200 else 'contained', flush=True)
import os; os._exit(0)`,
    heldBack,
  ),
  python(
    'children that outlive their parents',
    `import os
for _ in range(20):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            while True: pass
        os._exit(0)
print('contained')`,
    contained,
  ),
  python(
    'a kill of everything',
    `import os, signal\nos.kill(-1, signal.SIGKILL)\nprint('contained')`,
    survives,
  ),
  python(
    'a debugger on a child that outlives it',
    `import os, time
if os.fork() == 0:
    os.setsid(); os.nice(-0); time.sleep(30)
print('contained', flush=True)
os.close(0); os.close(1); os.close(2)`,
    contained,
  ),
  {
    name: 'workers without end',
    language: 'JAVASCRIPT',
    source: `const { Worker } = require('worker_threads');
      for (let n = 0; n < 400; n++) new Worker('setTimeout(() => {}, 30000)', { eval: true }).on('error', () => {});
      setTimeout(() => process.exit(0), 1000);`,
    check: survives,
  },
  java(
    'a shutdown hook that hangs',
    `Runtime.getRuntime().addShutdownHook(new Thread(() -> { while (true) {} })); System.exit(0);`,
    ends('cpu-limit'),
  ),
  java(
    'a crash of the virtual machine',
    `java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true);
     ((sun.misc.Unsafe) f.get(null)).putAddress(0, 0);`,
    ends('signaled', 'SIGABRT'),
  ),
  java(
    'memory beside the heap',
    `java.util.List<Object> kept = new java.util.ArrayList<>();
     while (true) kept.add(java.nio.ByteBuffer.allocateDirect(1 << 24));`,
    exceedsMemory,
  ),
  java(
    'threads of Java without end',
    `try { while (true) { Thread t = new Thread(() -> { try { Thread.sleep(30000); } catch (Exception e) {} });
       t.setDaemon(true); t.start(); } } catch (Throwable e) { System.out.println("contained"); Runtime.getRuntime().halt(0); }`,
    heldBack,
  ),
];

/** The attack, or an echo when the input says so. */
function armed({ language, source }: Attack): string {
  if (language === 'PYTHON') {
    return `if input() == 'normal':\n    print('normal')\n    raise SystemExit\n${source}`;
  }
  if (language === 'JAVASCRIPT') {
    return `if (require('fs').readFileSync(0, 'utf8') === 'normal') console.log('normal'); else { ${source} }`;
  }
  return `public class Main { public static void main(String[] args) throws Exception {
    if (new java.util.Scanner(System.in).nextLine().equals("normal")) { System.out.println("normal"); return; }
    ${source} } }`;
}

/** Three languages are enough: TypeScript runs as JavaScript does. */
export const ATTACKERS = { slots: 1, languages: ['PYTHON', 'JAVASCRIPT', 'JAVA'] } as const;
export const WITHOUT_NAMESPACES = { ...ATTACKERS, isolations: ['landlock'] } as const;

/**
 * Declares that an engine contains every attack, and judges the next test as ever.
 * @param step of the attacks, every how many a quick run takes
 */
export function describeAttacks(name: string, create: () => Promise<JudgeEngine>, step = 1): void {
  describe(`an attack on ${name}`, () => {
    declareTests(create, step);
  });
}

function declareTests(create: () => Promise<JudgeEngine>, step: number): void {
  let engine: JudgeEngine;
  beforeAll(async () => {
    engine = await create();
  });
  afterAll(() => engine.close());

  it.each(sampleOf(ATTACKS, step))(
    'is contained, and the next test is normal: $name',
    async (attack) => {
      const limits = { cpuMs: 3000, wallMs: 25_000, ...attack.limits };
      const job = jobOf(attack.language, armed(attack), ['attack', 'normal'], limits);
      const { results } = await finish(engine, job);
      const [attacked, normal] = results;
      if (!attacked || !normal) throw new Error('results miss');
      expect(attacked.ending).not.toBe('lost');
      attack.check(attacked);
      expect(text(normal.stdout)).toBe('normal\n');
      const next = await runOne(engine, jobOf('PYTHON', 'print(input())', ['next']));
      expect(text(next.stdout)).toBe('next\n');
    },
  );
}
