import type { BrowserContext } from '@playwright/test';

const person = { name: 'Bench', email: 'bench@example.com', password: 'secret-1' };

/** Signs the person of the bench in, and up the first time. */
export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const login = await context.request.post(`${url}/api/v1/auth/login`, { data: person });
  if (login.ok()) return;
  const register = await context.request.post(`${url}/api/v1/auth/register`, { data: person });
  if (!register.ok()) throw new Error(`Signing in failed: ${await register.text()}`);
}
