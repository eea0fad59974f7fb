import type { LegalName, RevisedSite, Site } from '@stepwise/contracts/site';
import { LEGAL_TEXT_MAX, SITE_NAME_MAX } from '@stepwise/contracts/site-limits';
import { Fragment, type SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { AskBeforeLeaving } from '../../../components/ask-before-leaving.tsx';
import { BOTH_CHANGED, TheirValue } from '../../../components/their-value.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useSharedForm } from '../../../lib/api/forms/use-shared-form.ts';
import { PRODUCT_NAME } from '../../../lib/product.ts';
import { LEGAL } from '../../../lib/site.ts';
import { useSettingsStore } from '../settings.store.ts';
import { getSite } from '../site.api.ts';
import { useSiteStore } from '../site.store.ts';

/** What the site is called, and who runs it. */
export function SiteForm({ site }: { site: RevisedSite }) {
  const saveSite = useSiteStore((state) => state.save);
  const loadSettings = useSettingsStore((state) => state.load);
  const { values, change, theirs, isChanged, save } = useSharedForm('site', shared(site), {
    read: async () => shared(await getSite()),
    save: async (wish, basedOn) => shared(await saveSite({ ...fieldsOf(wish), basedOn })),
  });
  const { isBusy, refusal, send } = useRequest();
  const isContested = Object.keys(theirs).length > 0;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      // The fields above have grown: the words beside the button may have left the screen.
      if (!(await save())) return void toast.error(BOTH_CHANGED);
      toast.success('Saved');
      await loadSettings();
    });
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <SiteFields values={values} theirs={theirs} onChange={change} />
      <FormAlert message={refusal ?? (isContested ? BOTH_CHANGED : undefined)} />
      <div>
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
      </div>
      <AskBeforeLeaving
        isUnsaved={isChanged}
        description="What you have changed here is not saved."
      />
    </form>
  );
}

type SiteFieldsProps = {
  values: Site;
  theirs: Partial<Site>;
  onChange: (some: Partial<Site>) => void;
};

function SiteFields({ values, theirs, onChange }: SiteFieldsProps) {
  const their = (name: keyof Site, label: string) => (
    <TheirValue
      label={label}
      mine={values[name]}
      theirs={theirs[name]}
      onTake={(text) => onChange({ [name]: text })}
    />
  );
  return (
    <>
      <TextField
        label="Name of the site"
        hint={`In titles, in the bar and in mails, at most ${SITE_NAME_MAX} characters. Empty: ${PRODUCT_NAME}.`}
        maxLength={SITE_NAME_MAX}
        value={values.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {their('name', 'Name of the site')}
      <TextField
        label="Contact address"
        hint="Beside the contact form, for everybody to read. Empty: none."
        type="email"
        value={values.contactEmail}
        onChange={(event) => onChange({ contactEmail: event.target.value })}
      />
      {their('contactEmail', 'Contact address')}
      {TEXTS.map(([name, label]) => (
        <Fragment key={name}>
          <TextArea
            label={label}
            hint="In Markdown. Empty: there is no such page."
            rows={5}
            maxLength={LEGAL_TEXT_MAX}
            value={values[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
          {their(name, label)}
        </Fragment>
      ))}
    </>
  );
}

const TEXTS = Object.entries(LEGAL) as [LegalName, string][];

function fieldsOf({ name, contactEmail, terms, privacy, imprint }: Site): Site {
  return { name, contactEmail, terms, privacy, imprint };
}

const shared = (site: RevisedSite) => ({ values: fieldsOf(site), revision: site.revision });
