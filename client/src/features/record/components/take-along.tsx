import { RECORD_CHOICES, type RecordChoice } from '@stepwise/contracts/record-limits';
import { useState } from 'react';
import { DownloadButton } from '../../../components/download-button.tsx';
import { CopyLine } from '../../../components/ui/copy-line.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { siteAddress } from '../../../lib/site-address.ts';
import { downloadRecord } from '../record.api.ts';

const LABELS: Readonly<Record<RecordChoice, string>> = {
  all: 'Each accepted program',
  first: 'The first in each language',
  latest: 'The latest in each language',
};

const OPTIONS = RECORD_CHOICES.map((value) => ({ value, label: LABELS[value] }));

/** The command that clones the record, and the record as a file. */
export function TakeAlong() {
  const [commits, setCommits] = useState<RecordChoice>('all');

  return (
    <div className="flex flex-col items-start gap-4">
      <Select
        label="Commits"
        options={OPTIONS}
        value={commits}
        onChange={({ target }) =>
          setCommits(RECORD_CHOICES.find((known) => known === target.value) ?? 'all')
        }
      />
      <CloneCommand commits={commits} />
      <DownloadButton
        label="Download as a zip file"
        name="stepwise-record.zip"
        fetchFile={() => downloadRecord(commits)}
      />
    </div>
  );
}

function CloneCommand({ commits }: { commits: RecordChoice }) {
  const name = commits === 'all' ? 'record' : `record-${commits}`;
  const command = `git clone ${siteAddress()}/${name}.git`;

  return (
    <div className="w-full text-sm">
      <CopyLine label="Copy the command" text={command} />
      <p className="mt-2 text-muted">
        Git asks for a name and a password: any name, and one of your API tokens.{' '}
        <code>git pull</code> brings what is new
        {commits === 'latest' ? ', with --rebase: of each only the latest stays' : ''}.
      </p>
    </div>
  );
}
