import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { PackageReader } from './package-reader.ts';

// A thread starts with a compiler in it, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const worker = join(import.meta.dirname, 'stuck-worker.ts');

it('ends a package that takes too long or too much memory, and reads the next', async () => {
  const reader = new PackageReader({ worker, deadlineMs: 300, heapMb: 32 });
  const loops = reader.read({ from: 'loops' });
  const next = reader.read({ from: 'next' });
  await expect(loops).rejects.toThrow('loops: takes longer than 0.3 seconds to read');
  await expect(next).rejects.toThrow('next: was read');
  const patient = new PackageReader({ worker, heapMb: 32 });
  await expect(patient.read({ from: 'allocates' })).rejects.toThrow(
    'allocates: takes more than 32 MB of memory to read',
  );
  await expect(patient.read({ from: 'next' })).rejects.toThrow('next: was read');
});

it('lets only so many wait, and lets go of one that nobody waits for', async () => {
  const reader = new PackageReader({ worker, queueMax: 2 });
  const gone = new AbortController();
  const loops = reader.read({ from: 'loops' }, gone.signal);
  const next = reader.read({ from: 'next' });
  await expect(reader.read({ from: 'third' })).rejects.toThrow('Too many packages are waiting');
  gone.abort();
  await expect(loops).rejects.toThrow('aborted');
  await expect(next).rejects.toThrow('next: was read');
});

it('gives the place of one that is called off to another at once, in its turn', async () => {
  const reader = new PackageReader({ worker, queueMax: 2 });
  const [enough, gone] = [new AbortController(), new AbortController()];
  const ended: string[] = [];
  const read = (from: string, signal?: AbortSignal) =>
    reader.read({ from }, signal).catch((error: unknown) => {
      ended.push(from);
      return String(error);
    });
  const loops = read('loops', enough.signal);
  const left = read('left', gone.signal);
  gone.abort();
  expect(await left).toContain('aborted');
  const next = read('next');
  expect(await read('one too many')).toContain('Too many packages are waiting');
  enough.abort();
  expect(await loops).toContain('aborted');
  expect(await next).toContain('next: was read');
  expect(ended).toEqual(['left', 'one too many', 'loops', 'next']);
});

it('counts what its thread works, not the time that goes by', async () => {
  const reader = new PackageReader({ worker, deadlineMs: 300 });
  await expect(reader.read({ from: 'waits' })).rejects.toThrow('waits: was read');
});
