import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { Admission } from '../use-admission.ts';

type Refusal = Exclude<Admission, { kind: 'asking' | 'open' }>;

const HEADINGS = {
  closed: 'Registration is closed',
  'invitation-needed': 'You need an invitation',
  refused: 'This invitation does not work',
} satisfies Record<Refusal['kind'], string>;

/** The heading of the page for whom it has no form. */
export function refusalHeading({ kind }: Refusal): string {
  return HEADINGS[kind];
}

/** Why there is no form, and what to do. */
export function NotAdmitted({ refusal }: { refusal: Refusal }) {
  switch (refusal.kind) {
    case 'closed':
      return (
        <p>
          Nobody can make an account here at the moment. Ask whoever runs this site, such as your
          teacher, when it is open again.
        </p>
      );
    case 'invitation-needed':
      return (
        <p>
          Ask whoever runs this site, such as your teacher, for an invitation, and open its link: it
          leads to the form.
        </p>
      );
    case 'refused':
      return (
        <p>
          {refusal.reason}{' '}
          <Link to={paths.register} className="link-inline">
            Register without it
          </Link>
        </p>
      );
  }
}
