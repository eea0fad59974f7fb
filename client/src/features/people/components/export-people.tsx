import { Download } from 'lucide-react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { exportPeople, type PeopleWish } from '../people.api.ts';

/** Takes along everybody who is found, not only those who are shown. */
export function ExportPeople({ wish }: { wish: PeopleWish }) {
  const { isBusy, refusal, send } = useRequest();

  async function save() {
    saveFile('users.csv', await exportPeople(wish));
    toast.success('Saved as users.csv');
  }

  return (
    <div className="flex flex-col items-start gap-4 sm:items-end">
      <FormAlert message={refusal} />
      <Button
        variant="neutral"
        busy={isBusy}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => void send(save)}
      >
        Export CSV
      </Button>
    </div>
  );
}
