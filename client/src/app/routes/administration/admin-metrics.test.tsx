import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { useAuthStore } from '../../../features/auth/auth.store.ts';
import { useMetricsStore } from '../../../features/metrics/metrics.store.ts';
import { useProblemFiguresStore } from '../../../features/metrics/problem-figures.store.ts';
import { apiClient } from '../../../lib/api/api-client.ts';
import { pass } from '../../../test/clock.ts';
import { type Answer, failure, fakeServer, success } from '../../../test/fake-server.ts';
import { buildMetrics, buildProblemFigures } from '../../../test/metrics.ts';
import { ada, admin } from '../../../test/people.ts';
import { testId } from '../../../test/problems.ts';
import { Component as MetricsPage } from './admin-metrics.tsx';

const figures = (metrics: Parameters<typeof buildMetrics>[0] = {}) =>
  success({ message: 'ok', data: buildMetrics(metrics) });
const problems = (rows: object[], total = rows.length) =>
  success({ message: 'ok', data: rows, total });

const READS = {
  'GET /admin/metrics': figures(),
  'GET /admin/metrics/problems': problems([buildProblemFigures()]),
};

beforeEach(() => {
  useAuthStore.setState({ authUser: admin });
  useMetricsStore.setState(useMetricsStore.getInitialState(), true);
  useProblemFiguresStore.setState(useProblemFiguresStore.getInitialState(), true);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () =>
  render(
    <MemoryRouter>
      <MetricsPage />
    </MemoryRouter>,
  );

/** What is asked for at this address, in the order of the calls, of the server that answers now. */
function watchParams(url: string): unknown[] {
  const asked: unknown[] = [];
  const { adapter } = apiClient.defaults;
  if (typeof adapter !== 'function') throw new Error('There is no server');
  apiClient.defaults.adapter = (config) => {
    if (config.url === url) asked.push(config.params);
    return adapter(config);
  };
  return asked;
}

/** What a card says below its name. */
const card = async (name: string) => (await screen.findByText(name)).parentElement;

test('others see no figure and ask for none', () => {
  useAuthStore.setState({ authUser: ada });
  const calls = fakeServer(READS);
  open();
  expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(calls).toEqual([]);
});

test('the figures are told with what they are of', async () => {
  fakeServer(READS);
  open();
  expect(await card('Waiting for a verdict')).toHaveTextContent('3oldest 5 s, 4 being judged');
  expect(await card('Time to a verdict, last hour')).toHaveTextContent('1.2 s95% within 8.6 s');
  expect(await card('Judged a minute, last hour')).toHaveTextContent('4.23,100 in 24 h');
  expect(await card('Active people, last day')).toHaveTextContent(
    '61180 in 7 days, 420 in 30Everybody once who opened a problem or sent in a program in the last 24 hours.',
  );
  expect(await card('Last backup')).toHaveTextContent('8 h ago');
  const verdicts = within(screen.getByRole('table', { name: 'Verdicts of the last 24 hours' }));
  expect(verdicts.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Language', 'All', 'Accepted', 'Wrong Answer', 'Time Limit Exceeded'],
    ...['Compilation Error', 'Internal Error'],
  ]);
  expect(verdicts.getByRole('row', { name: 'Java 1,018 610 0 0 406 2' })).toBeVisible();
  const judges = within(screen.getByRole('list', { name: 'Servers that judge' }));
  expect(judges.getByText('Running, seen 4 s ago')).toBeVisible();
  expect(judges.getByText('Away, seen 20 min ago')).toBeVisible();
  expect(screen.getByText('SubmissionResult').parentElement).toHaveTextContent('412 MB');
  expect(screen.getByRole('link', { name: '1, see why' })).toHaveAttribute(
    ...['href', '/admin/registration'],
  );
});

test('that no server judges is said', async () => {
  const judges = buildMetrics().judges.map((judge) => ({ ...judge, isAlive: false }));
  fakeServer({ ...READS, 'GET /admin/metrics': figures({ judges }) });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No server judges.');
});

const TEST_ALERT = 'POST /admin/metrics/test-alert';

test('the last alert is told, and a test alert is sent', async () => {
  const reason = 'the answer was 500';
  const lastFailure = { what: 'test', at: '2026-03-04T13:00:00.000Z', reason } as const;
  const alerts = { ...buildMetrics().alerts, lastFailure };
  const message = `The test alert was not sent: ${reason}`;
  const answers = [
    success({ message, data: { isSent: false, alerts } }),
    success({
      message: 'The test alert was sent',
      data: {
        isSent: true,
        alerts: { ...alerts, lastSent: { what: 'test', at: '2026-03-04T13:01:00.000Z' } },
      },
    }),
  ];
  fakeServer({ ...READS, [TEST_ALERT]: () => answers.shift() ?? failure(500, 'INTERNAL', 'No') });
  open();
  const section = within(await screen.findByRole('region', { name: 'Alerts' }));
  expect(section.getByText(/^Ready again, /)).toBeVisible();
  const button = section.getByRole('button', { name: 'Send a test alert' });
  fireEvent.click(button);
  expect(await section.findByText(/^Test, .*: the answer was 500$/)).toBeVisible();
  await vi.waitFor(() => expect(button).toBeEnabled());
  fireEvent.click(button);
  expect(await section.findByText(/^Test, [^:]*:\d\d$/)).toBeVisible();
  // What went wrong before stays there.
  expect(section.getByText(/the answer was 500$/)).toBeVisible();
});

test('that nobody would hear of trouble is said', async () => {
  const alerts = { isOn: false, lastSent: null, lastFailure: null };
  fakeServer({ ...READS, 'GET /admin/metrics': figures({ alerts }) });
  open();
  const section = within(await screen.findByRole('region', { name: 'Alerts' }));
  expect(section.getByText('ALERT_WEBHOOK_URL')).toBeVisible();
  expect(section.queryByRole('button')).toBeNull();
});

test('that there is no backup is said loudly', async () => {
  const { machine } = buildMetrics();
  const metrics = figures({ machine: { ...machine, backup: { ageSeconds: null } } });
  fakeServer({ ...READS, 'GET /admin/metrics': metrics });
  open();
  const backup = within((await card('Last backup')) ?? document.body);
  expect(backup.getByText('Alarm:')).toBeVisible();
  expect(backup.getByText('None')).toBeVisible();
});

test('an installation that nobody uses yet says so', async () => {
  const { judging } = buildMetrics();
  fakeServer({
    'GET /admin/metrics': figures({ judges: [], judging: { ...judging, languages: [] } }),
    'GET /admin/metrics/problems': problems([]),
  });
  open();
  expect(await screen.findByText('Nothing was judged in 24 hours')).toBeVisible();
  expect(screen.getByText('No server judges')).toBeVisible();
  expect(screen.getByText('There is no problem yet')).toBeVisible();
});

test('what cannot be loaded is said, and loaded at the next try', async () => {
  const answers = [failure(503, 'DATABASE_UNAVAILABLE', 'The database does not answer'), figures()];
  fakeServer({ ...READS, 'GET /admin/metrics': () => answers.shift() ?? figures() });
  open();
  expect(await screen.findByText('The figures could not be loaded')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Waiting for a verdict')).toBeVisible();
  expect(screen.queryByText('The figures could not be loaded')).toBeNull();
});

test('they are read anew every ten seconds while somebody can see them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = fakeServer(READS);
  const looks = () => calls.filter(({ route }) => route === 'GET /admin/metrics').length;
  open();
  await card('Waiting for a verdict');
  expect(looks()).toBe(1);
  pass(10_000);
  await vi.waitFor(() => expect(looks()).toBe(2));
  await vi.waitFor(() => expect(useMetricsStore.getState().isLoading).toBe(false));
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(60_000);
  expect(useMetricsStore.getState().isLoading).toBe(false);
  sight.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await vi.waitFor(() => expect(looks()).toBe(3));
});

test('when a later look fails the figures stay, and it is said that they are old', async () => {
  const answers = [figures(), failure(500, 'INTERNAL', 'Something broke')];
  fakeServer({ ...READS, 'GET /admin/metrics': () => answers.shift() ?? figures() });
  open();
  await card('Waiting for a verdict');
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('alert')).toHaveTextContent('no longer up to date');
  expect(await card('Waiting for a verdict')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('problems are sorted by a column, and read by pages', async () => {
  const rows = Array.from({ length: 25 }, (_, index) =>
    buildProblemFigures({ id: `00000000-0000-4000-8000-0000000000${String(index + 10)}` }),
  );
  fakeServer({ ...READS, 'GET /admin/metrics/problems': problems(rows, 60) });
  const asked = watchParams('/admin/metrics/problems');
  open();
  const table = await screen.findByRole('table', { name: 'How people do with each problem' });
  expect(within(table).getByRole('columnheader', { name: 'Tried' })).toHaveAttribute(
    ...['aria-sort', 'descending'],
  );
  expect(within(table).getAllByText('Test 7 (hidden) fails 31%')[0]).toBeVisible();
  expect(
    within(table).getAllByText('Hints opened by 31, most up to hint 2', { selector: 'td' })[0],
  ).toBeVisible();
  expect(screen.getByText('1–25 of 60')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('26–50 of 60')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Attempts' }));
  expect(await screen.findByText('1–25 of 60')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Attempts' }));
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  expect(asked).toEqual([
    { sort: 'tried', descending: true, page: 1 },
    { sort: 'tried', descending: true, page: 2 },
    { sort: 'attempts', descending: true, page: 1 },
    { sort: 'attempts', descending: false, page: 1 },
  ]);
});

test('whoever reads by pages goes on while a page is on its way', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => buildProblemFigures({ id: testId(index) }));
  let answer: () => Answer = () => problems(rows, 60);
  fakeServer({ ...READS, 'GET /admin/metrics/problems': () => answer() });
  open();
  const next = await screen.findByRole('button', { name: 'Next' });
  answer = () => 'silent';
  fireEvent.click(next);
  expect(await screen.findByText('26–50 of 60')).toBeVisible();
  expect(next).toHaveAttribute('aria-disabled', 'false');
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('1–25 of 60')).toBeVisible();
  expect(next).toHaveAttribute('aria-disabled', 'false');
});

test('the button to the first or last page keeps the focus, and does nothing there', async () => {
  const rows = Array.from({ length: 25 }, (_, index) => buildProblemFigures({ id: testId(index) }));
  let answer: () => Answer = () => problems(rows, 40);
  fakeServer({ ...READS, 'GET /admin/metrics/problems': () => answer() });
  const asked = watchParams('/admin/metrics/problems');
  open();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  await screen.findByText('1–25 of 40');
  answer = () => 'silent';
  await press('Next');
  expect(screen.getByText('26–40 of 40')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await press('Next');
  await press('Previous');
  expect(screen.getByText('1–25 of 40')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  await press('Previous');
  expect(asked).toMatchObject([{ page: 1 }, { page: 2 }, { page: 1 }]);
});
