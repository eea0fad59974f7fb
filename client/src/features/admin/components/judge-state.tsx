import type { Readiness } from '@stepwise/contracts/health';
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { LanguageTable } from './language-table.tsx';

type State = Readiness['judge']['state'];

const LOOK: Record<State, { Icon: LucideIcon; className: string; text: string }> = {
  ready: { Icon: CircleCheck, className: 'text-accepted', text: 'Ready' },
  degraded: { Icon: TriangleAlert, className: 'text-limit', text: 'Degraded' },
  unavailable: { Icon: CircleX, className: 'text-rejected', text: 'Unavailable' },
};

/** A newer server may know more of them. */
function lookOf(state: State) {
  return Object.hasOwn(LOOK, state) ? LOOK[state] : { ...LOOK.degraded, text: state };
}

/** What the installation is; what is wrong with it stands at the head of the page. */
export function JudgeState({ readiness }: { readiness: Readiness }) {
  const { judge, database, disk, version } = readiness;
  const { Icon, className, text } = lookOf(judge.state);
  return (
    <div className="flex flex-col gap-6">
      <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
        <div>
          <dt className="text-muted">State</dt>
          <dd className={`mt-0.5 flex items-center gap-1.5 font-semibold ${className}`}>
            <Icon className="size-4" aria-hidden="true" />
            {text}
          </dd>
        </div>
        <div>
          <dt className="text-muted">Engine</dt>
          <dd className="mt-0.5 font-mono">{judge.engine}</dd>
        </div>
        <div>
          <dt className="text-muted">Database</dt>
          <dd className="mt-0.5">{database.ok ? 'Connected' : 'No answer'}</dd>
        </div>
        <div>
          <dt className="text-muted">Disk</dt>
          <dd className="mt-0.5">{disk.ok ? 'OK' : 'Needs attention'}</dd>
        </div>
        <div>
          <dt className="text-muted">Release</dt>
          <dd className="mt-0.5 font-mono">{version}</dd>
        </div>
      </dl>
      <Line title="Sandbox" line={judge.isolation} />
      <Line title="Memory limits" line={judge.accounting} />
      <LanguageTable languages={judge.languages} />
    </div>
  );
}

function Line({ title, line }: { title: string; line: string | null }) {
  if (line === null) return null;
  return (
    <div className="text-sm">
      <h3 className="text-muted">{title}</h3>
      <p className="mt-0.5 max-w-prose break-words">{line}</p>
    </div>
  );
}
