import { PACKAGE_BYTES_MAX } from '@stepwise/contracts/problem-import';
import type { ImportedProblem, JudgedProgram } from '@stepwise/contracts/problem-import';
import { FileUp } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { Field, fieldAria, fieldIds } from '../../../components/ui/form/field.tsx';
import { paths } from '../../../lib/paths.ts';
import { useProblemImportStore } from './problem-import.store.ts';
import { RefusalSummary } from '../refusals/refusal-summary.tsx';
import { Switch } from '../form/sections/switch.tsx';

const MIB = 1024 * 1024;
const HINT = `A zip file of up to ${PACKAGE_BYTES_MAX / MIB} MiB in the Kattis problem package format. Its own solutions are judged first; nothing is stored unless all come out as they should.`;

/** Takes over a problem that others wrote, from a zip file. */
export function ImportPanel() {
  const { isImporting, judged, imported, refusal, leave } = useProblemImportStore();
  const titleId = useId();

  useEffect(() => leave, [leave]);

  return (
    <section aria-labelledby={titleId} className="surface p-4">
      <h2 id={titleId} className="text-lg font-semibold">
        Import a package
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        A problem of another judge, or of another installation, from its zip file
      </p>
      <div className="flex flex-col gap-4">
        <PackageChoice />
        <p role="status" className="text-sm empty:hidden">
          {statusOf(isImporting, judged)}
        </p>
        <JudgedPrograms programs={imported?.programs ?? judged} />
        <RefusalSummary refusal={refusal} />
        {imported ? <Imported problem={imported} /> : null}
      </div>
    </section>
  );
}

/** The file, who may solve its problem, and the way to send it. */
function PackageChoice() {
  const { isImporting, importPackage, cancel } = useProblemImportStore();
  const [file, setFile] = useState<File | null>(null);
  const [isForAll, setIsForAll] = useState(false);
  const [error, setError] = useState<string>();
  const ids = fieldIds(useId());

  function send() {
    const fault = faultOf(file);
    setError(fault);
    if (file && !fault) void importPackage(file, isForAll ? 'all' : 'limited');
  }

  return (
    <>
      <Field ids={ids} label="Problem package" error={error} hint={HINT}>
        <input
          {...fieldAria(ids, error, HINT)}
          type="file"
          accept=".zip,application/zip"
          disabled={isImporting}
          className="input w-full max-w-md cursor-pointer border-field-line ps-0 file:me-3 file:h-full file:cursor-pointer file:bg-base-300 file:px-4 file:font-semibold file:text-base-content"
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </Field>
      <Switch
        label="Every language may solve it, even if the package allows only some"
        checked={isForAll}
        disabled={isImporting}
        onChange={(event) => setIsForAll(event.target.checked)}
      />
      <div className="flex gap-3">
        <Button
          variant="neutral"
          busy={isImporting}
          busyText="Importing"
          icon={<FileUp className="size-4" aria-hidden="true" />}
          onClick={send}
        >
          Import Package
        </Button>
        {isImporting ? (
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
      </div>
    </>
  );
}

function faultOf(file: File | null): string | undefined {
  if (!file) return 'Choose a zip file';
  return file.size > PACKAGE_BYTES_MAX ? 'The file is too large' : undefined;
}

function statusOf(isImporting: boolean, judged: readonly JudgedProgram[]): string {
  if (!isImporting) return '';
  const last = judged.at(-1);
  return last ? `Judged ${last.name}: ${last.outcome}` : 'Reading the package';
}

function JudgedPrograms({ programs }: { programs: readonly JudgedProgram[] }) {
  if (programs.length === 0) return null;
  return (
    <ul aria-label="Programs of the package" className="flex flex-col gap-1 text-sm">
      {programs.map(({ name, outcome, agrees }) => (
        <li key={name} className={agrees === false ? 'text-rejected' : undefined}>
          <code>{name}</code> <span className="text-muted">{outcome}</span>
          {agrees === false ? ' – not what its folder says' : null}
          {agrees === null ? ' – left aside' : null}
        </li>
      ))}
    </ul>
  );
}

function Imported({ problem: { id, title, tests, warnings } }: { problem: ImportedProblem }) {
  return (
    <div role="status" className="text-sm">
      <p>
        <Link to={paths.problem(id)} className="link-inline">
          {title}
        </Link>{' '}
        is stored with {tests} tests.{' '}
        <Link to={paths.editProblem(id)} className="link-inline">
          Edit it
        </Link>
      </p>
      <ul className="mt-2 list-disc ps-6 text-muted">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  );
}
