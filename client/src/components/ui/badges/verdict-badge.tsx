import type { SubmissionStatus, TestStatus } from '@stepwise/contracts/verdict';
import {
  CircleCheck,
  CircleDashed,
  CircleQuestionMark,
  CircleX,
  Clock,
  FileWarning,
  Hourglass,
  type LucideIcon,
  MemoryStick,
} from 'lucide-react';

type Status = SubmissionStatus | TestStatus;

const LIMIT = 'text-limit';
const FAILED = { Icon: CircleX, className: 'text-rejected' };
const WAITING = { Icon: Hourglass, className: 'text-pending' };

const LOOK: Record<Status, { Icon: LucideIcon; className: string }> = {
  Accepted: { Icon: CircleCheck, className: 'text-accepted' },
  'Wrong Answer': FAILED,
  'Time Limit Exceeded': { Icon: Clock, className: LIMIT },
  'Memory Limit Exceeded': { Icon: MemoryStick, className: LIMIT },
  'Output Limit Exceeded': { Icon: FileWarning, className: LIMIT },
  'Runtime Error': FAILED,
  'Compilation Error': FAILED,
  'Internal Error': FAILED,
  'In Queue': WAITING,
  Processing: WAITING,
  'Not Run': { Icon: CircleDashed, className: 'text-muted' },
};

/** A word that a newer server has and this page does not know. */
const UNKNOWN = { Icon: CircleQuestionMark, className: 'text-muted' };

/** What the judge said, in its own words; the colour and the icon only help. */
export function VerdictBadge({ status, className = '' }: { status: Status; className?: string }) {
  const look = Object.hasOwn(LOOK, status) ? LOOK[status] : UNKNOWN;
  return (
    <span
      className={`inline-flex items-center gap-1.5 font-medium whitespace-nowrap max-[18rem]:whitespace-normal ${look.className} ${className}`}
    >
      <look.Icon className="size-[1.15em] shrink-0" aria-hidden="true" />
      {status}
    </span>
  );
}
