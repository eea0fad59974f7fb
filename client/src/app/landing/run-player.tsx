import { TraceView } from '../../features/workspace/trace/trace-view.tsx';
import { usePlayer, type Recording } from '../../features/workspace/trace/use-player.ts';
import { PlayButton } from './play-button.tsx';
import { RECORDED_RUN } from './recorded-run.ts';
import { usePlaying } from './use-playing.ts';

const { title, language, source, starter, input, expected, ...trace } = RECORDED_RUN;
const RECORDING: Recording = { trace, language, source, starter, expected };

/** The reference of a problem at work, as everybody may step through their own program here. */
export function RunPlayer() {
  const { player, isPlaying, toggle } = usePlaying(usePlayer(RECORDING));
  return (
    <>
      <h2 className="text-3xl font-bold sm:text-4xl">Step through a solution</h2>
      <p className="mt-3 mb-8 max-w-xl text-muted">
        {title}, recorded as it ran on <code className="font-mono">{inOneLine(input)}</code>. Your
        own programs can be stepped through in the same way.
      </p>
      <div className="surface p-4">
        <TraceView
          isInPage
          {...{ player, isPlaying }}
          recording={RECORDING}
          height="min-[56rem]:h-[26rem]"
          tools={<PlayButton isPlaying={isPlaying} onToggle={toggle} />}
        />
      </div>
    </>
  );
}

function inOneLine(text: string): string {
  return text.trim().split('\n').join(' / ');
}
