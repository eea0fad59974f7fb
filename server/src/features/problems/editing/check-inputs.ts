import { SMALL_INPUTS_SHOWN } from '@stepwise/contracts/small-inputs';
import { BankError } from '../../../bank/bank-error.ts';
import { refusedTests } from '../../../bank/searches/refused-tests.ts';
import { shownInputs } from '../../../bank/searches/sampled-inputs.ts';
import { parseSmallInputs, type SmallInputs } from '../../../bank/searches/small-inputs.ts';
import { askOracle, OracleError } from '../../../counterexample/oracle.ts';
import { AppError } from '../../../http/app-error.ts';
import { canRun } from '../../../judge/can-run.ts';
import type { JudgeEngine } from '../../../judge/engine.ts';

/** What the form says of inputs; empty and absent: nothing. */
export type Inputs = {
  readonly smallInputs?: string | null | undefined;
  readonly inputValidator?: string | null | undefined;
};

const FIELD = 'Small inputs';

/**
 * How small inputs are made; null where nothing is said of it.
 * @throws VALIDATION_FAILED with the line of every rule that is wrong
 */
export function readSmallInputs({ smallInputs, inputValidator }: Inputs): SmallInputs | null {
  if (isEmpty(smallInputs)) return null;
  try {
    const read = parseSmallInputs(smallInputs);
    if (read.filtered === null || !isEmpty(inputValidator)) return read;
  } catch (error) {
    if (!(error instanceof BankError)) throw error;
    throw refusal(error.issues.map(({ line, message }) => `${place(line)}: ${message}`));
  }
  throw refusal([`${FIELD}: filtered needs an input validator, which says what is valid`]);
}

/** What an update leaves out stays as it is stored. */
export function inputsAfter(update: Inputs, stored: Inputs): Inputs {
  const { smallInputs = stored.smallInputs, inputValidator = stored.inputValidator } = update;
  return { smallInputs, inputValidator };
}

/** Whether nothing is said. */
export function isEmpty(text: string | null | undefined): text is null | undefined | '' {
  return text === undefined || text === null || text.trim() === '';
}

function place(line: number | null): string {
  return line === null ? FIELD : `${FIELD}, line ${line}`;
}

function refusal(errors: string[]): AppError {
  return new AppError('VALIDATION_FAILED', errors[0] ?? FIELD, {
    errors,
    // One field shows one message.
    details: [{ path: 'smallInputs', message: errors.join('; ') }],
  });
}

type Checking = {
  readonly engine: JudgeEngine;
  readonly userId: string;
  readonly signal: AbortSignal;
};

/**
 * Tries an input validator on the problem's own tests. Where Python cannot run nothing is known.
 * @throws VALIDATION_FAILED where it refuses one; what the engine throws
 */
export async function tryValidator(
  validator: string,
  tests: readonly { readonly input: string }[],
  { engine, userId: owner, signal }: Checking,
): Promise<void> {
  const refused = await refusedTests(validator, tests, { engine, owner, signal });
  const errors = refused.map(({ index, fault }) => {
    return `Input validator: it refuses test ${index + 1}: ${fault}`;
  });
  if (errors.length > 0) throw new AppError('VALIDATION_FAILED', errors[0] ?? '', { errors });
}

/**
 * Tries the reference solution on some inputs that the grammar makes, as a search for the smallest failing one will.
 * Where Python cannot run nothing is known.
 * @throws VALIDATION_FAILED where it, or the validator, fails on one; what the engine throws
 */
export async function tryReferenceOn(
  inputs: Inputs,
  reference: string,
  { engine, userId: owner, signal }: Checking,
): Promise<void> {
  const read = readSmallInputs(inputs);
  if (!read || !canRun(engine, 'PYTHON')) return;
  const validator = isEmpty(inputs.inputValidator) ? null : inputs.inputValidator;
  const texts = shownInputs(read, SMALL_INPUTS_SHOWN);
  try {
    await askOracle({ validator, reference }, texts, { engine, owner, signal });
  } catch (error) {
    if (!(error instanceof OracleError)) throw error;
    throw refusal([`${FIELD}: ${error.message}`]);
  }
}
