import { buildAnnouncement } from '../src/test/announcements.ts';
import { buildSetting, legalText, settings, site } from '../src/test/settings.ts';

/** What strangers read of the site. */
export const siteForStrangers = {
  'legal/terms': { text: legalText },
  'auth/check-reset-link': null,
  'auth/registration': { mode: 'OPEN', domains: [] },
};

const mail = {
  about: 'Mail',
  settings: [
    buildSetting({
      ...{ name: 'SMTP_URL', about: 'Mail server.', value: 'smtp://mail.school.example' },
      origin: 'ENVIRONMENT',
    }),
  ],
};

/** What administrators have decided about the site. */
export const siteAnswers = {
  'admin/announcements': [buildAnnouncement()],
  'admin/settings': { ...settings, started: [...settings.started, mail] },
  'admin/site': site,
};
