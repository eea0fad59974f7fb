import { useLeaveGuard } from '../lib/browser/use-leave-guard.ts';
import { LeaveDialog } from './leave-dialog.tsx';

type AskBeforeLeavingProps = {
  isUnsaved: boolean;
  /** What is lost. */
  description: string;
};

/** Beside a form that keeps no draft: asks before what was written in it is lost. */
export function AskBeforeLeaving({ isUnsaved, description }: AskBeforeLeavingProps) {
  const { blocker } = useLeaveGuard({ isUnsaved, isKept: false });
  return <LeaveDialog blocker={blocker} description={description} />;
}
