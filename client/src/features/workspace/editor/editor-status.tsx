import type { LanguageKey } from '@stepwise/contracts/language';
import { IS_APPLE } from '../../../lib/browser/is-apple.ts';
import { DraftStatus, VisitorDraftStatus } from '../drafts/draft-status.tsx';

type EditorStatusProps = {
  language: LanguageKey;
  /** Tab moves the focus instead of indenting. */
  isTabMoving: boolean;
  isVisitor: boolean;
};

export function EditorStatus({ language, isTabMoving, isVisitor }: EditorStatusProps) {
  const toggle = IS_APPLE ? 'Ctrl+Shift+M' : 'Ctrl+M';
  const run = IS_APPLE ? '⌘+Enter' : 'Ctrl+Enter';
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 border-t border-line px-3 py-1 text-xs text-muted">
      <p className="pointer-coarse:hidden">
        {isTabMoving ? 'Tab moves the focus' : 'Tab indents'} · <Key>{toggle}</Key>{' '}
        {isTabMoving ? 'makes it indent' : 'lets it move the focus'}
        {isVisitor ? null : (
          <>
            {' '}
            · <Key>{run}</Key> runs
          </>
        )}
      </p>
      {isVisitor ? <VisitorDraftStatus /> : <DraftStatus language={language} />}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="font-mono text-[0.6875rem] text-base-content">{children}</kbd>;
}
