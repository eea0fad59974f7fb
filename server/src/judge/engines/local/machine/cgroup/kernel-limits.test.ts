import { expect, it } from 'vitest';
import type { BoxLimits } from '../../box/box-messages.ts';
import type { BoxGroup } from './box-groups.ts';
import { KernelLimits } from './kernel-limits.ts';

const LIMITS: BoxLimits = {
  ...{ cpuMs: 1000, wallMs: 2000, memoryKb: 1 << 10, dataKb: 1 << 20 },
  ...{ stackKb: 8 << 10, outputBytes: 0, processes: 64 },
};

it('the room for inputs is that of the largest that is there', () => {
  const limited: number[] = [];
  const limit = ({ memoryKb }: { memoryKb: number }) => limited.push(memoryKb);
  const limits = new KernelLimits({ limit } as unknown as BoxGroup);
  limits.set(LIMITS, 4 << 20, true);
  limits.set(LIMITS, 1 << 20, false);
  limits.set(LIMITS, 1 << 20, true);
  const [first = 0, second, third] = limited;
  expect([second, third]).toEqual([first, first - (3 << 10)]);
});
