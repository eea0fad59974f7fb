import type { Setting, SettingOrigin } from '@stepwise/contracts/settings';
import type { Site } from '@stepwise/contracts/site';
import type { Db } from '../../lib/db/db.ts';
import { readSite, SITE } from '../site/site.queries.ts';
import { readRegistration, REGISTRATION } from '../auth/registration/registration.queries.ts';

/** What administrators decide while the product runs, as it holds now. */
export async function listDecided(db: Db): Promise<Setting[]> {
  const [{ mode, domains }, site, rows] = await Promise.all([
    readRegistration(db),
    readSite(db),
    db.setting.findMany({ select: { key: true } }),
  ]);
  const originOf = (key: string) => (rows.some((row) => row.key === key) ? 'DATABASE' : 'DEFAULT');
  const plain = { isSecret: false, origin: originOf(REGISTRATION.key) } as const;
  return [
    {
      ...{ name: 'Registration', about: 'Who can make an account.' },
      ...{ value: MODES[mode], isSet: true, ...plain },
    },
    {
      ...{ name: 'Domains of emails', about: 'What they must end with.' },
      ...{ value: domains.length === 0 ? 'Any' : domains.join(', '), isSet: true },
      ...plain,
    },
    ...decidedOfSite(site, originOf(SITE.key)),
  ];
}

const MODES = {
  OPEN: 'Everybody',
  INVITATION: 'Who is invited',
  CLOSED: 'Nobody',
};

/** Of the texts only whether there are any. */
function decidedOfSite(site: Site, origin: SettingOrigin): Setting[] {
  const setting = (name: string, about: string, text: string): Setting => {
    return { name, about, value: text || null, isSecret: false, isSet: text !== '', origin };
  };
  const written = (name: string, text: string): Setting => {
    return { ...setting(name, 'A page of its own.', text), value: null };
  };
  return [
    setting(
      'Name of the site',
      'In titles, in the bar and in mails. Without: Stepwise.',
      site.name,
    ),
    setting('Contact address', 'Beside the contact form.', site.contactEmail),
    written('Terms of Service', site.terms),
    written('Privacy Policy', site.privacy),
    written('Imprint', site.imprint),
  ];
}
