import type { BoxLimits } from '../../box/box-messages.ts';
import type { BoxGroup, GroupLimits } from './box-groups.ts';

/**
 * What the kernel counts and the watch does not hold against a program: the supervisor's own memory,
 * page tables, stacks of the kernel and what lies in pipes.
 */
const BESIDE_KB = 128 << 10;
/** bubblewrap, the supervisor, and what either starts for a moment. */
const PROCESSES_BESIDE = 8;

/** What the kernel allows the tests of one box, which come one after another. */
export class KernelLimits {
  readonly #group: BoxGroup;
  #mostInputBytes = 0;

  constructor(group: BoxGroup) {
    this.#group = group;
  }

  /**
   * @param inputBytes of the test's input, which lies in memory
   * @param isIdle whether nothing runs there; else there stays room for what is there too
   * @throws when the kernel does not set them: nothing may run in the box then
   */
  set(limits: BoxLimits, inputBytes: number, isIdle: boolean): void {
    this.#mostInputBytes = isIdle ? inputBytes : Math.max(this.#mostInputBytes, inputBytes);
    this.#group.limit(groupLimits(limits, this.#mostInputBytes));
  }
}

/** Wide enough never to end what the watch would let go on. */
function groupLimits(limits: BoxLimits, inputBytes: number): GroupLimits {
  const streamsKb = (inputBytes + limits.outputBytes) >> 10;
  return {
    memoryKb: limits.memoryKb + streamsKb + BESIDE_KB,
    processes: limits.processes + PROCESSES_BESIDE,
  };
}
