import type { Token } from '@stepwise/contracts/token';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../../components/ui/confirm-dialog.tsx';
import { ErrorState } from '../../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../../components/ui/loading/skeleton.tsx';
import { useTokenStore } from '../../token.store.ts';
import { TokenForm } from './token-form.tsx';
import { TokenList } from './token-list.tsx';

/** Makes tokens, shows those that are there, and revokes them. */
export function Tokens() {
  const { load, revoke } = useTokenStore();
  const [doomed, setDoomed] = useState<Token | null>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => void load(), [load]);

  return (
    <div className="flex flex-col gap-6">
      <div ref={list} tabIndex={-1}>
        <List onRevoke={setDoomed} />
      </div>
      <TokenForm />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Revoke the token?"
        description={`Programs that have “${doomed?.name ?? ''}” can do nothing as you from now on.`}
        confirmText="Revoke"
        onConfirm={() => (doomed ? revoke(doomed.id) : Promise.resolve())}
        returnFocusTo={list}
      />
    </div>
  );
}

function List({ onRevoke }: { onRevoke: (token: Token) => void }) {
  const { tokens, tokensError, load } = useTokenStore();
  if (tokensError) {
    return (
      <ErrorState
        title="Your tokens could not be loaded"
        requestId={tokensError.requestId}
        onRetry={() => void load()}
      >
        {tokensError.message}
      </ErrorState>
    );
  }
  if (!tokens) {
    return (
      <div role="status">
        <span className="sr-only">Loading tokens...</span>
        <Skeleton className="h-10" />
      </div>
    );
  }
  if (tokens.length === 0) return <p className="text-sm text-muted">You have none.</p>;
  return <TokenList tokens={tokens} onRevoke={onRevoke} />;
}
