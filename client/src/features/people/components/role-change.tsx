import type { PersonDetail } from '@stepwise/contracts/people';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { changeRole } from '../people.api.ts';
import { usePersonStore } from '../person.store.ts';

const WORDS = {
  ADMIN: {
    text: 'Make an administrator',
    consequence:
      'An administrator can do all that you can: read everybody’s programs, and take your role.',
  },
  USER: {
    text: 'Make an ordinary user',
    consequence: 'What is done with problems and users from now on is up to the others.',
  },
} as const;

/** Makes a user an administrator, and back, once it is asked. */
export function RoleChange({ person }: { person: PersonDetail }) {
  const act = usePersonStore((state) => state.act);
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLDivElement>(null);
  const role = person.role === 'ADMIN' ? 'USER' : 'ADMIN';
  const { text, consequence } = WORDS[role];
  return (
    <div ref={section} tabIndex={-1}>
      <Button variant="neutral" onClick={() => setAsking(true)}>
        {text}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
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
