import { TraceView } from './trace-view.tsx';
import { usePlayer, type Recording } from './use-player.ts';

/** A recorded run, to be stepped through by hand. */
export function TraceViewer(recording: Recording) {
  const player = usePlayer(recording);
  return (
    <TraceView
      recording={recording}
      player={player}
      height="min-[56rem]:h-[calc(100dvh-16.25rem)]"
    />
  );
}
