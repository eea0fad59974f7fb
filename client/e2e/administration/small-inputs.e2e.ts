import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures.ts';
import { expectNoBarrier } from '../barriers.ts';
import { runPython } from '../solving/run-python.ts';
import { signInAsAdministrator } from './administrator.ts';
import { setFormCode } from './form-code.ts';

// Real programs in real sandboxes, on whatever machine this runs.
test.setTimeout(300_000);
const JUDGED_MS = 90_000;

const WRONG_RULE = 'values:\n  n: { number: [1, 45] }\nlines: [n]\n';
const GRAMMAR = 'values:\n  n: { int: [0, 45] }\nlines: [n]\nfiltered: n is at least 1\n';
const VALIDATOR = `import sys
n = int(input())
assert 1 <= n <= 45, "n out of range"
sys.exit(42)
`;

/** Climbing Stairs, right up to a number of steps that no visible test has. */
const wrongFrom = (n: number) => `n = int(input())
a = b = 1
for _ in range(2, n + 1):
    a, b = b, a + b
print(0 if n >= ${String(n)} else b)
`;

const TITLE = 'an administrator says how small inputs are made, and who fails gets the smallest';
test(TITLE, { tag: '@long' }, async ({ page, person }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAsAdministrator(page);
  const problem = `Small inputs ${randomUUID().slice(0, 8)}`;
  await page.goto('/add-problem');
  await page.getByRole('button', { name: 'DP Problem' }).click();
  await page.getByRole('button', { name: 'Load Sample' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(problem);
  await setFormCode(page, 'inputValidator', VALIDATOR);

  // What is wrong is told by its line, when it is tried and when it is saved.
  await setFormCode(page, 'smallInputs', WRONG_RULE);
  await page.getByRole('button', { name: 'Try It' }).click();
  const fault = page.getByText(/^Small inputs, line 2: values\.n: must be a word/);
  await expect(fault).toBeVisible();
  await page.getByRole('button', { name: 'Create Problem' }).click();
  await expect(
    page
      .getByRole('alert')
      .getByText(/^Small inputs, line 2/)
      .first(),
  ).toBeVisible();

  await page.getByText('How it is written, with an example').click();
  await setFormCode(page, 'smallInputs', GRAMMAR);
  await page.getByRole('button', { name: 'Try It' }).click();
  const tried = page.getByRole('list', { name: 'Some small inputs' }).getByRole('listitem');
  await expect(tried.first()).toHaveText('0 Refused: n out of range', { timeout: JUDGED_MS });
  await expect(tried.nth(1)).toHaveText('1 Valid');
  await expectNoBarrier(page);
  await create(page);

  const id = await idOf(page, problem);
  await expectSmallest(page, { person, id, wrong: 12 });

  // Without a grammar: inputs like those that everybody sees.
  await signInAs(page, null);
  await page.goto(`/add-problem?edit=${id}`);
  await setFormCode(page, 'smallInputs', '');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Problem updated successfully')).toBeVisible({ timeout: JUDGED_MS });
  await expectSmallest(page, { person, id, wrong: 7 });

  await signInAs(page, null);
  // Other tests count what is on the list.
  await page.request.delete(`/api/v1/problems/delete-problem/${id}`, { data: {} });
});

type Person = { email: string; password: string };
type Failing = { readonly person: Person; readonly id: string; readonly wrong: number };

/** Fails a hidden test as somebody else, and asks for the smallest input. */
async function expectSmallest(page: Page, { person, id, wrong }: Failing): Promise<void> {
  await signInAs(page, person);
  const result = await runPython(page, id, wrongFrom(wrong));
  await expect(result.getByRole('heading', { level: 2 })).toHaveText('Wrong Answer', {
    timeout: JUDGED_MS,
  });
  await expect(result.getByText('This test is hidden')).toBeVisible();
  await result.getByRole('button', { name: 'Find the smallest failing input' }).click();
  const smallest = result.getByRole('group', { name: 'Smallest failing input' });
  await expect(smallest.getByRole('group', { name: 'Input' })).toHaveText(
    new RegExp(`${String(wrong)}$`),
    { timeout: JUDGED_MS },
  );
  await expect(smallest.getByRole('group', { name: 'Your output' })).toHaveText(/0$/);
}

async function create(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Create Problem' }).click();
  await expect(page.getByText('Problem Created successfully⚡')).toBeVisible({
    timeout: JUDGED_MS,
  });
}

/** Null: the administrator. */
async function signInAs(page: Page, person: Person | null): Promise<void> {
  // Else the page that is open may see that its session is gone, and sign the next person out.
  await page.goto('about:blank');
  await page.context().clearCookies();
  if (!person) return signInAsAdministrator(page);
  const { email, password } = person;
  const known = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  if (!known.ok()) await page.request.post('/api/v1/auth/register', { data: person });
}

async function idOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/v1/problems/get-all-problems');
  const { data } = (await answer.json()) as { data: { id: string; title: string }[] };
  return data.find((problem) => problem.title === title)?.id ?? '';
}
