import { describe, expect, it } from 'vitest';
import type { Limits } from '../../../engine.ts';
import { readFrames } from './read-frames.ts';
import type { Reading } from './read-frames.ts';
import { RUNTIMES } from './runtimes.ts';
import { newSecrets, seal } from './seal.ts';
import { unpack } from './unpack.ts';

const LIMITS: Limits = {
  cpuMs: 1000,
  wallMs: 3000,
  memoryKb: 64 << 10,
  outputBytes: 1000,
  processes: 16,
};
const COMPILED = 'tag compiled 1 40 -';
const ran = (index: number, figures = '50 60 9000 0', exit = '0 -') =>
  `tag ran ${index} ${exit} ${figures} ${Buffer.from(`out ${index}`).toString('base64')} -`;

const read = (...lines: string[]): Reading | null =>
  readFrames(Buffer.from(lines.map((line) => `${line}\n`).join('')), 'tag', 3);

/** Positions by what is to be done with them. */
function sort(lines: string[], wholeCpuMs = 250) {
  const reading = read(...lines);
  if (!reading) throw new Error('unreadable');
  const { clean, ...rest } = unpack(reading, 3, LIMITS, RUNTIMES.PYTHON, wholeCpuMs);
  return { clean: clean.map(({ position }) => position), ...rest };
}

it('is sealed and opened with the same key', () => {
  const { key } = newSecrets();
  const text = Buffer.from(
    'a secret longer than one block of sixty-four bytes, as most inputs are',
  );
  expect(seal(text, key).includes('secret')).toBe(false);
  expect(seal(seal(text, key), key)).toEqual(text);
});

describe('lines of a harness', () => {
  it.each([
    ['nothing', []],
    ['no compiler', [ran(0)]],
    ['a line of somebody else', [COMPILED, ran(0), 'gat ran 1 0 - 1 1 1 0 - -']],
    ['a line twice', [COMPILED, ran(0), ran(0)]],
    ['another order', [COMPILED, ran(1), ran(0)]],
    ['more than were asked for', [COMPILED, ran(0), ran(1), ran(2), ran(3)]],
    ['words of their own', [COMPILED, 'tag ran 0 zero - 1 1 1 0 - -']],
    ['a line after the end', [COMPILED, 'tag end', ran(0)]],
  ])('count for nothing with %s among them', (_, lines) => {
    expect(read(...lines)).toBeNull();
  });

  it('may be cut off in the middle of one', () => {
    const text = `${COMPILED}\n${ran(0)}\n${ran(1).slice(0, 20)}`;
    expect(readFrames(Buffer.from(text), 'tag', 3)).toMatchObject({
      isWhole: false,
      frames: [{ exitCode: 0, memoryKb: 9000, stdout: Buffer.from('out 0') }],
    });
  });

  it('tell a signal by name or by number', () => {
    const signals = [ran(0, undefined, '- 11'), ran(1, undefined, '- SIGSEGV')];
    const names = read(COMPILED, ...signals)?.frames.map(({ signal }) => signal);
    expect(names).toEqual(['SIGSEGV', 'SIGSEGV']);
  });
});

describe('tests of a pack', () => {
  const NOTHING = { clean: [0, 1, 2], again: [], stoppedAt: null, left: [] };

  it('count when they ended well', () => {
    expect(sort([COMPILED, ran(0), ran(1), ran(2), 'tag end'])).toEqual(NOTHING);
  });

  it.each([
    ['an exit code', ran(1, undefined, '1 -')],
    ['a signal', ran(1, undefined, '- 9')],
    ['too much time', ran(1, '1001 60 9000 0')],
    ['too much elapsed time', ran(1, '50 3001 9000 0')],
    ['too much memory', ran(1, '50 60 65537 0')],
    ['too much output', ran(1, '50 60 9000 1')],
  ])('are run again after %s', (_, line) => {
    expect(sort([COMPILED, ran(0), line, ran(2), 'tag end'], 700)).toEqual({
      ...NOTHING,
      ...{ clean: [0, 2], again: [1] },
    });
  });

  it('are left for another pack when this one stopped by itself', () => {
    expect(sort([COMPILED, ran(0), 'tag end'])).toEqual({
      ...{ clean: [0], again: [], stoppedAt: null, left: [1, 2] },
    });
  });

  it('wait for the one that stopped the pack', () => {
    expect(sort([COMPILED, ran(0)])).toEqual({
      ...{ clean: [0], again: [], stoppedAt: 1, left: [2] },
    });
  });

  it('are all run again when the server counted more time than they tell', () => {
    expect(sort([COMPILED, ran(0), ran(1), ran(2), 'tag end'], 1000)).toEqual({
      ...{ clean: [], again: [0, 1, 2], stoppedAt: null, left: [] },
    });
  });
});
