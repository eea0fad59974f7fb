import {
  SMALL_INPUTS_SHOWN,
  type smallInputsTrialSchema,
  type SmallInputsTrial,
} from '@stepwise/contracts/small-inputs';
import type { z } from 'zod';
import { inputFaults } from '../../../bank/searches/input-faults.ts';
import { shownInputs } from '../../../bank/searches/sampled-inputs.ts';
import { canRun } from '../../../judge/can-run.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';
import { isEmpty, readSmallInputs } from '../editing/check-inputs.ts';
import { withinThreeMinutes } from '../references/within-three-minutes.ts';

type Asking = {
  readonly engine: JudgeEngine;
  readonly owner: string;
  readonly signal: AbortSignal;
};

/**
 * Some inputs that a grammar makes, and what the validator says of them. Stores nothing.
 * @throws VALIDATION_FAILED with the line of what is wrong; QUEUE_FULL when it takes too long; what the engine throws
 */
export async function trySmallInputs(
  body: z.output<typeof smallInputsTrialSchema>,
  { engine, owner, signal: calledOff }: Asking,
): Promise<SmallInputsTrial> {
  const read = readSmallInputs(body);
  const texts = read ? shownInputs(read, SMALL_INPUTS_SHOWN) : [];
  const { inputValidator: validator } = body;
  if (isEmpty(validator) || !canRun(engine, 'PYTHON')) {
    return { inputs: texts.map((text) => ({ text, fault: null })), isChecked: false };
  }
  const faults = await withinThreeMinutes(calledOff, (signal) =>
    inputFaults(validator, texts, { engine, owner, signal }),
  );
  const inputs = texts.map((text, index) => ({ text, fault: faults[index] ?? null }));
  return { inputs, isChecked: true };
}
