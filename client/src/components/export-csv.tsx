import toast from 'react-hot-toast';
import { DownloadButton } from './download-button.tsx';

type ExportCsvProps = { name: string; fetchCsv: () => Promise<Blob> };

/** Saves a CSV file of the server's, and says so, or why not. */
export function ExportCsv({ name, fetchCsv }: ExportCsvProps) {
  return (
    <div className="flex flex-col items-start gap-4 sm:items-end">
      <DownloadButton
        label="Export CSV"
        name={name}
        fetchFile={fetchCsv}
        onSaved={() => toast.success(`Saved as ${name}`)}
      />
    </div>
  );
}
