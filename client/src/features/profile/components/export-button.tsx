import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { asApiError } from '../../../lib/api/as-api-error.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { exportData } from '../profile.api.ts';

export function ExportButton() {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function save() {
    setBusy(true);
    setRefusal(undefined);
    try {
      saveFile('stepwise-export.json', await exportData());
    } catch (error) {
      setRefusal(asApiError(error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <FormAlert message={refusal} />
      <Button
        variant="neutral"
        busy={isBusy}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => void save()}
      >
        Export my data
      </Button>
    </div>
  );
}
