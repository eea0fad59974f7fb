import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { useEditorSettingsStore } from './editor-settings.store.ts';
import { readSettings, writeSettings } from './editor-settings.ts';
import { EditorSettingsMenu } from './editor-settings-menu.tsx';

beforeEach(() => {
  useEditorSettingsStore.getState().open('ann');
});

function show() {
  render(
    <>
      <EditorSettingsMenu />
      <textarea aria-label="Elsewhere" />
    </>,
  );
  return userEvent.setup();
}

const gear = () => screen.getByRole('button', { name: 'Editor settings' });
const keys = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

test('what another tab has chosen holds here, and stays with the next choice', async () => {
  const user = show();
  const kept = { ...readSettings('ann'), vimKeys: true };
  writeSettings('ann', kept);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'stepwise.editor.v1:ann' }));
  });
  await user.click(gear());
  await user.click(screen.getByLabelText('Wrap long lines'));
  expect(readSettings('ann')).toEqual({ ...kept, wordWrap: true });
});

test('the gear says on hover what it is', () => {
  show();
  expect(gear()).toHaveAttribute('title', 'Editor settings');
});

test('what is chosen holds at once and is remembered', async () => {
  const user = show();
  await user.click(gear());
  await user.selectOptions(screen.getByLabelText('Font size'), '18 px');
  await user.selectOptions(screen.getByLabelText('Statement size'), '20 px');
  await user.selectOptions(screen.getByLabelText('Tab size'), '8');
  await user.click(screen.getByLabelText('Wrap long lines'));
  const seeks = screen.getByLabelText('When a run fails, look for the smallest failing input');
  expect(seeks).not.toBeChecked();
  await user.click(seeks);
  const sizes = { fontSize: 18, readingSize: 20, tabSize: 8 };
  const chosen = { ...sizes, wordWrap: true, seeksSmallest: true };
  expect(useEditorSettingsStore.getState().settings).toMatchObject(chosen);
  expect(readSettings('ann')).toMatchObject(chosen);
});

test('Escape closes it and gives the focus back; a press beside it closes it too', async () => {
  const user = show();
  await user.click(gear());
  await user.click(screen.getByLabelText('Wrap long lines'));
  await user.keyboard('{Escape}');
  expect(screen.queryByLabelText('Font size')).toBeNull();
  expect(gear()).toHaveFocus();
  await user.click(gear());
  await user.click(screen.getByLabelText('Elsewhere'));
  expect(screen.queryByLabelText('Font size')).toBeNull();
});

test('? lists the keys outside of text, unless it was switched off', async () => {
  const user = show();
  await user.type(screen.getByLabelText('Elsewhere'), '?');
  expect(keys()).toBeNull();
  gear().focus();
  await user.keyboard('?');
  expect(keys()).toHaveTextContent('Run samples and own inputs');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(gear());
  await user.click(screen.getByLabelText('? lists the keys, / searches problems'));
  await user.keyboard('{Escape}?');
  expect(keys()).toBeNull();
});
