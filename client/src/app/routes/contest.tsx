import { PageTitle } from '../../components/ui/page/page-title.tsx';
import { ComingSoon } from '../../features/contest/components/coming-soon.tsx';

export function Component() {
  return (
    <>
      <PageTitle>Contest</PageTitle>
      <ComingSoon />
    </>
  );
}
