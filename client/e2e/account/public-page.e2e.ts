import { randomUUID } from 'node:crypto';
import { expectNoBarrier } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';

test(
  'who wants it shows everybody what was solved, and takes that back',
  { tag: '@smoke' },
  async ({ page, browser, signedIn }) => {
    const handle = `ada-${randomUUID().slice(0, 8)}`;
    await page.goto('/profile');
    await page.getByLabel('Name of your page').fill(handle);
    const everybody = page.getByRole('checkbox', { name: 'Everybody can see my page' });
    await everybody.check();
    await page.getByRole('button', { name: 'Save public page' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    for (const badge of ['Problems solved', 'Days in a row']) {
      const picture = page.getByRole('img', { name: badge });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(50);
    }

    const stranger = await (await browser.newContext()).newPage();
    const seeOf = async (text: string) => {
      await stranger.goto(new URL(`/u/${handle}`, page.url()).href);
      await expect(stranger.getByRole('main')).toContainText(text, { timeout: 3000 });
    };
    // A busy server asks strangers to come again.
    await expect(() => seeOf(signedIn.name)).toPass();
    await expect(stranger.getByText('Problems solved')).toBeVisible();
    expect(await stranger.content()).not.toContain(signedIn.email);
    await expectNoBarrier(stranger);

    await everybody.uncheck();
    await page.getByRole('button', { name: 'Save public page' }).click();
    await expect(page.getByRole('img', { name: 'Days in a row' })).toBeHidden();
    await expect(() => seeOf('There is no public page here')).toPass();
    await stranger.context().close();
  },
);
