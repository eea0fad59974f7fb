import { type Page, test as base } from '@playwright/test';
import { randomUUID } from 'node:crypto';

type Person = { name: string; email: string; password: string };

type Fixtures = {
  /** Someone nobody else in this run is; not registered yet. */
  person: Person;
  /** Registers `person` over HTTP and leaves the browser signed in. */
  signedIn: Person;
  /** Chooses a link of the bar, through the menu where the screen is small. */
  choose: (link: string) => Promise<void>;
};

export const test = base.extend<Fixtures>({
  page: async ({ page, baseURL }, provide) => {
    const complaints = watch(page, new URL(baseURL ?? '').origin);
    // A script that tries what the policy forbids may swallow the refusal; the browser reports it still.
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        reportError(new Error(`Against the policy: ${violatedDirective} ${blockedURI}`)),
      );
    });
    await provide(page);
    test.expect(complaints, 'the page complains of nothing').toEqual([]);
  },

  person: async ({ browserName }, provide) => {
    const id = randomUUID().slice(0, 8);
    await provide({
      name: `Person ${id}`,
      email: `${browserName}-${id}@example.com`,
      password: 'secret-1',
    });
  },

  signedIn: async ({ page, person }, provide) => {
    const answer = await page.request.post('/api/v1/auth/register', { data: person });
    test.expect(answer.status()).toBe(201);
    await provide(person);
  },

  choose: async ({ page }, provide) => {
    await provide(async (link) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
    });
  },
});

export const { expect } = test;

/** Fills in the form of the registration, and sends it. */
export async function register(page: Page, { name, email, password }: Person): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(password);
  await page.getByRole('button', { name: 'Get Started' }).click();
}

/** Collects what no page may do: log an error, throw, break the CSP, ask another origin. */
function watch(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The browser itself reports every answer that is a failure; the tests look at those by name.
    if (message.text().startsWith('Failed to load resource')) return;
    complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) complaints.push(request.url());
  });
  return complaints;
}
