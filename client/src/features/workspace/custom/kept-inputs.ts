import { OWN_INPUTS_MAX } from '@stepwise/contracts/execution-limits';
import { keepText, readText } from '../../../lib/browser/storage.ts';

const PREFIX = 'stepwise.inputs.v1';

/** Whether another tab has changed the inputs. */
export function isInputsChange(userId: string, problemId: string, { key }: StorageEvent): boolean {
  return key === keyOf(userId, problemId);
}

/** The inputs a person tried on a problem, in this browser; null when there are none. */
export function readInputs(userId: string, problemId: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(readText(keyOf(userId, problemId)) ?? 'null');
    if (!Array.isArray(kept)) return null;
    const inputs = kept.filter((input): input is string => typeof input === 'string');
    return inputs.length === 0 ? null : inputs.slice(0, OWN_INPUTS_MAX);
  } catch {
    // What another version wrote.
    return null;
  }
}

export function writeInputs(userId: string, problemId: string, inputs: readonly string[]): void {
  keepText(keyOf(userId, problemId), JSON.stringify(inputs));
}

function keyOf(userId: string, problemId: string): string {
  return [PREFIX, userId, problemId].join(':');
}
