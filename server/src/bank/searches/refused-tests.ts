import { inputFaults } from './input-faults.ts';

/** Tests that a validator is tried on, and characters of each: it is there for small inputs. */
const TESTS_TRIED = 40;
const CHARACTERS_MAX = 16 * 1024;

export type RefusedTest = {
  /** Place among the tests, from 0. */
  readonly index: number;
  /** What the validator says. */
  readonly fault: string;
};

/**
 * Which of a problem's own tests its input validator refuses; of many or long ones only some are tried. None
 * where Python cannot run.
 * @throws what JudgeEngine.run throws
 */
export async function refusedTests(
  validator: string,
  tests: readonly { readonly input: string }[],
  asking: Parameters<typeof inputFaults>[2],
): Promise<RefusedTest[]> {
  const tried = [...tests.entries()]
    .filter(([, { input }]) => input.length <= CHARACTERS_MAX)
    .slice(0, TESTS_TRIED);
  const inputs = tried.map(([, { input }]) => input);
  const faults = await inputFaults(validator, inputs, asking);
  return tried.flatMap(([index], at) => {
    const fault = faults[at] ?? null;
    return fault === null ? [] : [{ index, fault }];
  });
}
