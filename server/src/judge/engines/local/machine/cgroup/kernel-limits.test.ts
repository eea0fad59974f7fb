import { describe, expect, it } from 'vitest';
import type { BoxLimits } from '../../box/box-messages.ts';
import type { BoxGroup } from './box-groups.ts';
import { KernelLimits } from './kernel-limits.ts';

const LIMITS: BoxLimits = {
  ...{ cpuMs: 1000, wallMs: 2000, memoryKb: 1 << 10, dataKb: 1 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 0, processes: 64 },
};

function groupWith(kills: readonly number[]): { group: BoxGroup; limited: number[] } {
  const left = [...kills];
  const limited: number[] = [];
  const group = {
    limit: ({ memoryKb }: { memoryKb: number }) => limited.push(memoryKb),
    get oomKills(): number {
      return left.shift() ?? NaN;
    },
  };
  return { group: group as unknown as BoxGroup, limited };
}

describe('what the kernel ended', () => {
  const sure = { isUsedUp: true, isDoubtful: false };
  const nothing = { isUsedUp: false, isDoubtful: false };

  it('is the test whose turn it was', () => {
    const limits = new KernelLimits(groupWith([0, 1, 1, 1]).group);
    limits.set(LIMITS, 0, true);
    expect(limits.look(false)).toEqual(sure);
    limits.set(LIMITS, 0, true);
    expect(limits.look(false)).toEqual(nothing);
  });

  it('while it waited is nobody', () => {
    const limits = new KernelLimits(groupWith([0, 0, 1, 1]).group);
    limits.set(LIMITS, 0, true);
    expect(limits.look(false)).toEqual(nothing);
    limits.set(LIMITS, 0, true);
    expect(limits.look(false)).toEqual(nothing);
  });

  it('may be one of two where the next was there already', () => {
    const limits = new KernelLimits(groupWith([0, 1, 1, 1]).group);
    limits.set(LIMITS, 0, true);
    limits.set(LIMITS, 0, false);
    expect(limits.look(true)).toEqual({ isUsedUp: true, isDoubtful: true });
    limits.set(LIMITS, 0, false);
    expect(limits.look(true)).toEqual({ isUsedUp: false, isDoubtful: true });
    expect(limits.look(false)).toEqual(nothing);
  });
});

describe('the room for inputs', () => {
  it('is that of the largest that is there', () => {
    const { group, limited } = groupWith([0, 0, 0, 0]);
    const limits = new KernelLimits(group);
    limits.set(LIMITS, 4 << 20, true);
    limits.set(LIMITS, 1 << 20, false);
    limits.look(true);
    limits.look(false);
    limits.set(LIMITS, 1 << 20, true);
    const [first = 0, second, third] = limited;
    expect([second, third]).toEqual([first, first - (3 << 10)]);
  });
});
