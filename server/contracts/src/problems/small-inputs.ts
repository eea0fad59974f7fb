import { z } from 'zod';
import { inputFields } from './problem-edit.ts';

/** Inputs that are shown of a grammar. */
export const SMALL_INPUTS_SHOWN = 12;

/** Body of try-small-inputs: both as they stand in the form, stored or not. */
export const smallInputsTrialSchema = z.object({
  smallInputs: inputFields.smallInputs.unwrap().unwrap().min(1, 'Small inputs are required'),
  inputValidator: inputFields.inputValidator,
});

export type SmallInputsTrialInput = z.input<typeof smallInputsTrialSchema>;

const triedInputSchema = z.object({
  text: z.string(),
  /** What the input validator says against it; null where it takes it. */
  fault: z.string().nullable(),
});

export const smallInputsTrialResponseSchema = z.object({
  message: z.string(),
  data: z.object({
    /** The smallest first, at most SMALL_INPUTS_SHOWN. */
    inputs: z.array(triedInputSchema),
    /** Whether a validator has looked at them. */
    isChecked: z.boolean(),
  }),
});

/** Some small inputs that a grammar makes. */
export type SmallInputsTrial = z.output<typeof smallInputsTrialResponseSchema>['data'];
