import { expect, test } from '../fixtures.ts';
import { expectCode, setCode, showPart } from '../code.ts';
import * as programs from '../programs.ts';

test.setTimeout(120_000);
const VERDICT_MS = 60_000;

test('with 400 ms to the server and every fifth call lost, a problem is found and solved', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.name).toBeTruthy();
  const cdp = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 400, downloadThroughput: -1, uploadThroughput: -1 };
  await cdp.send('Network.emulateNetworkConditions', slow);
  let calls = 0;
  let lost = 0;
  await page.route('**/api/v1/**', (route) => {
    // The marks of the notes, which the list does without.
    if (route.request().url().endsWith('/note')) return route.continue();
    calls += 1;
    if (calls % 5 !== 2 && calls !== 3) return route.continue();
    lost += 1;
    return route.abort('connectionreset');
  });

  // Calls 2 and 3: the list, and the paths in it.
  await page.goto('/problems?search=climbing');
  await expect(page.getByText('The problems could not be loaded')).toBeVisible();
  await expect(page.getByText('Backend is unreachable. Some actions may fail.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText("Back online. You're good to go.")).toBeVisible();
  await page.getByRole('link', { name: 'Climbing Stairs' }).click();

  const [javaScript] = programs.correct;
  const verdict = page.getByRole('tabpanel', { name: 'Result' }).getByRole('heading', { level: 2 });
  const run = page.getByRole('button', { name: 'Run Code' });
  await expect(run).toBeEnabled();
  await setCode(page, javaScript?.source ?? '');
  await expect(async () => {
    // Whoever meets an error presses again; nothing that was typed is gone.
    if (await run.isEnabled()) await run.click();
    await expect(verdict).toHaveText('Accepted', { timeout: VERDICT_MS / 4 });
  }).toPass({ timeout: VERDICT_MS });
  expect(lost).toBeGreaterThan(0);
});

test(
  'offline: what is typed stays, a run says why not, and the way back is announced',
  { tag: '@smoke' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    await page.goto('/problem/climbingstairs');
    await setCode(page, '// before\n');
    await page.context().setOffline(true);
    await setCode(page, '// while away\n');
    await page.getByRole('button', { name: 'Run Code' }).click();
    await expect(page.getByText('Error executing code')).toBeVisible();
    await expect(page.getByText('Backend is unreachable. Some actions may fail.')).toBeVisible();
    await expectCode(page, ['// while away', '']);

    // A page that was never fetched cannot be shown; the work outlives even that.
    await page.getByRole('link', { name: 'Stepwise' }).first().click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: `Hello, ${signedIn.name}` })).toBeVisible();
    await page.goto('/problem/climbingstairs');
    await expectCode(page, ['// while away', '']);
  },
);

test(
  'a double click on Run Code makes one submission',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    expect(signedIn.name).toBeTruthy();
    let runs = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/execution-code')) runs += 1;
    });
    await page.goto('/problem/climbingstairs');
    await setCode(page, programs.wrong);
    await page.getByRole('button', { name: 'Run Code' }).dblclick();
    const result = page.getByRole('tabpanel', { name: 'Result' });
    await expect(result.getByRole('heading', { level: 2 })).toBeVisible({ timeout: VERDICT_MS });
    await showPart(page, 'Problem');
    await page.getByRole('tab', { name: 'Submissions' }).click();
    const rows = page.getByRole('table', { name: 'Your submissions' }).getByRole('link');
    await expect(rows).toHaveCount(1);
    expect(runs).toBe(1);
  },
);
