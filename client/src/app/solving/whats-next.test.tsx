import type { LanguageStatus } from '@stepwise/contracts/language';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLearnStore } from '../../features/learn/learn.store.ts';
import { useEditorStore } from '../../features/workspace/editor/editor.store.ts';
import { usePaneStore } from '../../features/workspace/layout/pane.store.ts';
import { useWorkspaceStore } from '../../features/workspace/run/workspace.store.ts';
import { LanguageSelect } from '../../features/workspace/settings/language-select.tsx';
import { fakeServer, success } from '../../test/fake-server.ts';
import { PathSteps } from './path-steps.tsx';
import { usePathPlace } from './session/use-path-place.ts';
import { WhatsNext } from './whats-next.tsx';

const PATHS = 'GET /problems/learning-paths';
const path = {
  ...{ slug: 'fundamentals', title: 'Fundamentals', description: '', label: 'Beginner' },
  ...{ after: [], problemIds: ['p1', 'p2', 'p3'] },
  ...{ checkIds: [], introduction: '' },
};

beforeEach(() => {
  useLearnStore.setState(useLearnStore.getInitialState(), true);
  useEditorStore.setState(useEditorStore.getInitialState(), true);
  useWorkspaceStore.setState(useWorkspaceStore.getInitialState(), true);
});

function show(problemId: string, { onEditorial = vi.fn(), isNews = true } = {}) {
  function Harness() {
    const place = usePathPlace(problemId);
    return (
      <>
        {place ? <PathSteps place={place} /> : null}
        <WhatsNext {...{ place, onEditorial, isNews, hasEditorial: true }} />
      </>
    );
  }
  fakeServer({ [PATHS]: success({ message: 'ok', data: [path] }) });
  render(
    <MemoryRouter>
      <Harness />
    </MemoryRouter>,
  );
}

const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('a step in the middle leads on, back and to the path', async () => {
  show('p2');
  expect(await screen.findByText('Solved: step 2 of 3 in Fundamentals.')).toBeVisible();
  expect(addressOf('Fundamentals 2/3')).toBe('/learn');
  expect(addressOf('Previous problem')).toBe('/problem/p1');
  const [above, below] = screen.getAllByRole('link', { name: 'Next problem' });
  for (const link of [above, below]) expect(link).toHaveAttribute('href', '/problem/p3');
});

test('the last step leads to the paths', async () => {
  show('p3');
  expect(await screen.findByText('Solved: that was the last step of Fundamentals.')).toBeVisible();
  expect(addressOf('Choose a path')).toBe('/learn');
  expect(screen.queryByRole('link', { name: 'Next problem' })).toBeNull();
});

test('a problem of no path leads to the others, and to its editorial', async () => {
  const onEditorial = vi.fn();
  show('p9', { onEditorial });
  expect(addressOf('More problems')).toBe('/problems');
  await userEvent.click(screen.getByRole('button', { name: 'Read the editorial' }));
  expect(onEditorial).toHaveBeenCalledOnce();
});

const inAnother = { name: 'Try it in another language' };

test('another language is one press away, also from the results of a phone', async () => {
  useEditorStore.getState().open('ann', 'p2', { JAVASCRIPT: '', PYTHON: '' });
  usePaneStore.getState().showPane('results');
  const choice = { statuses: null, value: 'JAVASCRIPT', onChange: vi.fn() } as const;
  render(<LanguageSelect offered={['JAVASCRIPT', 'PYTHON']} {...choice} />);
  show('p2');
  await userEvent.click(screen.getByRole('button', inAnother));
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveFocus();
  expect(usePaneStore.getState().pane).toBe('code');
});

test('no other language is offered where none runs', () => {
  const python = { id: 71, label: 'Python', traceable: true, version: null } as const;
  const missing: LanguageStatus = { ...python, key: 'PYTHON', available: false, reason: 'no' };
  useWorkspaceStore.setState({ languages: [missing] });
  useEditorStore.getState().open('ann', 'p2', { JAVASCRIPT: '', PYTHON: '' });
  show('p2');
  expect(screen.queryByRole('button', inAnother)).toBeNull();
});

const rising = () =>
  screen.getByRole('region', { name: 'What next' }).querySelectorAll('.rising-step').length;

test.each([
  ['one step rises when it was solved', 'p2', true, 1],
  ['all of them at the end of the path', 'p3', true, 3],
  ['none for what an earlier visit solved', 'p3', false, 0],
])('%s', async (_, problemId, isNews, steps) => {
  show(problemId, { isNews });
  await screen.findByText(/^Solved: /);
  expect(rising()).toBe(steps);
});
