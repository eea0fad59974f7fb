import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WorkspacePanels } from './workspace-panels.tsx';

test('a browser whose storage is switched off shows the panes all the same', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const panes = { statement: <p>Statement</p>, editor: <p>Editor</p>, results: <p>Results</p> };
  render(<WorkspacePanels title="Climbing Stairs" {...panes} hasResult={false} />);
  vi.restoreAllMocks();
  for (const pane of Object.keys(panes)) {
    expect(screen.getByText(new RegExp(pane, 'i'))).toBeVisible();
  }
});
