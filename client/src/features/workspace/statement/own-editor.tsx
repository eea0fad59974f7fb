import type { LanguageKey } from '@stepwise/contracts/language';
import type { Problem } from '@stepwise/contracts/problem';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { paths } from '../../../lib/paths.ts';
import { CopyButton } from './code/copy-button.tsx';
import { getSamples } from './samples.api.ts';

type OwnEditorProps = { problem: Pick<Problem, 'id' | 'slug'>; language: LanguageKey | null };

/** How to solve the problem outside of this page: the exact commands, and the samples as a file. */
export function OwnEditor({ problem, language }: OwnEditorProps) {
  const { isBusy, refusal, send } = useRequest();
  const { origin } = window.location;
  const inLanguage = language === null ? '' : ` --lang ${language.toLowerCase()}`;
  const file = 'node stepwise.mjs';

  async function save() {
    saveFile(`${problem.slug}.json`, await getSamples(problem.id));
  }

  return (
    <details className="mx-5 mb-5 rounded-box border border-line px-4 py-3 text-sm">
      <summary className="cursor-pointer font-medium">In your own editor</summary>
      <div className="mt-3 flex flex-col gap-3">
        <p>
          Once: get the command line, which needs Node alone, and log in with a token{' '}
          <Link to={paths.profile} className="link">
            from your profile
          </Link>
          .
        </p>
        <Commands text={`curl -fsSO ${origin}/stepwise.mjs\n${file} login ${origin}`} />
        <p>For this problem:</p>
        <Commands text={`${file} get ${problem.slug}${inLanguage}`} />
        <p>
          Then <code>cd {problem.slug}</code>, and <code>{file.replace(' ', ' ../')} test</code>{' '}
          runs the samples on your computer, <code>{file.replace(' ', ' ../')} submit</code> has the
          program judged here.
        </p>
        <FormAlert message={refusal} />
        <p className="text-muted">
          Editors that know Competitive Companion read the samples from a file:
        </p>
        <Button
          variant="neutral"
          size="sm"
          className="self-start"
          busy={isBusy}
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => void send(save)}
        >
          Download the samples
        </Button>
      </div>
    </details>
  );
}

function Commands({ text }: { text: string }) {
  const shown = useRef<HTMLPreElement>(null);
  return (
    <div className="flex items-start justify-between gap-2 rounded-field bg-base-300 py-1 ps-3">
      <pre
        ref={shown}
        className="min-w-0 py-1.5 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
      <CopyButton text={text} shownIn={shown} />
    </div>
  );
}
