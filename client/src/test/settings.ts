import type { Setting, Settings } from '@stepwise/contracts/settings';
import type { RevisedSite } from '@stepwise/contracts/site';

export function buildSetting(setting: Partial<Setting> = {}): Setting {
  return {
    ...{ name: 'PORT', about: 'Port to listen on.', value: '3000', isSecret: false, isSet: true },
    origin: 'DEFAULT',
    ...setting,
  };
}

/** Of an installation that nobody has set up in any special way. */
export const settings: Settings = {
  decided: [
    buildSetting({
      ...{ name: 'Registration', about: 'Who can make an account.', value: 'Who is invited' },
      origin: 'DATABASE',
    }),
  ],
  started: [
    {
      about: 'Server',
      settings: [
        buildSetting({ origin: 'ENVIRONMENT' }),
        buildSetting({ name: 'LOG_LEVEL', about: 'What is logged.', value: null, isSet: false }),
      ],
    },
    {
      about: 'Database',
      settings: [
        buildSetting({
          ...{ name: 'DATABASE_URL', about: 'PostgreSQL.', origin: 'ENVIRONMENT' },
          value: 'postgresql://db.school.example:5432/stepwise',
        }),
      ],
    },
  ],
};

/** A text of those who run the site. */
export const legalText = `## Who may use it

Everybody of the school, for practice.

- Be kind.
- Keep your password to yourself.
`;

export const site: RevisedSite = {
  revision: 1,
  ...{ name: '', contactEmail: 'help@school.example', terms: legalText, privacy: '', imprint: '' },
};
