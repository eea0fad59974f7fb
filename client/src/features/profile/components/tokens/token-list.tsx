import type { Token } from '@stepwise/contracts/token';
import { Badge } from '../../../../components/ui/badges/badge.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { formatDate, formatDateTime } from '../../../../lib/format.ts';

type TokenListProps = { tokens: readonly Token[]; onRevoke: (token: Token) => void };

export function TokenList({ tokens, onRevoke }: TokenListProps) {
  return (
    <ul aria-label="Tokens, newest first" className="divide-y divide-line text-sm">
      {tokens.map((token) => (
        <li key={token.id} className="flex items-start justify-between gap-4 py-3 first:pt-0">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold wrap-anywhere">{token.name}</span>
              {token.expired ? <Badge className="text-rejected">Expired</Badge> : null}
            </p>
            <p className="text-muted wrap-anywhere">
              <code>{token.start}…</code> {sayScopes(token)}, {sayUse(token)}
            </p>
            <p className="text-muted">
              Made {formatDate(token.createdAt)}, works until {formatDate(token.expiresAt)}
            </p>
          </div>
          <Button
            variant="neutral"
            size="sm"
            aria-label={`Revoke ${token.name}`}
            onClick={() => onRevoke(token)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}

function sayScopes({ scopes }: Token): string {
  if (!scopes.includes('submit')) return 'only reads';
  return scopes.includes('read') ? 'reads and submits' : 'only submits';
}

function sayUse({ lastUsedAt }: Token): string {
  return lastUsedAt === null ? 'never used' : `last used ${formatDateTime(lastUsedAt)}`;
}
