import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { usePaneStore } from './pane.store.ts';
import { PaneTabs } from './pane-tabs.tsx';

beforeEach(() => {
  usePaneStore.setState(usePaneStore.getInitialState(), true);
  const panes = {
    problem: (
      <>
        <p>Statement</p>
        <pre>Wide</pre>
      </>
    ),
    code: <input aria-label="Code" />,
    results: 'None',
  };
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

/** A finger goes from one place to another, in so many milliseconds. */
function swipe(
  element: Element,
  from: [x: number, y: number],
  to: [x: number, y: number],
  ms = 150,
) {
  const touch = ([clientX, clientY]: [number, number]) => [{ clientX, clientY, target: element }];
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get');
  now.mockReturnValue(1_000);
  fireEvent.touchStart(element, { touches: touch(from), changedTouches: touch(from) });
  now.mockReturnValue(1_000 + ms);
  fireEvent.touchEnd(element, { touches: [], changedTouches: touch(to) });
  now.mockRestore();
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('a swipe leads to the part beside it, and at the ends to none', () => {
  swipe(screen.getByText('Statement'), [300, 200], [330, 210]);
  swipe(screen.getByText('Statement'), [100, 200], [300, 200]);
  expect(selected()).toBe('Problem');
  swipe(screen.getByText('Statement'), [300, 200], [150, 230]);
  expect(selected()).toBe('Code');
  swipe(screen.getByRole('tabpanel'), [300, 200], [150, 200]);
  swipe(screen.getByText('None'), [300, 200], [150, 200]);
  expect(selected()).toBe('Results');
  swipe(screen.getByText('None'), [100, 200], [250, 200]);
  expect(selected()).toBe('Code');
});

test('what is shown by another way than a swipe does not come from a side', () => {
  const swiped = () => document.querySelectorAll('[data-swiped]').length;
  swipe(screen.getByText('Statement'), [300, 200], [150, 200]);
  expect(swiped()).toBe(1);
  act(() => usePaneStore.getState().showPane('results'));
  expect(swiped()).toBe(0);
});

test('what is scrolled, typed in or held is not swiped, nor the edge of the screen', () => {
  const statement = screen.getByText('Statement');
  swipe(statement, [300, 200], [200, 300]);
  swipe(statement, [300, 200], [150, 200], 2_000);
  swipe(statement, [10, 200], [200, 200]);
  const wide = screen.getByText('Wide');
  wide.style.overflowX = 'auto';
  Object.defineProperty(wide, 'scrollWidth', { value: 900 });
  swipe(wide, [300, 200], [150, 200]);
  expect(selected()).toBe('Problem');
  act(() => usePaneStore.getState().showPane('code'));
  swipe(screen.getByRole('textbox'), [300, 200], [150, 200]);
  expect(selected()).toBe('Code');
});
