import type { PersonDetail } from '@stepwise/contracts/people';
import { Link } from 'react-router-dom';
import { PageSection } from '../../../components/ui/page/page-section.tsx';
import { paths } from '../../../lib/paths.ts';
import { endSessions } from '../people.api.ts';
import { Acts } from './acts.tsx';
import type { ChooseProblem } from './give-grant.tsx';
import { Grants } from './grants.tsx';
import { PersonActButton } from './person-act-button.tsx';
import { ResetLink } from './reset-link.tsx';
import { RoleChange } from './role-change.tsx';
import { Suspension } from './suspension.tsx';

type PersonSectionsProps = {
  person: PersonDetail;
  isSelf: boolean;
  chooseProblem: ChooseProblem;
};

/** What an administrator can do with an account, and what was done. */
export function PersonSections({ person, isSelf, chooseProblem }: PersonSectionsProps) {
  const { id, email, sessionCount, suspension, acts } = person;
  return (
    <div>
      <PageSection
        title="Password"
        description="For who has forgotten it: a link with which the person sets a new one."
      >
        <ResetLink id={id} isSuspended={suspension !== null} />
      </PageSection>
      <PageSection
        title="Sessions"
        description={`${saySessions(sessionCount)} API tokens end with the sessions, and so does the address of a calendar.`}
      >
        <div>
          {/* Also for who is signed in nowhere: it ends tokens, too. */}
          <PersonActButton send={() => endSessions(id)}>Sign out everywhere</PersonActButton>
        </div>
      </PageSection>
      {isSelf ? null : (
        <PageSection
          title="Suspension"
          description="A suspended person is signed out everywhere and cannot sign in. Everything of theirs stays. Only the person can delete the account."
        >
          <Suspension person={person} />
        </PageSection>
      )}
      <PageSection
        title="Role"
        description="Administrators edit problems, see hidden tests and look after users."
      >
        <RoleChange person={person} />
      </PageSection>
      <PageSection
        title="Setter"
        description="A setter writes drafts and publishes them once their solutions pass. Drafts of others, hidden tests of others and all that administrators do stay shut."
      >
        <Grants {...{ person, chooseProblem }} />
      </PageSection>
      <PageSection title="History" description="What was done to this account.">
        <div>
          <Acts acts={acts} />
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
            <Link to={paths.auditAbout(email)} className="link-inline">
              All that was done to it
            </Link>
            <Link to={paths.auditBy(email)} className="link-inline">
              All that this person did
            </Link>
          </p>
        </div>
      </PageSection>
    </div>
  );
}

function saySessions(count: number): string {
  if (count === 0) return 'Not signed in anywhere.';
  return count === 1 ? 'Signed in, in one browser.' : `Signed in, in ${String(count)} browsers.`;
}
