import {
  NEWEST_FORMAT,
  PACKAGE_FORMATS,
  type PackageFormat,
} from '@stepwise/contracts/problem-export';
import type { Problem } from '@stepwise/contracts/problem';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import type { ApiError } from '../../../lib/api/failures/api-error.ts';
import { asApiError } from '../../../lib/api/failures/as-api-error.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { exportProblem } from '../problem-editor.api.ts';
import { RefusalSummary } from '../refusals/refusal-summary.tsx';

const OPTIONS = PACKAGE_FORMATS.toReversed().map((format) => ({
  value: format,
  label: format === NEWEST_FORMAT ? `${format}, the newest` : format,
}));

/** Saves the stored problem as a zip file that this site and other judges can import. */
export function ExportPanel({ problem: { id, slug } }: { problem: Problem }) {
  const [format, setFormat] = useState<PackageFormat>(NEWEST_FORMAT);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const titleId = useId();

  async function save() {
    setBusy(true);
    setRefusal(null);
    try {
      saveFile(`${slug}-${format}.zip`, await exportProblem(id, format));
    } catch (error) {
      setRefusal(asApiError(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-labelledby={titleId} className="surface flex flex-col gap-4 p-4">
      <h2 id={titleId} className="text-lg font-semibold">
        Export a package
      </h2>
      <p className="text-sm text-muted">
        A zip file in the Kattis problem package format, with hidden tests and reference solutions,
        of the problem as it is stored.
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Version of the format"
          options={OPTIONS}
          value={format}
          onChange={({ target }) =>
            setFormat(PACKAGE_FORMATS.find((known) => known === target.value) ?? NEWEST_FORMAT)
          }
        />
        <Button
          variant="neutral"
          busy={isBusy}
          busyText="Exporting"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => void save()}
        >
          Export Package
        </Button>
      </div>
      <RefusalSummary refusal={refusal} />
    </section>
  );
}
