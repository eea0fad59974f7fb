import type { MailReport } from '@stepwise/contracts/mail';
import { useEffect } from 'react';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { formatDate } from '../../../lib/format.ts';
import { useMailReportStore } from '../mail-report.store.ts';
import { InviteManyForm } from './invite-many-form.tsx';

/** Invitations for a list of addresses, and what became of the mails. */
export function InviteMany({ onUnsaved }: { onUnsaved: (isUnsaved: boolean) => void }) {
  const { report, reportError, load } = useMailReportStore();
  if (reportError && !report) {
    return (
      <ErrorState
        title="Whether mail is sent could not be loaded"
        requestId={reportError.requestId}
        onRetry={() => void load()}
      >
        {reportError.message}
      </ErrorState>
    );
  }
  if (!report) {
    return (
      <div role="status">
        <span className="sr-only">Loading...</span>
        <Skeleton className="h-64" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {report.waiting === 0 ? null : <WhileTheyWait look={load} />}
      <InviteManyForm mailIsOn={report.isOn} onMailed={() => void load()} onUnsaved={onUnsaved} />
      <Mails report={report} />
    </div>
  );
}

const LOOK_EVERY_MS = 5_000;

/** Looks how many are left as long as some wait. */
function WhileTheyWait({ look }: { look: () => Promise<void> }) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [look]);
  return null;
}

function Mails({ report: { isOn, waiting, waitingError, failed } }: { report: MailReport }) {
  if (!isOn) {
    return (
      <p className="text-sm text-muted">
        This site sends no mail: give the links on in another way. The settings SMTP_URL, MAIL_FROM
        and CLIENT_ORIGIN turn mail on.
      </p>
    );
  }
  return (
    <>
      <p className="text-sm text-muted">
        {waiting === 0
          ? 'No mail waits to be sent.'
          : `Mails that wait to be sent: ${String(waiting)}.`}
        {waitingError === null ? null : (
          <span className="block wrap-anywhere">The last try failed: {waitingError}</span>
        )}
      </p>
      {failed.length === 0 ? null : (
        <section aria-labelledby="failed-mails">
          <h3 id="failed-mails" className="text-sm font-semibold">
            Mails that could not be sent
          </h3>
          <ul className="mt-2 flex flex-col gap-2 text-sm">
            {failed.map(({ id, to, failedAt, error }) => (
              <li key={id} className="wrap-anywhere">
                {to}, {formatDate(failedAt)}
                <span className="block text-muted">{error}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
