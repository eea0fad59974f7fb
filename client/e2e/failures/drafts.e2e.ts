import type { Browser, Page } from '@playwright/test';
import { expectCode, seeCode, setCode } from '../code.ts';
import { expect, test } from '../fixtures.ts';

test.setTimeout(120_000);

const PROBLEM = '/problem/climbingstairs';
/** Writes are ten seconds apart at least. */
const SENT_WITHIN = { timeout: 20_000 };

const code = (page: Page) => page.getByRole('region', { name: 'Code', exact: true });
const expectWord = (page: Page, word: string) =>
  expect(code(page).getByText(word, { exact: true })).toBeVisible(SENT_WITHIN);

/** Another device of the same person, with the problem open. */
async function openElsewhere(browser: Browser, person: { email: string; password: string }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { email, password } = person;
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
  await page.goto(PROBLEM);
  await seeCode(page);
  return page;
}

async function openHere(page: Page) {
  await page.goto(PROBLEM);
  await expect(await seeCode(page)).toContainText('Write your code here');
}

test(
  'what is typed on one device is there on another',
  { tag: '@phone' },
  async ({ page, browser, signedIn }) => {
    await openHere(page);
    await setCode(page, '// from the laptop\n');
    await expectWord(page, 'Saved');
    const phone = await openElsewhere(browser, signedIn);
    await expectCode(phone, ['// from the laptop', '']);
    await setCode(phone, '// from the phone\n');
    await expectWord(phone, 'Saved');
    await phone.close();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectCode(page, ['// from the phone', '']);
  },
);

test(
  'a draft that was changed on two devices is asked about, and nothing is lost',
  { tag: '@smoke' },
  async ({ page, browser, signedIn }) => {
    await openHere(page);
    await setCode(page, '// both began here\n');
    await expectWord(page, 'Saved');
    const phone = await openElsewhere(browser, signedIn);
    await expectCode(phone, ['// both began here', '']);
    await setCode(phone, '// on the phone\n');
    await expectWord(phone, 'Saved');

    await setCode(page, '// on the laptop\n');
    await expect(page.getByText('changed on another device as well')).toBeVisible(SENT_WITHIN);
    await expectCode(page, ['// on the laptop', '']);
    await page.getByRole('button', { name: 'Compare and choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which code goes on?' });
    await expect(dialog.getByText('// on the phone').first()).toBeVisible();
    await expect(dialog.getByText('// on the laptop').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expectWord(page, 'Saved');
    await expectCode(page, ['// on the laptop', '']);

    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions of your code' });
    await expect(versions.getByText('// on the phone').first()).toBeVisible();
  },
);

test('what is typed without a network is sent when there is one again', async ({
  page,
  browser,
  signedIn,
}) => {
  await openHere(page);
  await page.context().setOffline(true);
  await setCode(page, '// in the train\n');
  await expectWord(page, 'Saved on this device only');
  await page.context().setOffline(false);
  await expectWord(page, 'Saved');

  await page.context().setOffline(true);
  await setCode(page, '// in the tunnel\n');
  await expectWord(page, 'Saved on this device only');
  // The page goes before the network is back; what it kept is sent at the next visit.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(PROBLEM);
  await expectCode(page, ['// in the tunnel', '']);
  await expectWord(page, 'Saved');
  await expectCode(await openElsewhere(browser, signedIn), ['// in the tunnel', '']);
});

test(
  'what a reset has taken is among the versions and restored',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await openHere(page);
    await setCode(page, '// an hour of work\n');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(await seeCode(page)).toContainText('Write your code here');
    await expectWord(page, 'Saved');
    await page.reload();
    await seeCode(page);
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions of your code' });
    await expect(versions.getByText('// an hour of work').first()).toBeVisible();
    await versions.getByRole('button', { name: 'Restore' }).click();
    await expectCode(page, ['// an hour of work', '']);
  },
);

test('a draft that odd answers keep from the server stays on the device', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  const html = '<html><h1>Sign in to this network</h1></html>';
  const refusal = { message: 'No', code: 'FORBIDDEN', errors: [], requestId: 'request-1' };
  const odd = [
    { contentType: 'text/html', body: html },
    { status: 204 },
    { contentType: 'application/json', body: '{"message":"ok","da' },
    { status: 403, json: refusal },
    { status: 502, contentType: 'text/html', body: html },
  ];
  for (const [index, answer] of odd.entries()) {
    await page.route('**/api/v1/draft/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill(answer) : route.fallback(),
    );
    await page.goto(PROBLEM);
    await setCode(page, `// ${index}\n`);
    await expectWord(page, 'Saved on this device only');
    await expectCode(page, [`// ${index}`, '']);
    await page.unroute('**/api/v1/draft/*');
  }
});
