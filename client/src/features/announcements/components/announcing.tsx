import { useRef, useState } from 'react';
import { PageSection } from '../../../components/ui/page/page-section.tsx';
import { useTypedForm } from '../../../lib/api/use-typed-form.ts';
import { useAnnouncementsStore } from '../announcements.store.ts';
import { fieldsOf, newFields, type AnnouncementFields } from '../announcement-form.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** Where announcements are written, and those that were. */
export function Announcing() {
  const [first] = useState(() => newFields(new Date()));
  const form = useTypedForm<AnnouncementFields>('announcement', first);
  const place = useRef<HTMLDivElement>(null);
  // What was written of a new one waits while another one is changed.
  const [aside, setAside] = useState<AnnouncementFields>();
  const { announcements } = useAnnouncementsStore();
  const { id } = form.values;
  // What was deleted meanwhile can only be written anew.
  const isNew = id === '' || announcements?.some((one) => one.id === id) === false;
  return (
    <>
      <div ref={place}>
        <PageSection
          title={isNew ? 'Announce something' : 'Change an announcement'}
          description={
            isNew
              ? 'It stands above every page until people close it, or it is over.'
              : 'Who has closed it is shown it again when its text or level changes.'
          }
        >
          <AnnouncementForm
            form={form}
            changedId={isNew ? null : id}
            onDone={() => {
              form.change(aside ?? newFields(new Date()));
              setAside(undefined);
            }}
          />
        </PageSection>
      </div>
      <AnnouncementList
        onEdit={(one) => {
          if (isNew && form.values.text.trim() !== '') setAside({ ...form.values, id: '' });
          form.change(fieldsOf(one));
          place.current?.querySelector('textarea')?.focus();
        }}
      />
    </>
  );
}
