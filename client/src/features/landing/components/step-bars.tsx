import type { Frame } from '../insertion-sort-trace.ts';

/** One colour for each value, from the deep to the bright. */
const FILL = [
  'bg-step-1',
  'bg-step-2',
  'bg-step-2',
  'bg-step-3',
  'bg-step-4',
  'bg-step-4',
  'bg-step-5',
];

/** The array as bars. Each bar belongs to a value and slides to the place its value has. */
export function StepBars({ frame }: { frame: Frame }) {
  const count = frame.values.length;
  return (
    <div
      role="img"
      aria-label={`The array is now ${frame.values.join(', ')}`}
      className="relative mx-4 mt-[2.5rem] h-[10rem]"
    >
      {FILL.map((fill, index) => {
        const value = index + 1;
        const place = frame.values.indexOf(value);
        const looked = place === frame.at || place === frame.against;
        return (
          <div
            key={value}
            className="absolute bottom-0 px-[3px] transition-transform duration-300"
            style={{ width: `${100 / count}%`, transform: `translateX(${place * 100}%)` }}
          >
            <div
              className={`rounded-t-md pt-1 text-center font-mono text-xs font-semibold ${fill} ${
                place === frame.at ? 'outline-2 outline-base-content' : ''
              } ${frame.at !== null && !looked ? 'opacity-55' : ''}`}
              style={{ height: `${(value / count) * 10}rem` }}
            >
              <span className="relative -top-[1.75rem] text-base-content">{value}</span>
            </div>
          </div>
        );
      })}
    </div>
  );
}
