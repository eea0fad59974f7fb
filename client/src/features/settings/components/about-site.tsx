import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { PageSection } from '../../../components/ui/page/page-section.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { useSiteStore } from '../site.store.ts';
import { SiteForm } from './site-form.tsx';

/** Where it is decided what the site says of itself. */
export function AboutSite() {
  return (
    <PageSection
      title="About this site"
      description="It holds from the moment you save. The texts are pages with links in the footer."
    >
      <Form />
    </PageSection>
  );
}

function Form() {
  const { site, siteError: error, load } = useSiteStore();
  if (error) {
    return (
      <ErrorState
        title="This could not be loaded"
        requestId={error.requestId}
        onRetry={() => void load()}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!site) {
    return (
      <div role="status">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-96" />
      </div>
    );
  }
  return <SiteForm site={site} />;
}
