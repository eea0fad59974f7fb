import type { OwnEmail } from '@stepwise/contracts/mail';
import { useCallback, useEffect, useState } from 'react';
import { ErrorState } from '../../../../components/ui/states/error-state.tsx';
import { PageSection } from '../../../../components/ui/page/page-section.tsx';
import type { ApiError } from '../../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../../lib/api/failures/as-api-error.ts';
import { getOwnEmail } from '../../profile.api.ts';
import { Confirmation } from './confirmation.tsx';
import { EmailForm } from './email-form.tsx';

type Answer = { own: OwnEmail } | { error: ApiError };

/** The person's address, which only a mail can confirm: where none is sent it stays as it is. */
export function EmailSection() {
  const [answer, setAnswer] = useState<Answer>();
  const load = useCallback(() => {
    getOwnEmail().then(
      (own) => setAnswer({ own }),
      (error: unknown) => setAnswer({ error: asApiError(error) }),
    );
  }, []);
  useEffect(load, [load]);

  if (answer === undefined) return null;
  if ('own' in answer && !answer.own.mailIsOn) {
    return (
      <PageSection
        title="Email"
        description="This site sends no mail, so that no new address can be confirmed: yours stays as it is."
      >
        {null}
      </PageSection>
    );
  }
  return (
    <PageSection
      title="Email"
      description="A new address is yours when you open the link that is mailed to it. The old one is told."
    >
      {'own' in answer ? (
        <div className="flex flex-col gap-6">
          <Confirmation own={answer.own} />
          <EmailForm />
        </div>
      ) : (
        <ErrorState
          title="Your email could not be loaded"
          requestId={answer.error.requestId}
          onRetry={load}
        >
          {answer.error.message}
        </ErrorState>
      )}
    </PageSection>
  );
}
