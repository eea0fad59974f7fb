import { expect, test, type Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';
import { startMailServer } from '../mail-server.ts';
import { createProduct } from '../own-product.ts';

// A product of its own starts, on a machine that runs other tests as well.
test.setTimeout(300_000);

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'secret-1' };
const NEW_EMAIL = 'new@example.com';
const NEW_PASSWORD = 'secret-22';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** The page as it stands has no barrier in either theme. */
async function expectNoBarrierInAnyTheme(page: Page) {
  for (const theme of ['stepwise-dark', 'stepwise-light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    await expectNoBarrier(page);
  }
}

/** Behind the site's name: the browser of this test may reach it by another one. */
const pathOf = (link: string) => link.slice(new URL(link).origin.length);

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await box(page, 'Password').fill(NEW_PASSWORD);
  await press(page, 'Sign In');
  // The page is loaded anew: what is opened before that would be given up.
  await page.waitForURL((address) => address.pathname === '/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

test(
  'who forgot the password is back in by mail, and takes another address',
  { tag: '@long' },
  async ({ page, context, isMobile }) => {
    test.skip(isMobile, 'the forms are those of the pages that others look at on a phone');
    const mail = await startMailServer();
    const product = await createProduct((port) => ({
      SMTP_URL: mail.url,
      MAIL_FROM: 'Stepwise <no-reply@judge.example>',
      CLIENT_ORIGIN: `http://127.0.0.1:${port}`,
    }));
    try {
      const url = await product.start();
      await page.request.post(`${url}/api/v1/auth/register`, { data: ada });
      await context.clearCookies();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await forgetAndReset(page, url, mail);
      await takeAnotherAddress(page, url, mail);
      await context.clearCookies();
      await page.goto(`${url}/login`);
      await signIn(page, NEW_EMAIL);
    } finally {
      await product.remove();
      await mail.close();
    }
  },
);

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

async function forgetAndReset(page: Page, url: string, mail: MailServer) {
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(box(page, 'Email')).toBeVisible();
  await expectNoBarrierInAnyTheme(page);
  await box(page, 'Email').fill(ada.email);
  await press(page, 'Send a link');
  await expect(page.getByText('If there is an account with this address')).toBeVisible();
  await expectNoBarrierInAnyTheme(page);

  const link = () => mail.linkIn(ada.email, 'Set a new password');
  await expect.poll(link).toMatch(/^http:.*\/reset-password#[\w-]{43}$/);
  await page.goto(url + pathOf(link()));
  await box(page, 'New password').fill(NEW_PASSWORD);
  await box(page, 'Confirm new password').fill(NEW_PASSWORD);
  await press(page, 'Set password');
  await expect(page).toHaveURL(`${url}/login`);
  await signIn(page, ada.email);
}

async function takeAnotherAddress(page: Page, url: string, mail: MailServer) {
  await page.goto(`${url}/profile`);
  // Whoever opened the link reads what is sent there.
  await expect(page.getByText(`${ada.email} is confirmed.`)).toBeVisible();
  await expectNoBarrierInAnyTheme(page);
  await box(page, 'New email').fill(NEW_EMAIL);
  await box(page, 'Password to change it').fill(NEW_PASSWORD);
  await press(page, 'Change email');
  await expect(page.getByText('If nobody else has this address')).toBeVisible();

  const link = () => mail.linkIn(NEW_EMAIL, 'Confirm your email address');
  await expect.poll(link).toMatch(/^http:.*\/confirm-email#[\w-]{43}$/);
  await page.goto(url + pathOf(link()));
  await expect(page.getByRole('button', { name: 'Confirm this address' })).toBeVisible();
  await expectNoBarrierInAnyTheme(page);
  await press(page, 'Confirm this address');
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expectNoBarrierInAnyTheme(page);
  await page.goto(`${url}/profile`);
  await expect(box(page, 'Email')).toHaveValue(NEW_EMAIL);
}
