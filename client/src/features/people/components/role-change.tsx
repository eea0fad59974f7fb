import type { PersonDetail } from '@stepwise/contracts/people';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { changeRole } from '../people.api.ts';
import { usePersonStore } from '../person.store.ts';

const WORDS = {
  ADMIN: {
    text: 'Make an administrator',
    consequence: 'An administrator can do all that you can, and take your role.',
  },
  USER: {
    text: 'Make an ordinary user',
    consequence: 'Problems of others, hidden tests and users are shut to them from now on.',
  },
} as const;

/** Makes a user an administrator, and back, once it is asked. */
export function RoleChange({ person }: { person: PersonDetail }) {
  const act = usePersonStore((state) => state.act);
  const [asked, setAsked] = useState<keyof typeof WORDS | null>(null);
  const section = useRef<HTMLDivElement>(null);
  // The question stays what it was while the person changes behind it.
  const role = asked ?? (person.role === 'ADMIN' ? 'USER' : 'ADMIN');
  const { text, consequence } = WORDS[role];
  return (
    <div ref={section} tabIndex={-1}>
      <Button variant="neutral" onClick={() => setAsked(role)}>
        {text}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={`${text}?`}
        description={consequence}
        confirmText={text}
        onConfirm={() => act(() => changeRole(person.id, { role }))}
        returnFocusTo={section}
      >
        <p className="font-medium wrap-anywhere">
          {person.name}, {person.email}
        </p>
      </ConfirmDialog>
    </div>
  );
}
