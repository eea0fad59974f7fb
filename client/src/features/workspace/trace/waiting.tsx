import { LongWait } from '../../../components/long-wait.tsx';
import { Spinner } from '../../../components/ui/loading/spinner.tsx';

/** Until the recording is there. */
export function Waiting() {
  return (
    <div className="flex flex-col gap-2 py-8">
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        <Spinner />
        Recording the run...
      </p>
      <LongWait wayOut="Close this to end the wait." />
    </div>
  );
}
