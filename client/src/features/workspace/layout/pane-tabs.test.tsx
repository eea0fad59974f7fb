import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePaneStore } from './pane.store.ts';
import { PaneTabs } from './pane-tabs.tsx';

beforeEach(() => {
  usePaneStore.setState(usePaneStore.getInitialState(), true);
  const panes = { problem: <p>Statement</p>, code: <input aria-label="Code" />, results: 'None' };
  render(<PaneTabs title="Climbing Stairs" panes={panes} />);
});

test('shows one part at a time and keeps the others as they were', async () => {
  const user = userEvent.setup();
  expect(screen.getByText('Statement')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Code' }));
  expect(screen.getByText('Statement')).not.toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Climbing Stairs');
  await user.type(screen.getByRole('textbox', { name: 'Code' }), 'x = 1');
  await user.keyboard('{Tab}');
  await user.click(screen.getByRole('tab', { name: 'Problem' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Code' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('x = 1');
});

test('what has news comes forward by itself', () => {
  act(() => usePaneStore.getState().showPane('results'));
  expect(screen.getByText('None')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Results' })).toHaveAttribute('aria-selected', 'true');
});

test('each part is shown where it was left, at first at its top', async () => {
  const user = userEvent.setup();
  const scrolledTo = vi.spyOn(window, 'scrollTo');
  const choose = async (name: string, leavingAt: number) => {
    Object.defineProperty(window, 'scrollY', { value: leavingAt, configurable: true });
    await user.click(screen.getByRole('tab', { name }));
    return scrolledTo.mock.lastCall;
  };
  expect(await choose('Code', 700)).toEqual([{ top: 0 }]);
  expect(await choose('Problem', 20)).toEqual([{ top: 700 }]);
  expect(await choose('Code', 900)).toEqual([{ top: 20 }]);
  expect(await choose('Problem', 0)).toEqual([{ top: 900 }]);
});
