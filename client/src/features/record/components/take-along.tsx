import { RECORD_CHOICES, type RecordChoice } from '@stepwise/contracts/record';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { DownloadButton } from '../../../components/download-button.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { copyText } from '../../../components/ui/copy-text.ts';
import { Select } from '../../../components/ui/form/select.tsx';
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
  const shown = useRef<HTMLElement>(null);
  const name = commits === 'all' ? 'record' : `record-${commits}`;
  const command = `git clone ${window.location.origin}/${name}.git`;

  async function copy() {
    // Selected, it is one key away.
    if (!(await copyText(command)) && shown.current) {
      window.getSelection()?.selectAllChildren(shown.current);
    }
  }

  return (
    <div className="w-full text-sm">
      <p className="flex items-center justify-between gap-3 rounded-box border border-line py-1 ps-4 pe-1">
        <code ref={shown} className="min-w-0 py-1 wrap-anywhere">
          {command}
        </code>
        <Button
          variant="ghost"
          size="sm"
          aria-label="Copy the command"
          icon={<Copy className="size-3.5" aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </p>
      <p className="mt-2 text-muted">
        Git asks for a name and a password: any name, and one of your API tokens.{' '}
        <code>git pull</code> brings what is new
        {commits === 'latest' ? ', with --rebase: of each only the latest stays' : ''}.
      </p>
    </div>
  );
}
