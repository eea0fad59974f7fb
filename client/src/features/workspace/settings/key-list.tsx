import { Dialog } from '../../../components/ui/dialog.tsx';
import { IS_APPLE } from '../../../lib/browser/is-apple.ts';

const MOD = IS_APPLE ? '⌘' : 'Ctrl';

const GROUPS = [
  {
    title: 'On this page',
    keys: [
      [`${MOD}+Enter`, 'Run Code'],
      [`${MOD}+'`, 'Run samples and own inputs'],
      [`${MOD}+K`, 'Go to a problem or page, outside of the editor'],
      ['?', 'This list'],
    ],
  },
  {
    title: 'In the editor',
    keys: [
      [IS_APPLE ? 'Ctrl+Shift+M' : 'Ctrl+M', 'Tab indents, or moves the focus'],
      ['Ctrl+Space', 'Offer words; Tab takes one'],
      ['F8', 'Go to the error of the last run'],
      ['F1', 'All commands'],
      [`${MOD}+F`, 'Find'],
      ['Shift+Alt+F', 'Format, as far as the language allows'],
      [`${MOD}+/`, 'Comment or uncomment'],
      ['Alt+↑ / ↓', 'Move the line'],
      [`${MOD}+D`, 'Select the next occurrence'],
      [`${MOD}+Z`, 'Undo'],
    ],
  },
  {
    title: 'While you step through a run',
    keys: [
      ['← / →', 'A step'],
      ['Shift+← / →', 'A step, over calls'],
      ['Page Up / Down', 'A turn of the loop'],
      ['Home / End', 'The first or last step'],
    ],
  },
] as const;

type KeyListProps = { open: boolean; onClose: () => void };

export function KeyList({ open, onClose }: KeyListProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      {GROUPS.map(({ title, keys }) => (
        <section key={title}>
          <h3 className="text-sm font-medium text-muted">{title}</h3>
          <dl className="mt-1.5 divide-y divide-line">
            {keys.map(([key, what]) => (
              <div key={key} className="flex items-center justify-between gap-4 py-1.5 text-sm">
                <dt>{what}</dt>
                <dd>
                  <kbd className="rounded-selector border border-field-line bg-base-100 px-1.5 py-0.5 font-mono text-xs whitespace-nowrap">
                    {key}
                  </kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
