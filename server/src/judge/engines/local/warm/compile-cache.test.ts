import { expect, it, vi } from 'vitest';
import type { CompileOutcome, CompileRequest } from '../languages/toolchain.ts';
import { CompileCache } from './compile-cache.ts';

const FILE = { path: 'Main.java', bytes: Buffer.from('class Main {}') };
const REQUEST: CompileRequest = {
  ...{ box: 'run', argv: ['javac', 'Main.java'], endOf: () => 'refusal', files: [FILE] },
};
const MADE: CompileOutcome = {
  ...{ ok: true, output: '', isSure: true },
  files: [{ path: 'Main.class', bytes: new Uint8Array([1, 2, 3]) }],
};

/** A compiler that is held until it is let go, as often as it is asked. */
function heldCompiler() {
  const held: ((outcome: CompileOutcome | Error) => void)[] = [];
  const signals: AbortSignal[] = [];
  const compilerFor = (signal: AbortSignal) => () => {
    signals.push(signal);
    return new Promise<CompileOutcome>((resolve, reject) => {
      held.push((end) => (end instanceof Error ? reject(end) : resolve(end)));
    });
  };
  return { compilerFor, held, signals };
}

const ask = (
  cache: CompileCache,
  compilerFor: ReturnType<typeof heldCompiler>['compilerFor'],
  { signal = new AbortController().signal, request = REQUEST, version = '17' } = {},
) => cache.before(version, compilerFor, signal)(request);

it.each([
  ['a program', MADE, true],
  ['an error of the program', { ...MADE, ok: false, files: [] }, true],
  ['a compiler that was stopped', { ...MADE, ok: false, files: [], isSure: false }, false],
  ['a compiler that was lost', new Error('The box ended'), false],
] as const)('says again whether it keeps %s', async (_what, end, isKept) => {
  const cache = new CompileCache();
  const { compilerFor, held } = heldCompiler();
  const first = ask(cache, compilerFor).catch((error: unknown) => error);
  held[0]?.(end);
  expect(await first).toEqual(end);
  const second = ask(cache, compilerFor);
  expect(held).toHaveLength(isKept ? 1 : 2);
  held[1]?.(MADE);
  expect(await second).toEqual(isKept ? end : MADE);
});

it.each([
  ['source', { request: { ...REQUEST, files: [{ ...FILE, bytes: Buffer.from('x') }] } }],
  ['name of the file', { request: { ...REQUEST, files: [{ ...FILE, path: 'A.java' }] } }],
  ['option', { request: { ...REQUEST, argv: ['javac', '-g', 'Main.java'] } }],
  ['version', { version: '21' }],
])('compiles anew with another %s', async (_what, change) => {
  const cache = new CompileCache();
  const compile = vi.fn(() => Promise.resolve(MADE));
  await ask(cache, () => compile);
  await ask(cache, () => compile, change);
  await ask(cache, () => compile);
  expect(compile).toHaveBeenCalledTimes(2);
});

it('keeps a copy', async () => {
  const cache = new CompileCache();
  const bytes = Buffer.from('made');
  const compile = vi.fn(() => Promise.resolve({ ...MADE, files: [{ path: 'Main.class', bytes }] }));
  await ask(cache, () => compile);
  bytes.fill(0);
  expect(Buffer.from((await ask(cache, () => compile)).files[0]?.bytes ?? []).toString()).toBe(
    'made',
  );
  expect(compile).toHaveBeenCalledOnce();
});

it('goes on when the first who asked leaves, and ends when the last does', async () => {
  const cache = new CompileCache();
  const { compilerFor, held, signals } = heldCompiler();
  const leaving = [new AbortController(), new AbortController()];
  const asked = leaving.map(({ signal }) =>
    ask(cache, compilerFor, { signal }).catch((error: unknown) => error),
  );
  expect(held).toHaveLength(1);
  leaving[0]?.abort(new Error('Gone'));
  expect(await asked[0]).toMatchObject({ message: 'Gone' });
  expect(signals[0]?.aborted).toBe(false);
  leaving[1]?.abort(new Error('Gone too'));
  expect(await asked[1]).toMatchObject({ message: 'Gone too' });
  expect(signals[0]?.aborted).toBe(true);
  const next = ask(cache, compilerFor);
  expect(held).toHaveLength(2);
  held[1]?.(MADE);
  expect(await next).toEqual(MADE);
});
