import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths, patterns } from '../../../lib/paths.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import {
  buildRecorded,
  buildRehearsal,
  buildRehearsalProblem,
  buildTape,
} from '../../../test/rehearsals.ts';
import { Component as RehearsalPage } from './rehearsal.tsx';
import { Component as ReportPage } from './rehearsal-report.tsx';

const ID = testId(700);
const REPORT = `GET /rehearsal/${ID}`;
const TAPE = `rehearsal/${ID}/tape`;
const SHARE = `rehearsal/${ID}/share`;
const RUBRIC = { askedFirst: 4, saidComplexity: 3, testedEdges: 2, spokeAloud: 1, cleanCode: 4 };

const told = (rehearsal: Rehearsal) => success({ message: 'ok', data: rehearsal });
const graded = (overrides: Partial<Rehearsal> = {}) =>
  buildRecorded({ rubric: RUBRIC, ...overrides });
const away = failure(503, 'DATABASE_UNAVAILABLE', 'The database is away');

beforeEach(() => useRehearsalStore.setState(useRehearsalStore.getInitialState(), true));

function show(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path={paths.rehearsal} element={<RehearsalPage />} />
        <Route path={patterns.rehearsalReport} element={<ReportPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

describe('what is typed', () => {
  test('is recorded only after a yes, which nobody gives beforehand', async () => {
    const list = success({ message: 'ok', data: { running: null, past: [] } });
    const running = told(buildRehearsal());
    const calls = fakeServer({ 'GET /rehearsal': list, 'POST /rehearsal': running });
    const user = show(paths.rehearsal);
    const consent = await screen.findByRole('checkbox', { name: /^Record what I type/ });
    expect(consent).not.toBeChecked();
    expect(consent).toHaveAccessibleDescription(/deleted after 30 days/);
    await user.click(consent);
    await press(user, 'Start rehearsal');
    expect(calls.at(-1)?.body).toMatchObject({ recordTyping: true });
  });

  test('is no longer recorded when the person says so while it runs', async () => {
    const running = buildRehearsal({ recordsTyping: true });
    const answers = [away, told({ ...running, recordsTyping: false })];
    fakeServer({
      'GET /rehearsal': success({ message: 'ok', data: { running, past: [] } }),
      [`DELETE /${TAPE}`]: () => answers.shift() ?? away,
    });
    const user = show(paths.rehearsal);
    const stop = 'Stop and delete the recording';
    await press(user, stop);
    await press(user, 'Cancel');
    expect(answers).toHaveLength(2);
    await press(user, stop);
    await press(user, 'Stop and delete');
    expect(await screen.findByText('The database is away')).toBeVisible();
    await press(user, stop);
    await press(user, 'Stop and delete');
    await waitFor(() => expect(screen.queryByText('Your typing is recorded.')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Your rehearsal is running' })).toHaveFocus();
    expect(screen.getByText('Your rehearsal is running')).toBeVisible();
  });
});

describe('a recording on the report', () => {
  test('is watched: any moment, from run to run', async () => {
    const answers = [away, success({ message: 'ok', data: buildTape() })];
    fakeServer({ [REPORT]: told(graded()), [`GET /${TAPE}/1`]: () => answers.shift() ?? away });
    const user = show(paths.rehearsalReport(ID));
    await press(user, 'Watch the recording of Climbing Stairs');
    expect(await screen.findByText('The database is away')).toBeVisible();
    await press(user, 'Watch the recording of Climbing Stairs');

    const shown = await screen.findByRole('region', { name: /^Recording of/ });
    // The button that had the focus is gone.
    expect(shown.parentElement).toHaveFocus();
    const player = within(shown);
    const program = player.getByRole('region', { name: /^Program of/ });
    const moment = player.getByRole('slider', { name: 'Moment' });
    expect(program.textContent).toBe('n = 1\n');
    expect(moment).toHaveAttribute('aria-valuetext', '1 min after the start');
    await user.click(player.getByRole('button', { name: 'Next run' }));
    expect(program.textContent).toBe('n = int(input())\n');
    expect(player.getByText('Python, 1 min 10 s after the start')).toBeVisible();
    expect(player.getByRole('button', { name: 'Next run' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(player.getByRole('button', { name: 'Run before' }));
    expect(program.textContent).toBe('n = int(input())\n');
    fireEvent.change(moment, { target: { value: moment.getAttribute('max') } });
    expect(program.textContent).toBe('n = int(input())\nprint(n)\n');
  });

  test('plays to its end, and again from its beginning', async () => {
    fakeServer({
      [REPORT]: told(graded()),
      [`GET /${TAPE}/1`]: success({ message: 'ok', data: buildTape() }),
    });
    const user = show(paths.rehearsalReport(ID));
    await press(user, 'Watch the recording of Climbing Stairs');
    await user.selectOptions(await screen.findByLabelText('Speed'), '16x');
    await press(user, 'Play');
    await press(user, 'Pause');
    await press(user, 'Play');
    const program = screen.getByRole('region', { name: /^Program of/ });
    // Forty seconds, sixteen times as fast.
    await screen.findByRole('button', { name: 'Play' }, { timeout: 20_000 });
    expect(program.textContent).toBe('n = int(input())\nprint(n)\n');
    const moment = screen.getByRole('slider', { name: 'Moment' });
    fireEvent.change(moment, { target: { value: moment.getAttribute('min') } });
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    await press(user, 'Play');
    expect(program.textContent).toBe('n = 1\n');
  }, 30_000);

  test('is kept, let go, and deleted after a question', async () => {
    const until = graded().tapeUntil ?? '';
    const calls = fakeServer({
      [REPORT]: told(graded()),
      [`PUT /${TAPE}`]: told(graded({ keepsTape: true })),
      [`DELETE /${TAPE}`]: away,
    });
    const user = show(paths.rehearsalReport(ID));
    expect(
      await screen.findByText(`What you typed is deleted on ${formatDate(until)}.`),
    ).toBeVisible();
    await press(user, 'Keep it');
    expect(await screen.findByText('What you typed is kept until you delete it.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ kept: true });
    await press(user, 'Do not keep it');
    expect(calls.at(-1)?.body).toEqual({ kept: false });
    await press(user, 'Delete it now');
    await press(user, 'Delete');
    expect(await screen.findByText('The database is away')).toBeVisible();
    fakeServer({ [`DELETE /${TAPE}`]: told(graded({ keepsTape: null, tapeUntil: null })) });
    await press(user, 'Delete it now');
    await press(user, 'Delete');
    expect(screen.queryByRole('heading', { name: 'Recording' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
  });
});

test('code that is closed for now is not said to be missing', async () => {
  const sealed = buildRehearsalProblem({ isSealed: true });
  fakeServer({ [REPORT]: told(graded({ problems: [sealed] })) });
  show(paths.rehearsalReport(ID));
  expect(await screen.findByText(/^Your code of then is closed/)).toBeVisible();
  expect(screen.queryByText('Nothing was written.')).toBeNull();
});

test('a report is shared by a link that is shown once, made anew, and ended', async () => {
  const shared = graded({ sharedParts: ['times'] });
  const calls = fakeServer({
    [REPORT]: told(graded({ sharedParts: null })),
    [`PUT /${SHARE}`]: success({ message: 'ok', data: { token: 'secret', rehearsal: shared } }),
    [`DELETE /${SHARE}`]: away,
  });
  const user = show(paths.rehearsalReport(ID));
  const choice = within(await screen.findByRole('region', { name: 'Share this report' }));
  // What was typed is not among what is chosen beforehand.
  expect(choice.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    ...[true, true, true, false],
  ]);
  for (const name of ['My grades', 'Final code']) {
    await user.click(choice.getByRole('checkbox', { name }));
  }
  await press(user, 'Make a link');
  expect(calls.at(-1)?.body).toEqual({ parts: ['times'] });
  const link = await screen.findByLabelText('Link to this report');
  expect(link).toHaveValue(`${location.origin}/rehearsal/shared#secret`);
  expect(screen.getByRole('button', { name: 'Make another link' })).toBeVisible();
  await press(user, 'End the link');
  expect(await screen.findByText('The database is away')).toBeVisible();
  // It still works.
  expect(screen.getByLabelText('Link to this report')).toBeVisible();
  fakeServer({ [`DELETE /${SHARE}`]: told(graded({ sharedParts: null })) });
  await press(user, 'End the link');
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Share this report' })).toHaveFocus();
});
