const LATITUDES = [-60, -30, 0, 30, 60];
const MERIDIANS = [0, 1, 2, 3];

/** How wide a meridian stands where nothing moves. */
const restOf = (index: number) => Math.cos(((index + 0.5) * Math.PI) / 8).toFixed(2);

/** A globe of lines that turns: each meridian is an ellipse whose width follows its angle. */
export function GlobeCard() {
  return (
    <aside className="surface grid grow content-center gap-6 p-8 text-center">
      <svg viewBox="-110 -110 220 220" className="mx-auto w-full max-w-72" aria-hidden="true">
        <g fill="none" strokeWidth="1.5" className="stroke-step-3">
          <circle r="100" className="stroke-step-4" strokeWidth="2" />
          {LATITUDES.map((degrees) => {
            const y = 100 * Math.sin((degrees * Math.PI) / 180);
            const rx = 100 * Math.cos((degrees * Math.PI) / 180);
            return <ellipse key={degrees} cy={y} rx={rx} ry={rx * 0.16} opacity="0.55" />;
          })}
          {MERIDIANS.map((index) => (
            <ellipse
              key={index}
              className="globe-meridian stroke-step-2"
              vectorEffect="non-scaling-stroke"
              rx="100"
              ry="100"
              style={{ animationDelay: `${index * -2}s`, transform: `scaleX(${restOf(index)})` }}
            />
          ))}
        </g>
      </svg>
      <p className="text-lg font-semibold text-balance">
        Presenting you with the best service possible
      </p>
    </aside>
  );
}
