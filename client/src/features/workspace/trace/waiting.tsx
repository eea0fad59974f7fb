import { Spinner } from '../../../components/ui/loading/spinner.tsx';

/** Until the recording is there. */
export function Waiting() {
  return (
    <p role="status" className="flex items-center gap-2 py-8 text-sm text-muted">
      <Spinner />
      Recording the run...
    </p>
  );
}
