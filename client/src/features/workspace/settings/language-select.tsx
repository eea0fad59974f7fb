import type { LanguageStatus } from '@stepwise/contracts/language';
import { LANGUAGES, type LanguageKey } from '@stepwise/contracts/language-list';
import { offerLanguages } from './open-languages.ts';

type LanguageSelectProps = {
  /** The languages of the problem. */
  offered: readonly LanguageKey[];
  /** What the installation can run; null while that is unknown. */
  statuses: readonly LanguageStatus[] | null;
  value: LanguageKey;
  onChange: (language: LanguageKey) => void;
};

export function LanguageSelect({ offered, statuses, value, onChange }: LanguageSelectProps) {
  const languages = LANGUAGES.filter(({ key }) => offered.includes(key));
  const version = statuses?.find((status) => status.key === value)?.version ?? null;
  return (
    <>
      <select
        ref={offerLanguages}
        aria-label="Language"
        className="select select-sm w-auto max-w-56 border-transparent bg-transparent font-medium hover:border-field-line"
        value={value}
        onChange={(event) => {
          const chosen = languages.find(({ key }) => key === event.target.value);
          if (chosen) onChange(chosen.key);
        }}
      >
        {languages.map(({ key, label }) => {
          const missing = statuses?.find((status) => status.key === key && !status.available);
          return (
            <option key={key} value={key} disabled={missing !== undefined && key !== value}>
              {missing ? `${label} (${missing.reason ?? 'not available here'})` : label}
            </option>
          );
        })}
      </select>
      {version === null ? null : (
        <span className="ms-1 min-w-0 truncate text-xs text-muted" title={version}>
          {version}
        </span>
      )}
    </>
  );
}
