import { expect, register, test } from '../fixtures.ts';

test(
  'a guarded page asks to sign in, and is entered after it',
  { tag: '@smoke' },
  async ({ page, person }) => {
    await page.request.post('/api/v1/auth/register', { data: person });
    await page.context().clearCookies();

    await page.goto('/problems');
    await expect(page).toHaveURL('/login');
    await expect(page).toHaveTitle(/Sign in/);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('not-the-one');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Error logging in')).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();

    await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await loaded;
    await expect(page).toHaveURL('/problems');
    await expect(page.getByRole('heading', { name: 'Problem Set' })).toBeVisible();
  },
);

test(
  'registering signs in, with a cookie that scripts cannot read',
  { tag: '@smoke' },
  async ({ page, person }) => {
    await page.goto('/register');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await expect(page.getByText('Name must be at least 3 character')).toBeVisible();

    await page.getByLabel('Full Name').fill(person.name);
    await page.getByLabel('Email Address').fill(person.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill('something else');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill(person.password);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Get Started' }).click();
    await loaded;

    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.filter((cookie) => cookie.httpOnly)).toHaveLength(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('eyJ');
  },
);

test('an email is registered once', async ({ page, signedIn }) => {
  await page.context().clearCookies();
  await page.goto('/register');
  const email = signedIn.email.toUpperCase();
  await register(page, { ...signedIn, email, password: 'another-1' });
  await expect(page.getByText('Error registration')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true');
});

test('logging out closes what was open', { tag: '@smoke' }, async ({ page, signedIn, choose }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
  await choose('Dashboard');
  await expect(page).toHaveURL('/login');
  const profile = await page.request.get('/api/v1/auth/get-profile');
  expect(profile.status(), `${signedIn.email} is signed out on the server too`).toBe(401);
});

for (const path of ['/login', '/register']) {
  test(`${path} sends a signed-in person home`, async ({ page, signedIn }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(signedIn.email).toContain('@');
  });
}

for (const path of ['/learn', '/dashboard', '/problem/climbing-stairs', '/add-problem', '/admin']) {
  test(`${path} is closed to whoever is signed out`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
  });
}

test(
  'a session that ends on the way leads to the sign-in and back',
  { tag: '@smoke' },
  async ({ page, signedIn, choose }) => {
    await page.goto('/contest');
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
    await page.context().clearCookies();
    await choose('Problems');
    await expect(page).toHaveURL('/login');

    await page.getByLabel('Email').fill(signedIn.email);
    await page.getByRole('textbox', { name: 'Password' }).fill(signedIn.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/problems');
  },
);

test('a backend that is away is announced, and its return too', async ({ page, signedIn }) => {
  await page.goto('/');
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
  await logout.click();
  await expect(page.getByText('Backend is unreachable. Some actions may fail.')).toBeVisible();
  await expect(page.getByText('Error logging out')).toBeVisible();
  await page.unroute('**/api/v1/**');
  await logout.click();
  await expect(page.getByText("Back online. You're good to go.")).toBeVisible();
  await expect(page.getByText("Back online. You're good to go.")).toBeHidden();
  expect(signedIn.email).toContain('@');
});
