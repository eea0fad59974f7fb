import { Download } from 'lucide-react';
import { useRequest } from '../lib/api/use-request.ts';
import { saveFile } from '../lib/browser/save-file.ts';
import { Button } from './ui/button.tsx';
import { FormAlert } from './ui/form/form-alert.tsx';

type DownloadButtonProps = {
  label: string;
  /** Of the file. */
  name: string;
  fetchFile: () => Promise<Blob>;
  onSaved?: () => void;
};

/** Saves a file of the server's, or says above the button why not. */
export function DownloadButton({ label, name, fetchFile, onSaved }: DownloadButtonProps) {
  const { isBusy, refusal, send } = useRequest();

  async function save() {
    saveFile(name, await fetchFile());
    onSaved?.();
  }

  return (
    <>
      <FormAlert message={refusal} />
      <Button
        variant="neutral"
        busy={isBusy}
        icon={<Download className="size-4" aria-hidden="true" />}
        onClick={() => void send(save)}
      >
        {label}
      </Button>
    </>
  );
}
