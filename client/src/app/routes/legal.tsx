import type { LegalName } from '@stepwise/contracts/site';
import { useLocation } from 'react-router-dom';
import { Page } from '../../components/ui/page/page.tsx';
import { LegalText } from '../../features/legal/components/legal-text.tsx';
import { LEGAL } from '../../lib/site.ts';

/** The page of a legal text, which its path names. */
export function Component() {
  const name = useLocation().pathname.replaceAll('/', '') as LegalName;
  return (
    <Page title={LEGAL[name]}>
      <LegalText name={name} />
    </Page>
  );
}
