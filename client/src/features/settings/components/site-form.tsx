import { LEGAL_TEXT_MAX, SITE_NAME_MAX, type LegalName, type Site } from '@stepwise/contracts/site';
import type { SubmitEvent } from 'react';
import toast from 'react-hot-toast';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { useRequest } from '../../../lib/api/use-request.ts';
import { useTypedForm } from '../../../lib/api/use-typed-form.ts';
import { PRODUCT_NAME } from '../../../lib/product.ts';
import { LEGAL } from '../../../lib/site.ts';
import { useSettingsStore } from '../settings.store.ts';
import { useSiteStore } from '../site.store.ts';

/** What the site is called, and who runs it. */
export function SiteForm({ site }: { site: Site }) {
  const save = useSiteStore((state) => state.save);
  const loadSettings = useSettingsStore((state) => state.load);
  const { values, change, send: sendTyped } = useTypedForm<Site>('site', site);
  const { isBusy, refusal, send } = useRequest();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(async () => {
      await sendTyped(() => save(values));
      toast.success('Saved');
      await loadSettings();
    });
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <FormAlert message={refusal} />
      <TextField
        label="Name of the site"
        hint={`In titles, in the bar and in mails. Empty: ${PRODUCT_NAME}.`}
        maxLength={SITE_NAME_MAX}
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Contact address"
        hint="Beside the contact form, for everybody to read. Empty: none."
        type="email"
        value={values.contactEmail}
        onChange={(event) => change({ contactEmail: event.target.value })}
      />
      {TEXTS.map(([name, label]) => (
        <TextArea
          key={name}
          label={label}
          hint="In Markdown. Empty: there is no such page."
          rows={5}
          maxLength={LEGAL_TEXT_MAX}
          value={values[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      ))}
      <div>
        <Button type="submit" busy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  );
}

const TEXTS = Object.entries(LEGAL) as [LegalName, string][];
