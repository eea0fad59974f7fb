import type { Locator, Page } from '@playwright/test';
import { CHROMIUM, DRAWING } from '../browsers.ts';
import { seeCode, setCode, showPart } from '../code.ts';
import { testId } from '../../src/test/problems.ts';
import { buildRecorded } from '../../src/test/rehearsals.ts';
import { buildReviewList } from '../../src/test/reviews.ts';
import { recordedLists, recordedTree, type Recorded } from '../../src/test/traces.ts';
import { expect, test } from '../fixtures.ts';
import { rehearsed } from '../still-rehearsal.ts';
import { standStill, tracedLanguages } from '../still-world.ts';

/**
 * How the key pages look. Where a change is meant, `npm run test:e2e -- appearance --update-snapshots`
 * takes the pictures anew: look at each before you keep it.
 */
type Scene = {
  name: string;
  path: string;
  person?: 'learner' | 'administrator';
  /** Where the server answers otherwise than in the still world, by paths. */
  answers?: Readonly<Record<string, unknown>>;
  /** Whether `npm run test:rest` looks at it on a phone, too; `npm run test:all` looks at all of them there. */
  onPhone?: true;
  /** What no picture can be of, because it goes on. */
  moving?: (page: Page) => Locator;
  /** Waits for what comes last, or brings the page there. */
  arrive: (page: Page) => Promise<void>;
};

const heading = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

/** At the upper edge, with what is around it. */
const BAR_PX = 80;
const rubric = { askedFirst: 4, saidComplexity: 3, testedEdges: 2, spokeAloud: 1, cleanCode: 4 };

const stepping = (name: string, { source, trace }: Recorded): Scene => ({
  name,
  path: '/problem/climbingstairs',
  person: 'learner',
  answers: { 'execution-code/languages': tracedLanguages, trace },
  onPhone: true,
  arrive: async (page) => {
    await showPart(page, 'Code');
    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Python' });
    await setCode(page, source);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await showPart(page, 'Results');
    await page.getByRole('tab', { name: 'Custom Input' }).click();
    await page.getByRole('button', { name: 'Step through it' }).click();
    const slider = page.getByRole('dialog').getByRole('slider', { name: 'Step' });
    await expect(slider).toBeVisible();
    // Before the last line: what is drawn is there.
    await slider.fill(String(trace.steps.length - 1));
    await slider.focus();
  },
});

const SCENES: Scene[] = [
  { name: 'landing', path: '/', onPhone: true, arrive: heading(/^Master Data Structures/) },
  { name: 'login', path: '/login', arrive: heading('Welcome Back') },
  { name: 'register', path: '/register', arrive: heading(/^Join/) },
  { name: 'contact', path: '/contact', arrive: heading('Get In Touch') },
  { name: 'not-found', path: '/nowhere', arrive: heading('This step is missing') },
  {
    name: 'home',
    path: '/',
    person: 'learner',
    arrive: (page) =>
      expect(page.getByRole('region', { name: 'Fundamentals', exact: true })).toBeVisible(),
  },
  {
    name: 'problems',
    path: '/problems',
    person: 'learner',
    onPhone: true,
    // The last of the list, which is shown step by step.
    arrive: (page) => expect(page.getByRole('link', { name: 'Climbing Stairs' })).toBeVisible(),
  },
  {
    name: 'problem',
    path: '/problem/climbingstairs',
    person: 'learner',
    onPhone: true,
    arrive: async (page) => {
      await seeColours(page);
      await page.getByRole('button', { name: 'Run Code' }).click();
      await heading('Wrong Answer')(page);
    },
  },
  stepping('steps-lists', recordedLists),
  stepping('steps-tree', recordedTree),
  { name: 'learn', path: '/learn', person: 'learner', arrive: heading('Dynamic Programming') },
  {
    name: 'dashboard',
    path: '/dashboard',
    person: 'learner',
    onPhone: true,
    arrive: (page) => expect(page.getByText('Current streak')).toBeVisible(),
  },
  {
    name: 'review',
    path: '/review',
    person: 'learner',
    answers: { review: buildReviewList() },
    arrive: (page) => expect(page.getByRole('list', { name: 'Due today' })).toBeVisible(),
  },
  { name: 'rehearsal', path: '/rehearsal', person: 'learner', arrive: heading('Start one') },
  {
    name: 'rehearsal-grades',
    path: `/rehearsal/${testId(701)}`,
    person: 'learner',
    arrive: heading('How did it go?'),
  },
  {
    name: 'rehearsal-running',
    path: '/problem/climbingstairs',
    person: 'learner',
    answers: rehearsed(),
    moving: (page) => page.getByRole('timer'),
    arrive: async (page) => {
      await seeColours(page);
      await expect(page.getByRole('timer')).toHaveCount(2);
    },
  },
  {
    name: 'rehearsal-report',
    path: `/rehearsal/${testId(701)}`,
    person: 'learner',
    answers: { [`rehearsal/${testId(701)}`]: buildRecorded({ id: testId(701), rubric }) },
    // The port of this run is in it.
    moving: (page) => page.getByText('problems=4,13'),
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Watch the recording of Climbing Stairs' }).click();
      const player = page.getByRole('region', { name: 'Recording of Climbing Stairs' });
      await player.getByRole('button', { name: 'Next run' }).click();
      await expect(player.getByRole('region', { name: /^Program of/ })).toContainText('input');
      // Exactly so, wherever the clicks have scrolled to.
      await player.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }));
    },
  },
  { name: 'profile', path: '/profile', person: 'learner', arrive: heading('Profile') },
  {
    name: 'record',
    path: '/profile',
    person: 'learner',
    // The port of this run is in it.
    moving: (page) => page.getByText(/^git clone /),
    arrive: async (page) => {
      // What is loaded above it would move it.
      await expect(page.getByRole('textbox', { name: 'Name of your page' })).toBeVisible();
      await expect(page.getByText('Laptop')).toBeVisible();
      await page.getByRole('region', { name: 'My record' }).evaluate((section, bar) => {
        const top = Math.round(section.getBoundingClientRect().top + scrollY) - bar;
        scrollTo({ top, behavior: 'instant' });
      }, BAR_PX);
    },
  },
  {
    name: 'add-problem',
    path: '/add-problem',
    person: 'administrator',
    arrive: (page) => expect(page.getByRole('button', { name: 'Load Sample' })).toBeVisible(),
  },
];

// The editor's two megabytes, and pictures until two are alike, on whatever machine this runs.
test.setTimeout(120_000);
const EDITOR_MS = 60_000;
const PICTURE_MS = 30_000;

test.use({
  timezoneId: 'UTC',
  locale: 'en-GB',
  launchOptions: { executablePath: CHROMIUM, args: DRAWING },
});

for (const { name, path, person = 'stranger', answers = {}, onPhone, moving, arrive } of SCENES) {
  const tag = onPhone ? ['@phone'] : [];
  test(`${name} looks as it did, in both themes`, { tag }, async ({ page }) => {
    await standStill(page, person);
    for (const [asked, data] of Object.entries(answers)) {
      const json = { message: 'ok', data };
      await page.route(`**/api/v1/${asked}`, (route) => route.fulfill({ json }));
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    await arrive(page);
    const options = { timeout: PICTURE_MS, mask: moving ? [moving(page)] : [] };
    // Both are compared, whatever the first says.
    await expect.soft(page).toHaveScreenshot(`${name}-dark.png`, options);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'stepwise-light');
    await expect.soft(page).toHaveScreenshot(`${name}-light.png`, options);
  });
}

/** The editor has drawn its code, in colours. */
async function seeColours(page: Page): Promise<void> {
  const coloured = (await seeCode(page)).locator('.view-line [class^="mtk"]:not(.mtk1)');
  await expect(coloured.first()).toBeVisible({ timeout: EDITOR_MS });
}
