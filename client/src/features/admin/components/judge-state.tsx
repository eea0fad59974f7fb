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

export function JudgeState({ readiness }: { readiness: Readiness }) {
  const { judge, database, disk, problems, addresses, version } = readiness;
  const { Icon, className, text } = lookOf(judge.state);
  return (
    <div className="flex flex-col gap-6 p-5">
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
          <dd className="mt-0.5">{database.ok ? 'Connected' : database.reason}</dd>
        </div>
        <div>
          <dt className="text-muted">Disk</dt>
          <dd className="mt-0.5">{disk.ok ? 'OK' : disk.reason}</dd>
        </div>
        <div>
          <dt className="text-muted">Release</dt>
          <dd className="mt-0.5 font-mono">{version}</dd>
        </div>
      </dl>
      <Lines
        title="Needs attention"
        lines={[problems, addresses].flatMap(({ reason }) => reason ?? [])}
      />
      <Lines title="Sandbox" lines={judge.isolation === null ? [] : [judge.isolation]} />
      <Lines title="Memory limits" lines={judge.accounting === null ? [] : [judge.accounting]} />
      <Lines title="Why" lines={judge.reasons} />
      <Lines title="What to do" lines={judge.remedies} />
      <LanguageTable languages={judge.languages} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="text-sm">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
        {lines.map((line) => (
          <li key={line} className="max-w-prose break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
