import { DownloadButton } from '../../../components/download-button.tsx';
import { exportData } from '../profile.api.ts';

export function ExportButton() {
  return (
    <div className="flex flex-col items-start gap-4">
      <DownloadButton label="Export my data" name="stepwise-export.json" fetchFile={exportData} />
    </div>
  );
}
