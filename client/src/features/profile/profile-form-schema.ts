import { changePasswordSchema, updateProfileSchema } from '@stepwise/contracts/auth';
import { changeEmailSchema } from '@stepwise/contracts/mail';
import { z } from 'zod';

/** The server would silently drop an address that is not https. */
export const profileFormSchema = updateProfileSchema.extend({
  image: z
    .string()
    .trim()
    .max(2048, 'The address is too long')
    .refine(
      (image) => image === '' || /^https:\/\/\S+$/.test(image),
      'Enter an address that begins with https://, or leave this empty',
    ),
});

export const emailFormSchema = changeEmailSchema.extend({ password: z.string().max(1024) });

export const passwordFormSchema = changePasswordSchema
  .extend({ currentPassword: z.string().max(1024), confirmPassword: z.string() })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Also while other fields are wrong: one round of messages, not two.
    when: () => true,
  });
