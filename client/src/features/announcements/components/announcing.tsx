import { useRef, useState } from 'react';
import { AskBeforeLeaving } from '../../../components/ask-before-leaving.tsx';
import { PageSection } from '../../../components/ui/page/page-section.tsx';
import { useTypedForm } from '../../../lib/api/forms/use-typed-form.ts';
import { useAnnouncementsStore } from '../announcements.store.ts';
import { fieldsOf, newFields, type AnnouncementFields } from '../announcement-form.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** Where announcements are written, and those that were. */
export function Announcing() {
  const [first] = useState(() => newFields(new Date()));
  const form = useTypedForm<AnnouncementFields>('announcement', first);
  const place = useRef<HTMLDivElement>(null);
  // What was begun waits while another one is changed, and comes back after it, the last first.
  const [aside, setAside] = useState<readonly AnnouncementFields[]>([]);
  const { announcements } = useAnnouncementsStore();
  const { id, text } = form.values;
  const stored = announcements?.find((one) => one.id === id);
  // What was deleted meanwhile can only be written anew.
  const isNew = id === '' || (announcements !== null && !stored);
  const isBegun = stored ? !isSame(form.values, fieldsOf(stored)) : text.trim() !== '';
  return (
    <>
      <div ref={place}>
        <PageSection
          title={isNew ? 'Announce something' : 'Change an announcement'}
          description={
            isNew
              ? 'It stands above every page until people close it, or it is over. Two are shown at a time, warnings first.'
              : 'Who has closed it is shown it again when its text or level changes.'
          }
        >
          <AnnouncementForm
            form={form}
            changedId={isNew ? null : id}
            onDone={() => {
              form.change(aside.at(-1) ?? newFields(new Date()));
              setAside(aside.slice(0, -1));
            }}
          />
        </PageSection>
      </div>
      <AskBeforeLeaving
        isUnsaved={isBegun || aside.length > 0}
        description="What you have written here is not announced."
      />
      <AnnouncementList
        onEdit={(one) => {
          const begun = isBegun ? [...aside, form.values] : aside;
          form.change(begun.find((fields) => fields.id === one.id) ?? fieldsOf(one));
          setAside(begun.filter((fields) => fields.id !== one.id));
          place.current?.querySelector('textarea')?.focus();
        }}
      />
    </>
  );
}

function isSame(some: AnnouncementFields, other: AnnouncementFields): boolean {
  return JSON.stringify(some) === JSON.stringify(other);
}
