import type { Alerts } from '@stepwise/contracts/metrics';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatDateTime } from '../../../lib/format.ts';
import { sayAlert } from '../alert-words.ts';
import { sendTestAlert } from '../metrics.store.ts';
import { FactList } from './fact-list.tsx';

/** Whether whoever runs the site would hear of trouble. */
export function AlertFacts({ alerts }: { alerts: Alerts }) {
  const { isOn, lastSent, lastFailure } = alerts;
  if (!isOn) {
    return (
      <p className="px-5 py-3 text-sm text-muted">
        Nobody is told when something breaks: <code>ALERT_WEBHOOK_URL</code> is not set.
      </p>
    );
  }
  return (
    <>
      <FactList
        facts={[
          ['Last alert', lastSent === null ? 'None yet' : sayWhen(lastSent)],
          [
            'Last failure',
            lastFailure === null ? 'None' : `${sayWhen(lastFailure)}: ${lastFailure.reason}`,
          ],
        ]}
      />
      <div className="border-t border-line px-5 py-3">
        <TestButton />
      </div>
    </>
  );
}

function TestButton() {
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    await sendTestAlert();
    setBusy(false);
  }

  return (
    <Button variant="neutral" size="sm" busy={isBusy} onClick={() => void send()}>
      Send a test alert
    </Button>
  );
}

function sayWhen({ what, at }: { what: string; at: string }): string {
  return `${sayAlert(what)}, ${formatDateTime(at)}`;
}
