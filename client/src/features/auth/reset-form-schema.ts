import { resetPasswordSchema } from '@stepwise/contracts/auth';
import { z } from 'zod';

/** The new password, and the second one that never leaves the page. The token is in the address. */
export const resetFormSchema = resetPasswordSchema
  .pick({ newPassword: true })
  .extend({ confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Also while other fields are wrong: one round of messages, not two.
    when: () => true,
  });
