import { Download } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { exportData } from '../profile.api.ts';

export function ExportButton() {
  const { isBusy, refusal, send } = useRequest();

  async function save() {
    saveFile('stepwise-export.json', await exportData());
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <FormAlert message={refusal} />
      <Button
        variant="neutral"
        busy={isBusy}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => void send(save)}
      >
        Export my data
      </Button>
    </div>
  );
}
