import type { Setting, SettingOrigin } from '@stepwise/contracts/settings';
import { type ReactNode, useId } from 'react';

type SettingRowsProps = {
  title: string;
  settings: readonly Setting[];
  /** Where they are changed, if that is possible here. */
  actions?: ReactNode;
};

const ORIGINS: Readonly<Record<SettingOrigin, string>> = {
  ENVIRONMENT: 'Environment',
  DATA_DIR: 'Data folder',
  DATABASE: 'Decided here',
  DEFAULT: 'Default',
};

/** The names of what a server is started with are to be typed as they are. */
const IN_CAPITALS = /^[A-Z0-9_]+$/;

/** Settings of one kind, each with its value and where that comes from. */
export function SettingRows({ title, settings, actions }: SettingRowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {actions}
      </div>
      <ul className="surface divide-y divide-line text-sm">
        {settings.map((setting) => (
          <SettingRow key={setting.name} setting={setting} />
        ))}
      </ul>
    </section>
  );
}

function SettingRow({ setting: { name, about, origin, ...setting } }: { setting: Setting }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)_7rem]">
      <div className="min-w-0 wrap-anywhere">
        <p className={`font-medium ${IN_CAPITALS.test(name) ? 'font-mono' : ''}`}>{name}</p>
        <p className="text-muted">{about}</p>
      </div>
      <p className="min-w-0 wrap-anywhere">
        <Value {...setting} />
      </p>
      <p className="text-muted">{ORIGINS[origin]}</p>
    </li>
  );
}

function Value({ value, isSecret, isSet }: Pick<Setting, 'value' | 'isSecret' | 'isSet'>) {
  if (!isSet) return <span className="text-muted">Not set</span>;
  if (isSecret || value === null) return 'Set';
  return <span className="font-mono">{value}</span>;
}
