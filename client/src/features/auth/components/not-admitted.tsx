import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import type { Admission } from '../use-admission.ts';

type Refusal = Exclude<Admission, { kind: 'asking' | 'open' }>;

/** What the page says above, for whom it has no form. */
export function refusalTitles(refusal: Refusal): { heading: string; subtitle: string } {
  switch (refusal.kind) {
    case 'closed':
      return {
        heading: 'Registration is closed',
        subtitle: 'No new accounts are made here at the moment',
      };
    case 'invitation-needed':
      return {
        heading: 'You need an invitation',
        subtitle: 'New accounts are made by invitation only',
      };
    case 'refused':
      return { heading: 'This invitation does not work', subtitle: refusal.reason };
  }
}

/** What they can do instead. */
export function NotAdmitted({ refusal }: { refusal: Refusal }) {
  switch (refusal.kind) {
    case 'closed':
      return <p>Ask whoever runs this site, such as your teacher, when it opens again.</p>;
    case 'invitation-needed':
      return (
        <p>
          Ask whoever runs this site, such as your teacher, for an invitation, and open its link: it
          leads to the form.
        </p>
      );
    case 'refused':
      return refusal.isOpen ? (
        <p>
          <Link to={paths.register} className="link-inline">
            Register without it
          </Link>
        </p>
      ) : null;
  }
}
