import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { expectNoBarrier } from '../barriers.ts';
import { createProduct } from '../own-product.ts';
import { signInAsAdministrator } from './administrator.ts';

// What it changes stands on every page: a product of its own starts, on a machine that runs other tests as well.
test.setTimeout(300_000);

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const NEWS = 'We restart at noon';
const LATER = 'We restart at one';

const person = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'secret-1' };

test('what an administrator decides about the site is on every page', async ({
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'both sizes are set here');
  const product = await createProduct();
  try {
    const url = await product.start();
    const newPage = () => openPage(browser, url);
    const admin = await newPage();
    await signInAsAdministrator(admin);
    await announce(admin);
    const visitor = await newPage();
    await closeAsVisitor(visitor);
    await closeAsPerson(newPage);
    await changeAndDelete(admin, visitor);
    await refuseInSight(admin);
    await showTwoLongOnes(admin);
    await nameSite(admin);
    await readAsVisitor(visitor);
  } finally {
    await product.remove();
  }
});

async function openPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  return context.newPage();
}

const SOON = { timeout: 5_000 };

/** A busy server puts visitors off for a while, or sends a page with what it knew of the site before. */
async function reloadUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await check().catch(async (notYet: unknown) => {
      await page.reload();
      throw notYet;
    });
  }).toPass();
}

const reloadUntilSeen = (page: Page, what: Locator) =>
  reloadUntil(page, () => expect(what).toBeVisible(SOON));

const banner = (page: Page) => page.getByRole('region', { name: 'Announcements', exact: true });

async function expectNoBarrierInAnySize(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNoBarrier(page);
  }
}

async function announce(admin: Page): Promise<void> {
  await admin.goto('/admin');
  await admin.getByRole('link', { name: 'Announcements' }).click();
  await expect(admin.getByText('No announcements')).toBeVisible();
  await admin.getByLabel('Text').fill(NEWS);
  await admin.getByLabel('Level').selectOption('Warning');
  await admin.getByRole('button', { name: 'Announce' }).click();
  await expect(admin.getByRole('article', { name: NEWS })).toContainText('Shown now');
  await expectNoBarrierInAnySize(admin);
}

async function closeAsVisitor(visitor: Page): Promise<void> {
  await visitor.goto('/contact');
  await reloadUntilSeen(visitor, banner(visitor).filter({ hasText: NEWS }));
  await expectNoBarrierInAnySize(visitor);
  for (const size of SIZES) {
    await visitor.setViewportSize(size);
    await expectBarBelow(visitor);
  }
  await banner(visitor)
    .getByRole('button', { name: `Close: ${NEWS}` })
    .click();
  await expect(banner(visitor)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  await expect(banner(visitor)).toHaveCount(0);
}

/** The bar covers nothing of the announcement, and stays in sight when that is scrolled away. */
async function expectBarBelow(page: Page): Promise<void> {
  const boxOf = async (name: 'region' | 'banner') => {
    const box = await (name === 'region' ? banner(page) : page.getByRole('banner')).boundingBox();
    if (box === null) throw new Error(`There is no ${name} to be seen`);
    return box;
  };
  await page.evaluate(() => window.scrollTo(0, 0));
  const { y, height } = await boxOf('region');
  expect((await boxOf('banner')).y).toBeGreaterThanOrEqual(y + height - 1);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(async () => (await boxOf('banner')).y).toBe(0);
}

async function closeAsPerson(newPage: () => Promise<Page>): Promise<void> {
  const [first, second] = [await newPage(), await newPage()];
  expect((await first.request.post('/api/v1/auth/register', { data: person })).status()).toBe(201);
  await first.goto('/problem/climbingstairs');
  await expect(banner(first)).toContainText(NEWS);
  await expectBarBelow(first);
  await banner(first)
    .getByRole('button', { name: `Close: ${NEWS}` })
    .click();
  await expect(banner(first)).toHaveCount(0);

  // Elsewhere the same person has closed it, too.
  expect((await second.request.post('/api/v1/auth/login', { data: person })).status()).toBe(200);
  const answered = second.waitForResponse(/\/api\/v1\/announcements$/);
  await second.goto('/learn');
  expect(((await (await answered).json()) as { data: unknown[] }).data).toEqual([]);
}

async function changeAndDelete(admin: Page, visitor: Page): Promise<void> {
  await admin.getByRole('button', { name: `Edit: ${NEWS}` }).click();
  await admin.getByLabel('Text').fill(LATER);
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await expect(admin.getByRole('article', { name: LATER })).toBeVisible();
  await reloadUntilSeen(visitor, banner(visitor).filter({ hasText: LATER }));

  await admin.getByRole('button', { name: `Delete: ${LATER}` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('No announcements')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(visitor)).toHaveCount(0);
}

/** What was refused is seen where the button was pressed. */
async function refuseInSight(admin: Page): Promise<void> {
  for (const size of [{ width: 1280, height: 720 }, ...SIZES]) {
    await admin.setViewportSize(size);
    await admin.getByLabel('Text').fill(NEWS);
    await admin.getByLabel('Until').fill('2020-01-01T08:00');
    await admin.getByRole('button', { name: 'Announce' }).click();
    await expect(admin.getByText('It must end after it begins')).toBeInViewport({ ratio: 1 });
    await admin.reload();
    await expect(admin.getByText('No announcements')).toBeVisible();
  }
}

/** Neither hides the other, or the page, on a phone. */
async function showTwoLongOnes(admin: Page): Promise<void> {
  const [from, until] = [-60_000, 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString());
  const made: string[] = [];
  for (const level of ['INFO', 'WARNING']) {
    const data = { text: 'A long word, '.repeat(38), level, audience: 'EVERYBODY', from, until };
    const answer = await admin.request.post('/api/v1/admin/announcements', { data });
    made.push(((await answer.json()) as { data: { id: string } }).data.id);
  }
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.goto('/admin/messages');
  for (const item of [0, 1]) {
    const close = banner(admin).getByRole('button', { name: 'Close: A long word' }).nth(item);
    await expect(close).toBeInViewport({ ratio: 1 });
  }
  await expect(admin.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  await expectNoBarrier(admin);
  for (const id of made) await admin.request.delete(`/api/v1/admin/announcements/${id}`);
  await admin.reload();
}

async function nameSite(admin: Page): Promise<void> {
  await admin.getByRole('link', { name: 'Settings' }).click();
  const database = admin.getByRole('region', { name: 'Database' });
  await expect(database.getByRole('listitem').first()).toContainText('Not set');
  await admin.getByLabel('Name of the site').fill('Ada School');
  await admin.getByLabel('Contact address').fill('help@school.example');
  await admin
    .getByLabel('Terms of Service')
    .fill('## Who may use it\n\nEverybody of the **school**.');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin).toHaveTitle('Settings · Ada School');
  const decided = admin.getByRole('region', { name: 'Decided here' });
  await expect(decided.getByText('Ada School')).toBeVisible();
  await expectNoBarrierInAnySize(admin);
}

async function readAsVisitor(visitor: Page): Promise<void> {
  await visitor.goto('/contact');
  await reloadUntil(visitor, () => expect(visitor).toHaveTitle('Contact Us · Ada School', SOON));
  await reloadUntilSeen(visitor, visitor.getByRole('link', { name: 'help@school.example' }));
  await expectNoBarrierInAnySize(visitor);
  const legal = visitor.getByRole('navigation', { name: 'Legal' });
  await expect(legal.getByRole('link')).toHaveCount(1);
  await legal.getByRole('link', { name: 'Terms of Service' }).click();
  await reloadUntilSeen(visitor, visitor.getByRole('heading', { name: 'Who may use it' }));
  await expectNoBarrierInAnySize(visitor);
  await visitor.goto('/imprint');
  await reloadUntilSeen(visitor, visitor.getByText('There is no such text'));
  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Join Ada School');
  await expect(
    visitor.getByRole('main').getByRole('link', { name: 'Terms of Service' }),
  ).toHaveAttribute('href', '/terms');
}
