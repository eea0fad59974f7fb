import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useSite } from '../../lib/site.ts';
import { ada, admin } from '../../test/people.ts';
import { NavBar } from './nav-bar.tsx';
import type { NavUser } from './nav-links.ts';

type Person = NavUser | null;

const onSearch = vi.fn();

function show(user: Person, path = '/') {
  const onLogout = vi.fn();
  render(
    <MemoryRouter initialEntries={[path]}>
      <NavBar user={user} onLogout={onLogout} onSearch={onSearch} />
    </MemoryRouter>,
  );
  return onLogout;
}

const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
const href = (name: string) => main().getByRole('link', { name }).getAttribute('href');

test('has the logo of those who run the site, where there is one', () => {
  show(ada);
  const home = main().getByRole('link', { name: 'Stepwise' });
  expect(home.querySelector('img')).toBeNull();
  act(() => useSite.setState({ logo: '/logo-1a2b.png' }));
  expect(home.querySelector('img')).toHaveAttribute('src', '/logo-1a2b.png');
  expect(home.querySelector('svg')).toBeNull();
  act(() => useSite.setState(useSite.getInitialState(), true));
});

test('leads everywhere the spec says', () => {
  show(ada);
  expect(href('Stepwise')).toBe('/');
  expect(href('Problems')).toBe('/problems');
  expect(href('Learn')).toBe('/learn');
  expect(href('Contest')).toBe('/contest');
  expect(href('Contact Us')).toBe('/contact');
  expect(href('Dashboard')).toBe('/dashboard');
  expect(href('Your account')).toBe('/dashboard');
});

test('Add Problem is for administrators', () => {
  show(admin);
  expect(href('Add Problem')).toBe('/add-problem');
});

test.each([
  ['a user', ada],
  ['nobody', null],
])('%s sees no Add Problem', (_, user) => {
  show(user);
  expect(main().queryByRole('link', { name: 'Add Problem' })).toBeNull();
});

test.each([
  ['a setter', { ...ada, setter: 'SITE' }, '/my-problems'],
  ['a user', ada, undefined],
])('the menu leads %s to the problems that they write', async (_, user, path) => {
  show(user);
  await userEvent.click(main().getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  const link = menu.queryByRole('link', { name: 'Problems I write' });
  expect(link?.getAttribute('href')).toBe(path);
});

test('the active link is marked, also below it', () => {
  show(ada, '/contest');
  expect(main().getByRole('link', { name: 'Contest' })).toHaveAttribute('aria-current', 'page');
  expect(main().getByRole('link', { name: 'Learn' })).not.toHaveAttribute('aria-current');
});

test('only who is signed in can log out', async () => {
  const onLogout = show(ada);
  await userEvent.click(main().getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
});

test('offers a signed-out user both ways in, in the bar and in the menu', async () => {
  show(null);
  expect(main().queryByRole('button', { name: 'Logout' })).toBeNull();
  expect(href('Sign in')).toBe('/login');
  expect(href('Get started')).toBe('/register');
  await userEvent.click(main().getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(menu.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/register');
});

test('shows the picture of the person when there is one', () => {
  show({ ...ada, image: '/ada.png' });
  const link = main().getByRole('link', { name: 'Your account' });
  expect(link.querySelector('img')).toHaveAttribute('src', '/ada.png');
});

test('the menu opens, and closes when a link is chosen', async () => {
  show(ada);
  const toggle = main().getByRole('button', { name: 'Menu' });
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await userEvent.click(menu.getByRole('link', { name: 'Contest' }));
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('Escape closes the menu and gives the focus back', async () => {
  show(ada);
  await userEvent.click(main().getByRole('button', { name: 'Menu' }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  expect(main().getByRole('button', { name: 'Menu' })).toHaveFocus();
});

test('a press beside the menu closes it, one in it does not', async () => {
  show(ada);
  await userEvent.click(main().getByRole('button', { name: 'Menu' }));
  const menu = screen.getByRole('navigation', { name: 'Menu' });
  await userEvent.click(within(menu).getByRole('list'));
  expect(menu).toBeInTheDocument();
  await userEvent.click(document.body);
  expect(menu).not.toBeInTheDocument();
});

test('the menu closes when the focus leaves it', async () => {
  show(ada);
  const toggle = main().getByRole('button', { name: 'Menu' });
  await userEvent.click(toggle);
  await userEvent.tab();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  act(() => main().getByRole('link', { name: 'Stepwise' }).focus());
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test.each([
  ['a user', ada, ['Dashboard', 'Review', 'Rehearsal', 'Profile']],
  [
    'a setter',
    { ...ada, setter: 'SITE' },
    ['Dashboard', 'Review', 'Rehearsal', 'Profile', 'Problems I write'],
  ],
  ['an administrator', admin, ['Dashboard', 'Review', 'Rehearsal', 'Profile', 'Admin Panel']],
])('the account menu of %s leads to what is theirs', async (_, user, names) => {
  const onLogout = show(user);
  const toggle = main().getByRole('button', { name: 'Account' });
  await userEvent.click(toggle);
  const menu = within(screen.getByRole('list', { name: 'Account' }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await userEvent.click(menu.getByRole('button', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(toggle).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Account' })).toBeNull();
});

test('a page that fills the window has its controls in the bar, and all links in the menu', async () => {
  const slot = vi.fn();
  render(
    <MemoryRouter>
      <NavBar docked slot={slot} user={admin} onLogout={() => undefined} onSearch={onSearch} />
    </MemoryRouter>,
  );
  expect(slot).toHaveBeenCalledWith(expect.any(HTMLDivElement));
  const own: unknown = slot.mock.lastCall?.[0];
  expect(screen.getByRole('navigation', { name: 'Main' }).contains(own as HTMLElement)).toBe(false);
  await userEvent.click(main().getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  for (const name of ['Problems', 'Learn', 'Dashboard', 'Profile', 'Admin Panel']) {
    expect(menu.getByRole('link', { name })).toBeInTheDocument();
  }
  expect(menu.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

test('the palette is opened from the bar, and from the menu', async () => {
  show(null);
  onSearch.mockClear();
  await userEvent.click(main().getByRole('button', { name: 'Go to a problem or page' }));
  expect(onSearch).toHaveBeenCalledTimes(1);
  await userEvent.click(main().getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await userEvent.click(menu.getByRole('button', { name: 'Go to a problem or page' }));
  expect(onSearch).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

test('widens after 50 px of scrolling, not at 50', () => {
  show(ada);
  const scrollTo = (y: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    });
  const bar = screen.getByRole('banner');
  scrollTo(50);
  expect(bar).toHaveAttribute('data-wide', 'false');
  scrollTo(51);
  expect(bar).toHaveAttribute('data-wide', 'true');
  scrollTo(0);
  expect(bar).toHaveAttribute('data-wide', 'false');
});
