import { Check } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { FormAlert } from '../../../components/ui/form/form-alert.tsx';
import { TextArea } from '../../../components/ui/form/text-area.tsx';
import { TextField } from '../../../components/ui/form/text-field.tsx';
import { type ContactState, useContactForm } from '../use-contact-form.ts';

const BUTTON_TEXT = {
  idle: 'Send Message',
  sending: 'Sending...',
  sent: 'Message Sent!',
} satisfies Record<ContactState, string>;

type ContactFormProps = {
  /** Who is signed in: with their name and address it begins. */
  writer: { readonly name: string; readonly email: string } | null;
};

/** The browser itself checks the fields: three required ones, one of them an email. */
export function ContactForm({ writer }: ContactFormProps) {
  const { state, refusal, submit } = useContactForm();
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <FormAlert message={refusal} />
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={100}
        required
        defaultValue={writer?.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={writer?.email}
      />
      <TextArea label="Message" name="message" rows={6} maxLength={5000} required />
      <Button
        type="submit"
        size="lg"
        className="mt-2 w-full sm:w-56"
        busy={state === 'sending'}
        icon={state === 'sent' ? <Check className="size-5" aria-hidden="true" /> : undefined}
      >
        {BUTTON_TEXT[state]}
      </Button>
      <p role="status" className="sr-only">
        {state === 'idle' ? '' : BUTTON_TEXT[state]}
      </p>
    </form>
  );
}
