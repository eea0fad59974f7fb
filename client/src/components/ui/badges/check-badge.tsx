import { Badge } from './badge.tsx';

/** In place of difficulty and tags, until it is solved: of a problem that ends a stage of a path. */
export function CheckBadge() {
  return <Badge className="whitespace-nowrap text-secondary">Check</Badge>;
}
