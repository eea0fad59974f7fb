import { useCountUp } from '../use-count-up.ts';

type CounterProps = { label: string; target: number; step: number; suffix: string };

export function Counter({ label, target, step, suffix }: CounterProps) {
  const count = useCountUp(target, step);
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-mono text-2xl font-semibold tabular-nums sm:text-3xl">
        {count}
        {suffix}
      </dd>
    </div>
  );
}
