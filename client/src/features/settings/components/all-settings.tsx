import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/ui/loading/skeleton.tsx';
import { ErrorState } from '../../../components/ui/states/error-state.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSettingsStore } from '../settings.store.ts';
import { SettingRows } from './setting-rows.tsx';
import { TestMail } from './test-mail.tsx';

type AllSettingsProps = {
  /** Of whoever reads them. */
  email: string;
};

/** Every setting: what is decided here, and what the server was started with. */
export function AllSettings({ email }: AllSettingsProps) {
  const { settings, settingsError: error, load } = useSettingsStore();
  if (error) {
    return (
      <ErrorState
        title="The settings could not be loaded"
        requestId={error.requestId}
        onRetry={() => void load()}
      >
        {error.message}
      </ErrorState>
    );
  }
  if (!settings) {
    return (
      <div role="status" className="flex flex-col gap-3">
        <span className="sr-only">Loading settings...</span>
        <Skeleton className="h-40" />
        <Skeleton className="h-72" />
      </div>
    );
  }
  return (
    <>
      <SettingRows
        title="Decided here"
        settings={settings.decided}
        actions={
          <Link to={paths.registration} className={buttonClass('neutral', 'sm')}>
            Change registration
          </Link>
        }
      />
      <p className="mb-6 text-muted">
        What follows is read when the server starts: from its environment, or else from the file
        .env. Secrets are not shown.
      </p>
      {settings.started.map(({ about, settings: rows }) => (
        <Fragment key={about}>
          <SettingRows title={about} settings={rows} />
          {rows.some(({ name, isSet }) => name === 'SMTP_URL' && isSet) ? (
            <TestMail email={email} />
          ) : null}
        </Fragment>
      ))}
    </>
  );
}
