import { buildAnnouncement } from '../src/test/announcements.ts';
import { legalText, settings, site } from '../src/test/settings.ts';

/** What strangers read of the site. */
export const siteForStrangers = {
  'legal/terms': { text: legalText },
  'auth/check-reset-link': null,
};

/** What administrators have decided about the site. */
export const siteAnswers = {
  'admin/announcements': [buildAnnouncement()],
  'admin/settings': settings,
  'admin/site': site,
};
