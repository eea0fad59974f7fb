import type { Rehearsal } from '@stepwise/contracts/rehearsal';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRehearsalStore } from '../../../features/rehearsal/rehearsal.store.ts';
import { paths, patterns } from '../../../lib/paths.ts';
import { failure, fakeServer, success } from '../../../test/fake-server.ts';
import { testId } from '../../../test/problems.ts';
import { buildRehearsal, buildReport } from '../../../test/rehearsals.ts';
import { Component } from './rehearsal-report.tsx';

const ID = testId(700);
const told = (rehearsal: Rehearsal) => success({ message: 'ok', data: rehearsal });
const rubric = { askedFirst: 3, saidComplexity: 3, testedEdges: 3, spokeAloud: 3, cleanCode: 3 };

beforeEach(() => useRehearsalStore.setState(useRehearsalStore.getInitialState(), true));

function show() {
  render(
    <MemoryRouter initialEntries={[paths.rehearsalReport(ID)]}>
      <Routes>
        <Route path={patterns.rehearsalReport} element={<Component />} />
      </Routes>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('the report asks for the person’s own grades before it tells the verdicts', async () => {
  const rubric = {
    ...{ askedFirst: 3, saidComplexity: 3, testedEdges: 3, spokeAloud: 3, cleanCode: 3 },
  };
  const calls = fakeServer({
    [`GET /rehearsal/${ID}`]: told(buildReport()),
    [`PUT /rehearsal/${ID}/rubric`]: told(buildReport({ rubric })),
  });
  const user = show();
  const save = await screen.findByRole('button', { name: 'Save and see the results' });
  expect(save).toBeDisabled();
  expect(screen.queryByText('Wrong Answer')).toBeNull();
  for (const radio of screen.getAllByRole('radio', { name: '3' })) await user.click(radio);
  await user.click(save);
  expect(await screen.findByText('Wrong Answer')).toBeVisible();
  expect(calls.at(-1)?.body).toEqual(rubric);
  const solved = within(screen.getByRole('region', { name: 'Climbing Stairs' }));
  expect(solved.getByText('after 10 min', { selector: 'dd' })).toBeVisible();
  expect(solved.getByRole('region', { name: 'Final code of Climbing Stairs' })).toHaveTextContent(
    'n = int(input())',
  );
  const never = within(screen.getByRole('region', { name: 'Two Sum' }));
  expect(never.getByText('never')).toBeVisible();
  expect(never.getByText('Nothing was written.')).toBeVisible();
});

test('the results can be seen without grades', async () => {
  fakeServer({ [`GET /rehearsal/${ID}`]: told(buildReport()) });
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(screen.getByText('Wrong Answer')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  const same = screen.getByRole('region', { name: 'The same again' });
  const address = `${paths.rehearsal}?problems=4,13&minutes=60`;
  expect(same).toHaveTextContent(`${location.origin}${address}`);
  const link = within(same).getByRole('link', { name: 'Rehearse with the same' });
  expect(link).toHaveAttribute('href', address);
});

test.each([
  ['one column', true, ['Results', 'How did it go?']],
  ['two columns', false, ['How did it go?', 'Results']],
])('on %s a report with grades begins with what counts there', async (_name, matches, order) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(mediaThat(matches));
  fakeServer({ [`GET /rehearsal/${ID}`]: told(buildReport({ rubric })) });
  show();
  await screen.findByText('Wrong Answer');
  expect(headings(order)).toEqual(order);
});

test.each([
  ['at once', false],
  ['after the results were seen', true],
])(
  'on one column the results come before the grades once these are given, %s',
  async (_when, isSkipped) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(mediaThat(true));
    fakeServer({
      [`GET /rehearsal/${ID}`]: told(buildReport()),
      [`PUT /rehearsal/${ID}/rubric`]: told(buildReport({ rubric })),
    });
    const user = show();
    const order = ['How did it go?', 'Results'];
    await screen.findByRole('button', { name: 'Skip' });
    expect(headings(order)).toEqual(order);
    if (isSkipped) await user.click(screen.getByRole('button', { name: 'Skip' }));
    for (const radio of screen.getAllByRole('radio', { name: '3' })) await user.click(radio);
    await user.click(screen.getByRole('button', { name: 'Save and see the results' }));
    await waitFor(() => expect(headings(order)).toEqual([...order].reverse()));
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
  },
);

function mediaThat(matches: boolean) {
  return (media: string) =>
    ({
      ...{ matches, media },
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

/** Those of these names, in the order of the document. */
function headings(names: readonly string[]): string[] {
  return screen
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)
    .filter((text) => names.includes(text));
}

test('a report of one that runs leads back to it', async () => {
  fakeServer({ [`GET /rehearsal/${ID}`]: told(buildRehearsal()) });
  show();
  expect(await screen.findByText('This rehearsal is still running')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on with it' })).toHaveAttribute('href', '/rehearsal');
});

test.each([
  [404, 'NOT_FOUND'],
  [400, 'VALIDATION_FAILED'],
])('a report that is not there (%d) says so, and leads to the others', async (status, code) => {
  fakeServer({ [`GET /rehearsal/${ID}`]: failure(status, code, 'Not this one') });
  show();
  expect(await screen.findByText('There is no such rehearsal')).toBeVisible();
  const back = screen.getByRole('link', { name: 'Back to Rehearsal' });
  expect(back).toHaveAttribute('href', '/rehearsal');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a report that cannot be loaded now is asked for again', async () => {
  fakeServer({ [`GET /rehearsal/${ID}`]: failure(503, 'RESTARTING', 'In a moment') });
  const user = show();
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  fakeServer({ [`GET /rehearsal/${ID}`]: told(buildReport()) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'How did it go?' })).toBeVisible();
});
