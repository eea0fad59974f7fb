import type { GrowthCurve } from '@stepwise/contracts/growth';

const WIDTH = 300;
const HEIGHT = 100;
const EDGE = 6;

type GrowthChartProps = { own: GrowthCurve; reference: GrowthCurve | null };

/** The counted steps by size: own ones drawn through, those of the reference dashed. */
export function GrowthChart({ own, reference }: GrowthChartProps) {
  const all = [...own.points, ...(reference?.points ?? [])];
  const most = {
    n: Math.max(1, ...own.points.map(({ n }) => n)),
    steps: Math.max(
      1,
      ...all.filter(({ n }) => n <= (own.points.at(-1)?.n ?? 0)).map((p) => p.steps),
    ),
  };
  const place = ({ n, steps }: GrowthCurve['points'][number]) => ({
    x: EDGE + (n / most.n) * (WIDTH - 2 * EDGE),
    y: HEIGHT - EDGE - (steps / most.steps) * (HEIGHT - 2 * EDGE),
  });
  const path = ({ points }: GrowthCurve) =>
    points
      .filter(({ n }) => n <= most.n)
      .map(place)
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <svg
      viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
      className="w-full max-w-80 rounded-field bg-base-200"
      aria-hidden="true"
    >
      <path
        d={`M${EDGE},${EDGE} V${HEIGHT - EDGE} H${WIDTH - EDGE}`}
        className="fill-none stroke-field-line"
      />
      {reference ? (
        <polyline
          points={path(reference)}
          strokeWidth="2"
          strokeDasharray="5 4"
          className="fill-none stroke-muted"
        />
      ) : null}
      <polyline points={path(own)} strokeWidth="2" className="fill-none stroke-primary" />
      {own.points.map((point) => (
        <circle
          key={point.n}
          cx={place(point).x}
          cy={place(point).y}
          r="2.5"
          className="fill-primary"
        />
      ))}
    </svg>
  );
}
