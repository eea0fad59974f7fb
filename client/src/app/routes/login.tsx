import { Page } from '../../components/ui/page.tsx';

export function Component() {
  return <Page title="login">…</Page>;
}
