import { defineConfig, devices } from '@playwright/test';
import { DRAWING, HEADLESS } from './e2e/browsers.ts';

const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: HEADLESS, args: DRAWING },
};

/**
 * A small screen changes the looks, the bar, lists, dialogs and the solving page; the rest of a journey is
 * the same on every screen. So `npm test` runs on a phone what is tagged with it, and on a desktop all but
 * the rest of long lists, which is tagged too. `npm run test:all` runs what that leaves out.
 */
const SCOPE = process.env['TEST_SCOPE'] ?? 'quick';
const ON_PHONE = /@phone/;
const OF_THE_REST = /@rest/;

const desktop = {
  name: 'desktop',
  use: { ...chromium, viewport: { width: 1440, height: 900 } },
  ...(SCOPE === 'quick' ? { grepInvert: OF_THE_REST } : {}),
  ...(SCOPE === 'rest' ? { grep: OF_THE_REST } : {}),
};
const phone = {
  name: 'phone',
  use: { ...chromium, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ...(SCOPE === 'quick' ? { grep: ON_PHONE } : {}),
  ...(SCOPE === 'rest' ? { grepInvert: ON_PHONE } : {}),
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
  projects: [desktop, phone],
});
