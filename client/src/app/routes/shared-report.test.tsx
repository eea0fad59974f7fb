import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failure, fakeServer, success } from '../../test/fake-server.ts';
import { buildSharedReport, buildTape } from '../../test/rehearsals.ts';
import { Component as SharedReportPage } from './shared-report.tsx';

const READ = 'POST /shared-report';

function show(hash = '#secret') {
  render(
    <MemoryRouter initialEntries={[`/rehearsal/shared${hash}`]}>
      <Link to="#other">Another link</Link>
      <SharedReportPage />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const told = (...[overrides]: Parameters<typeof buildSharedReport>) =>
  success({ message: 'ok', data: buildSharedReport(overrides) });

test('shows whoever has the link what was chosen, and sends the token in no address', async () => {
  const calls = fakeServer({
    [READ]: told(),
    'POST /shared-report/tape': success({ message: 'ok', data: buildTape() }),
  });
  const user = show();
  expect(await screen.findByText('50 min of 60 min', { exact: false })).toBeVisible();
  const problem = within(screen.getByRole('region', { name: 'Climbing Stairs' }));
  expect(problem.getByText('12 min 5 s')).toBeVisible();
  expect(problem.getByText('3 of 11 tests')).toBeVisible();
  expect(problem.getByRole('region', { name: /^Final code/ })).toHaveTextContent(
    'n = int(input())',
  );
  expect(screen.getByText('I spoke while I was thinking')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rehearse with the same' })).toHaveAttribute(
    'href',
    '/rehearsal?problems=4,13&minutes=60',
  );
  await user.click(problem.getByRole('button', { name: /^Watch the recording/ }));
  expect(await problem.findByRole('slider', { name: 'Moment' })).toBeVisible();
  expect(calls.map(({ route, body }) => [route, body])).toEqual([
    [READ, { token: 'secret' }],
    ['POST /shared-report/tape', { token: 'secret', position: 1 }],
  ]);
  expect(screen.queryByRole('link', { name: 'Climbing Stairs' })).toBeNull();
});

test('has no place for what was not chosen', async () => {
  const [first] = buildSharedReport().problems;
  if (!first) throw new Error('The report has no problem');
  const hidden = { seconds: null, tries: [], openedAt: null, final: null, hasTape: false };
  fakeServer({
    [READ]: told({ rubric: null, endedAt: null, problems: [{ ...first, ...hidden }] }),
  });
  show();
  const problem = await screen.findByRole('region', { name: 'Climbing Stairs' });
  expect(problem).toHaveTextContent(/^Climbing Stairs$/);
  expect(screen.queryByRole('heading', { name: /grades/ })).toBeNull();
});

test('says that a link leads nowhere, and asks again where that may help', async () => {
  fakeServer({ [READ]: failure(404, 'NOT_FOUND', 'Report not found') });
  const { unmount } = render(
    <MemoryRouter>
      <SharedReportPage />
    </MemoryRouter>,
  );
  expect(await screen.findByText('This link leads nowhere')).toBeVisible();
  unmount();
  const answers = [failure(503, 'DATABASE_UNAVAILABLE', 'The database is away'), told()];
  fakeServer({ [READ]: () => answers.shift() ?? told() });
  const user = show();
  await user.click(await screen.findByRole('button', { name: /Try again|Retry/ }));
  expect(await screen.findByRole('region', { name: 'Climbing Stairs' })).toBeVisible();
});

test('another link in the same tab shows nothing of the report before it', async () => {
  const tape = 'POST /shared-report/tape';
  fakeServer({ [READ]: told(), [tape]: success({ message: 'ok', data: buildTape() }) });
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^Watch the recording/ }));
  expect(await screen.findByRole('slider', { name: 'Moment' })).toBeVisible();
  fakeServer({ [READ]: 'silent' });
  await user.click(screen.getByRole('link', { name: 'Another link' }));
  expect(await screen.findByText('Loading the report...')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Climbing Stairs' })).toBeNull();
  expect(screen.queryByRole('slider', { name: 'Moment' })).toBeNull();
});

test('says that a link without its end leads nowhere', async () => {
  fakeServer({ [READ]: failure(400, 'VALIDATION_FAILED', 'Invalid input') });
  show('');
  expect(await screen.findByText('This link leads nowhere')).toBeVisible();
});
