import { IMAGE_MAX, type loginSchema, type registerSchema } from '@stepwise/contracts/auth';
import type { User } from '@stepwise/db/client';
import type { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { isUniqueViolation, type Db } from '../../lib/db/db.ts';
import { hashPassword, verifyPassword } from '../../lib/password.ts';
import type { AuthDeps } from './auth-deps.ts';
import { addPerson, checkApplicant } from './registration/registration.service.ts';

type RegisterDeps = Pick<AuthDeps, 'db' | 'mail' | 'passwordCost'>;

/**
 * Creates an account, and asks for the address to be confirmed where mail is sent. The unique index decides
 * between concurrent requests.
 * @throws EMAIL_TAKEN; as checkApplicant
 */
export async function register(
  { db, mail, passwordCost }: RegisterDeps,
  input: z.output<typeof registerSchema>,
): Promise<User> {
  // Hashing is expensive: not for whoever may not register.
  await checkApplicant(db, { email: input.email, invitation: input.invitation });
  const passwordHash = await hashPassword(input.password, passwordCost);
  const { name, email, invitation } = input;
  const image = httpsImage(input.image);
  try {
    const mails = mail ? { create: { kind: 'CONFIRM_EMAIL', to: email } as const } : {};
    const user = await addPerson(db, { name, email, image, passwordHash, mails }, { invitation });
    mail?.wake();
    return user;
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new AppError('EMAIL_TAKEN', 'An account with this email already exists', {
        cause: error,
      });
    }
    throw error;
  }
}

/**
 * The user with this email and password. An unknown email and a wrong password cannot be told apart,
 * neither by the response nor by its time.
 * @throws INVALID_CREDENTIALS
 */
export async function login(
  db: Db,
  input: z.output<typeof loginSchema>,
  passwordCost: number,
): Promise<User> {
  const user = await db.user.findUnique({ where: { email: input.email } });
  const matches = await verifyPassword(input.password, user?.passwordHash ?? null, passwordCost);
  if (!user || !matches) throw new AppError('INVALID_CREDENTIALS', 'Invalid email or password');
  return user;
}

/** A picture's address, or null when it is none that a page of ours should load. */
export function httpsImage(image: string | null | undefined): string | null {
  if (image === undefined || image === null || !URL.canParse(image)) return null;
  const isStorable = image.length <= IMAGE_MAX && !image.includes('\0') && image.isWellFormed();
  return isStorable && new URL(image).protocol === 'https:' ? image : null;
}
