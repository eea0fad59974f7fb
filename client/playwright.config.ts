import { defineConfig, devices } from '@playwright/test';
import { DRAWING, HEADLESS } from './e2e/browsers.ts';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: HEADLESS, args: DRAWING },
};

/**
 * A small screen changes the looks, the bar, lists, dialogs and the solving page; the rest of a journey is
 * the same on every screen. So what is tagged with it runs on a phone, too. `npm test` runs the journeys with
 * `@smoke` on a desktop, `npm run test:rest` the others, and `npm run test:all` those with `@long` and all on a phone.
 */
type Scope = 'smoke' | 'journeys' | 'long';
const SCOPE = process.env['TEST_SCOPE'] as Scope | undefined;
const ON_DESKTOP = {
  smoke: { grep: /@smoke/ },
  journeys: { grepInvert: /@smoke|@long/ },
  long: { grep: /@long/ },
};
const ON_PHONE = {
  journeys: { grep: /@phone/ },
  long: { grepInvert: /@phone/ },
};

const desktop = {
  name: 'desktop',
  use: { ...chromium, viewport: { width: 1440, height: 900 } },
  ...(SCOPE ? ON_DESKTOP[SCOPE] : {}),
};
const phone = {
  name: 'phone',
  use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ...(SCOPE && SCOPE !== 'smoke' ? ON_PHONE[SCOPE] : {}),
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Generous, because other suites share the machine; a healthy run needs a tenth.
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // From run to run nothing differs at all; this is room for a few glyphs that the next Chromium draws
    // differently, and less than the colours of eight badges.
    toHaveScreenshot: { maxDiffPixelRatio: 0.0004 },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}-{projectName}{ext}',
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine may trip a journey once; the run names it as flaky and goes on.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: process.env['E2E_BASE_URL'] ?? 'http://127.0.0.1:3000',
    // A trace of every test costs a fifth of the time; a failure has its error and its page as text anyway.
    trace: 'on-first-retry',
  },
  projects: SCOPE === 'smoke' ? [desktop] : [desktop, phone],
});
