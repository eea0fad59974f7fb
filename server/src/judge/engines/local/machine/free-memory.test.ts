import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { killsAround, roomAroundKb } from './cgroup/around.ts';
import { hasFreeMemory } from './free-memory.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const MB = 1 << 20;

/** A group within another, in a folder as the kernel shows them. */
function groupOf(outer: Record<string, string>, inner: Record<string, string> = {}): string {
  const above = mkdtempSync(join(tmpdir(), 'group-'));
  folders.push(above);
  const own = join(above, 'own');
  mkdirSync(own);
  for (const [name, text] of Object.entries(outer)) writeFileSync(join(above, name), text);
  for (const [name, text] of Object.entries(inner)) writeFileSync(join(own, name), text);
  return own;
}

const limited = (maxMb: number, currentMb: number, fileMb = 0) => ({
  'memory.max': `${maxMb * MB}\n`,
  'memory.current': `${currentMb * MB}\n`,
  'memory.stat': `anon 5\ninactive_file ${fileMb * MB}\nactive_file 7\n`,
});
const UNLIMITED = { 'memory.max': 'max\n', 'memory.current': '4096\n', 'memory.stat': '' };

describe('the memory of a container', () => {
  it.each([
    ['its limit', limited(4096, 3900), {}, 196],
    ['what files left counts as free', limited(4096, 3900, 100), UNLIMITED, 296],
    ['the narrower of two', limited(4096, 1000), limited(500, 300), 200],
    ['none', UNLIMITED, {}, Infinity],
    ['none that can be seen', {}, {}, Infinity],
  ])('is bounded by %s', (_, outer, inner, roomMb) => {
    expect(roomAroundKb(groupOf(outer, inner))).toBe(roomMb * 1024);
  });

  it('is what is free where it is less than the machine has', () => {
    const has = (roomMb: number) => hasFreeMemory(10 << 10, roomMb << 10);
    expect([has(265), has(266), hasFreeMemory(1e12, Infinity)]).toEqual([false, true, false]);
  });

  it('was used up so many times', () => {
    const group = groupOf({}, { 'memory.events': 'oom 3\noom_kill 2\n' });
    const machine = groupOf({}, { vmstat: 'pgfault 3\noom_kill 5\n' });
    expect(killsAround(group, machine)).toBe(2);
    expect([killsAround(machine, machine), killsAround(null, machine)]).toEqual([5, 5]);
    expect(killsAround(null, groupOf({}))).toBe(0);
  });
});
