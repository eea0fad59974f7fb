import { Page } from '../../components/ui/page/page.tsx';
import { useAuthStore } from '../../features/auth/auth.store.ts';
import { ContactAddress } from '../../features/contact/components/contact-address.tsx';
import { ContactForm } from '../../features/contact/components/contact-form.tsx';
import { GlobeCard } from '../../features/contact/components/globe-card.tsx';

export function Component() {
  const user = useAuthStore((state) => state.authUser);
  return (
    <Page
      title="Contact Us"
      heading="Get In Touch"
      subtitle="Have a question or feedback? We'd love to hear from you."
    >
      <div className="grid gap-10 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <ContactForm writer={user} />
        <div className="flex flex-col gap-6">
          <ContactAddress />
          <GlobeCard />
        </div>
      </div>
    </Page>
  );
}
