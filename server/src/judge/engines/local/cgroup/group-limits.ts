import type { BoxLimits } from '../box-messages.ts';
import type { GroupLimits } from './box-groups.ts';

/**
 * What the kernel counts and the watch does not hold against a program: the supervisor's own memory,
 * page tables, stacks of the kernel and what lies in pipes.
 */
const BESIDE_KB = 128 << 10;
/** bubblewrap, the supervisor, and what either starts for a moment. */
const PROCESSES_BESIDE = 8;

/** A second net: wide enough never to end what the watch would let go on. */
export function groupLimits(limits: BoxLimits, inputBytes: number): GroupLimits {
  const streamsKb = (inputBytes + limits.outputBytes) >> 10;
  return {
    memoryKb: limits.memoryKb + streamsKb + BESIDE_KB,
    processes: limits.processes + PROCESSES_BESIDE,
  };
}
