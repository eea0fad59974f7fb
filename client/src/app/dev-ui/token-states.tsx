import { Shown } from './shown.tsx';

// Written out: Tailwind only makes the classes it can read.
const SURFACES = [
  ['base-100', 'bg-base-100'],
  ['base-200', 'bg-base-200'],
  ['base-300', 'bg-base-300'],
  ['primary', 'bg-primary'],
  ['secondary', 'bg-secondary'],
  ['accent', 'bg-accent'],
  ['step-1', 'bg-step-1'],
  ['step-2', 'bg-step-2'],
  ['step-3', 'bg-step-3'],
  ['step-4', 'bg-step-4'],
  ['step-5', 'bg-step-5'],
] as const;

const TEXTS = [
  ['muted', 'text-muted'],
  ['easy', 'text-easy'],
  ['medium', 'text-medium'],
  ['hard', 'text-hard'],
  ['accepted', 'text-accepted'],
  ['rejected', 'text-rejected'],
  ['limit', 'text-limit'],
  ['pending', 'text-pending'],
] as const;

/** The colours, as surfaces and as text on the page. */
export function TokenStates() {
  return (
    <Shown of={[]} title="Colours">
      {SURFACES.map(([name, className]) => (
        <div key={name} className="w-20 text-xs">
          <div className={`mb-1 h-10 rounded-field border border-line ${className}`} />
          {name}
        </div>
      ))}
      <p className="flex w-full flex-wrap gap-4">
        {TEXTS.map(([name, className]) => (
          <span key={name} className={`font-medium ${className}`}>
            {name}
          </span>
        ))}
      </p>
    </Shown>
  );
}
