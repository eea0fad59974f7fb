import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ShownAnnouncement } from '@stepwise/contracts/announcement';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAuthStore } from '../features/auth/auth.store.ts';
import { useBannerStore } from '../features/announcements/announcement.store.ts';
import { failure, fakeServer, success } from '../test/fake-server.ts';
import { ada } from '../test/people.ts';
import { testId } from '../test/problems.ts';
import { AnnouncedBar } from './announced-bar.tsx';

const build = (number: number, change: Partial<ShownAnnouncement> = {}): ShownAnnouncement => ({
  ...{ id: testId(960 + number), text: `News ${number}`, level: 'INFO', version: 1, ...change },
});
const shown = (...all: ShownAnnouncement[]) => success({ message: 'ok', data: all });

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="stepwise-announced" content="on" />';
  useBannerStore.setState(useBannerStore.getInitialState(), true);
  useAuthStore.setState({ authUser: null, isCheckingAuth: false });
});

function open() {
  const onAllClosed = vi.fn();
  const bar = (isBelow: boolean) => <p>The bar{isBelow ? ' is below' : ''}</p>;
  const page = render(
    <AnnouncedBar docked={false} onAllClosed={onAllClosed}>
      {bar}
    </AnnouncedBar>,
  );
  return { onAllClosed, ...page };
}

const close = (text: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Close: ${text}` }));

test('two are shown at once, the next when one is closed, and a visitor sees none of them again', async () => {
  const all = [build(1, { level: 'WARNING', text: 'Take care' }), build(2), build(3)];
  const calls = fakeServer({ 'GET /announcements': shown(...all) });
  const { onAllClosed, unmount } = open();
  expect(await screen.findByText('Take care')).toHaveTextContent('Warning: Take care');
  expect(screen.getByText('The bar is below')).toBeVisible();
  expect(screen.getByText('News 2')).toBeVisible();
  expect(screen.queryByText('News 3')).toBeNull();

  close('Take care');
  await screen.findByText('News 3');
  expect(screen.getByRole('button', { name: 'Close: News 2' })).toHaveFocus();
  close('News 2');
  await waitFor(() => expect(screen.queryByText('News 2')).toBeNull());
  expect(onAllClosed).not.toHaveBeenCalled();
  close('News 3');
  await waitFor(() => expect(onAllClosed).toHaveBeenCalled());
  expect(screen.getByText('The bar')).toBeVisible();
  expect(calls).toHaveLength(1);

  unmount();
  const news = build(2, { version: 2, text: 'News 2, other words' });
  fakeServer({ 'GET /announcements': shown(build(1), news, build(3)) });
  open();
  await screen.findByText('News 2, other words');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('a person tells the server what was closed, and nothing stays in the browser', async () => {
  useAuthStore.setState({ authUser: ada });
  const one = build(1, { version: 3 });
  const route = `POST /announcements/${one.id}/dismiss`;
  const answers = [
    failure(503, 'DATABASE_UNAVAILABLE', 'Back in a moment'),
    success({ message: 'Closed', data: null }),
  ];
  const calls = fakeServer({
    'GET /announcements': shown(one),
    [route]: () => answers.shift() ?? failure(500, 'INTERNAL', 'No'),
  });
  open();
  await screen.findByText('News 1');
  close('News 1');
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(screen.getByText('News 1')).toBeVisible();
  close('News 1');
  await waitFor(() => expect(screen.queryByText('News 1')).toBeNull());
  expect(calls.at(-1)).toEqual({ route, body: { version: 3 } });
  expect(localStorage).toHaveLength(0);
});

test('what was for one person is not shown to the next', async () => {
  useAuthStore.setState({ authUser: ada });
  fakeServer({ 'GET /announcements': shown(build(1)) });
  open();
  await screen.findByText('News 1');
  fakeServer({ 'GET /announcements': shown() });
  act(() => useAuthStore.setState({ authUser: null }));
  await waitFor(() => expect(screen.queryByText('News 1')).toBeNull());
});

test('where nothing is announced nobody asks, until the page has been open for a while', async () => {
  vi.useFakeTimers();
  document.head.innerHTML = '<meta name="stepwise-announced" content="off" />';
  const calls = fakeServer({ 'GET /announcements': shown(build(1)) });
  open();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  vi.useRealTimers();
  expect(await screen.findByText('News 1')).toBeVisible();
});

test('without an answer the page is as it is, and asks again a while later', async () => {
  vi.useFakeTimers();
  const answers = [failure(500, 'INTERNAL', 'No')];
  const calls = fakeServer({ 'GET /announcements': () => answers.shift() ?? shown(build(1)) });
  open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls).toHaveLength(1);
  expect(screen.getByText('The bar')).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await screen.findByText('News 1')).toBeVisible();
});

test('a page that was opened behind another one looks when it is seen', async () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const calls = fakeServer({ 'GET /announcements': shown(build(1)) });
  open();
  expect(calls).toEqual([]);
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('News 1')).toBeVisible();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls).toHaveLength(1);
});

test('code that cannot be fetched takes nothing but the announcement away', async () => {
  vi.resetModules();
  vi.doMock('../features/announcements/components/announcement-banner.tsx', () => {
    throw new Error('404');
  });
  const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { AnnouncedBar: Bar } = await import('./announced-bar.tsx');
  const { useAuthStore: auth } = await import('../features/auth/auth.store.ts');
  auth.setState({ authUser: null, isCheckingAuth: false });
  const { fakeServer: serve } = await import('../test/fake-server.ts');
  serve({ 'GET /announcements': shown(build(1)) });
  render(
    <Bar docked={false} onAllClosed={vi.fn()}>
      {(isBelow) => <p>{isBelow ? 'Something is announced' : 'Nothing yet'}</p>}
    </Bar>,
  );
  expect(await screen.findByText('Something is announced')).toBeVisible();
  await waitFor(() => expect(complained).toHaveBeenCalled());
  expect(screen.getByText('Something is announced')).toBeVisible();
  vi.doUnmock('../features/announcements/components/announcement-banner.tsx');
});
