import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { EditorProps } from './editor-props.ts';
import { LateScript } from '../../../lib/in-time.ts';
import { EditorSlot } from './editor-slot.tsx';
import * as loading from './monaco/load-editor.ts';

const nothing = () => undefined;
const entry = document.createElement('script');

afterEach(() => {
  vi.unstubAllGlobals();
  entry.remove();
});

function Editing() {
  const [code, setCode] = useState('print(1)');
  const told = { starter: '', onTabMovingChange: nothing, onToolsChange: nothing };
  return <EditorSlot language="PYTHON" code={code} onChange={setCode} {...told} />;
}

const comes = { CodeEditor: ({ code }: EditorProps) => <p>The editor with {code}</p> };
const crashes = {
  CodeEditor: () => {
    throw new Error('not in this browser');
  },
};

test('an editor that does not come is stood in for by a plain one, until it does', async () => {
  const load = vi.spyOn(loading, 'loadEditor').mockRejectedValueOnce(new TypeError('404'));
  render(<Editing />);
  const plain = await screen.findByRole('textbox', { name: 'Python code' });
  expect(plain).toHaveValue('print(1)');
  await userEvent.type(plain, ' # typed');
  load.mockResolvedValue(comes);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The editor with print(1) # typed')).toBeVisible();
});

test('so is one that fails as it is drawn', async () => {
  vi.spyOn(console, 'error').mockImplementation(nothing);
  vi.spyOn(loading, 'loadEditor').mockResolvedValue(crashes);
  render(<Editing />);
  expect(await screen.findByRole('textbox', { name: 'Python code' })).toHaveValue('print(1)');
});

test('for one that is waited for in vain the page is loaded anew', async () => {
  vi.spyOn(loading, 'loadEditor').mockRejectedValue(new LateScript());
  render(<Editing />);
  expect(await screen.findByText(/^The editor could not be loaded/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Python code' })).toHaveValue('print(1)');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('after a release the new version is offered', async () => {
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-old.js');
  document.head.append(entry);
  const page = '<script type="module" src="/assets/index-new.js"></script>';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)));
  vi.spyOn(loading, 'loadEditor').mockRejectedValue(new TypeError('404'));
  render(<Editing />);
  expect(await screen.findByText('A new version is here. Your draft is kept.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
