import { registerSchema } from '@stepwise/contracts/auth';
import { z } from 'zod';

/** The contract's fields, and the second password that never leaves the page. */
export const registerFormSchema = registerSchema
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Also while other fields are wrong: one round of messages, not two.
    when: () => true,
  });

export type RegisterFormFields = z.input<typeof registerFormSchema>;
