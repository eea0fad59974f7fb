import { Pause, Play } from 'lucide-react';

type PlayButtonProps = { isPlaying: boolean; onToggle: () => void };

export function PlayButton({ isPlaying, onToggle }: PlayButtonProps) {
  const label = isPlaying ? 'Pause' : 'Play';
  const Icon = isPlaying ? Pause : Play;
  return (
    <button
      type="button"
      className="btn btn-ghost btn-sm btn-square"
      aria-label={label}
      title={label}
      onClick={onToggle}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  );
}
