import { LoadingCircles } from '../ui/loading/loading-circles.tsx';

export function FullScreenLoader() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <LoadingCircles />
    </div>
  );
}
