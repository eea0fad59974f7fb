import type { Invitation, InvitationList } from '@stepwise/contracts/registration';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badges/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { groupByList } from '../group-by-list.ts';
import { nameOfInvitation, nameOfList, sayList } from '../name-of-invitation.ts';

const STATES = {
  OPEN: { text: 'Open', className: 'text-accepted' },
  USED_UP: { text: 'Used up', className: 'text-muted' },
  EXPIRED: { text: 'Expired', className: 'text-muted' },
  REVOKED: { text: 'Withdrawn', className: 'text-rejected' },
} satisfies Record<Invitation['state'], { text: string; className: string }>;

/** A column of its own where there is room. */
const WIDE = 'px-3 py-2.5 max-sm:hidden';

/** On the narrowest screens, or with the largest letters, a row's cells stand below each other. */
const STACKED = 'max-[18rem]:block';

/** The last cell, with its button. */
const ACTION = `py-2.5 pe-5 text-end max-[18rem]:ps-5 max-[18rem]:pt-0 max-[18rem]:text-start max-[18rem]:empty:hidden ${STACKED}`;

type Actions = {
  onRevoke: (invitation: Invitation) => void;
  onRevokeList: (list: InvitationList) => void;
};

type InvitationTableProps = Actions & { invitations: readonly Invitation[] };

export function InvitationTable({ invitations, onRevoke, onRevokeList }: InvitationTableProps) {
  return (
    <table className="w-full text-left text-sm">
      <caption className="sr-only">Invitations, newest first</caption>
      <thead className="border-b border-line text-xs text-muted">
        <tr>
          <th scope="col" className={`py-2.5 ps-5 font-medium ${STACKED}`}>
            For
          </th>
          <th scope="col" className={`${WIDE} w-28 font-medium`}>
            Registered
          </th>
          <th scope="col" className={`${WIDE} w-32 font-medium`}>
            Works until
          </th>
          <th scope="col" className={`w-36 py-2.5 pe-5 font-medium max-[18rem]:p-0 ${STACKED}`}>
            <span className="sr-only">Withdraw</span>
          </th>
        </tr>
      </thead>
      {groupByList(invitations).map((group) => (
        <tbody key={group.key} className="divide-y divide-line border-b border-line last:border-0">
          {group.list === null ? null : <ListRow list={group.list} onRevokeList={onRevokeList} />}
          {group.invitations.map((invitation) => (
            <Row key={invitation.id} invitation={invitation} onRevoke={onRevoke} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type ListRowProps = { list: InvitationList } & Pick<Actions, 'onRevokeList'>;

/** What the invitations below have in common. */
function ListRow({ list, onRevokeList }: ListRowProps) {
  return (
    <tr className="bg-base-300">
      <th scope="rowgroup" className={`py-2.5 ps-5 pe-3 text-start font-normal ${STACKED}`}>
        <span className="block font-semibold wrap-anywhere">{nameOfList(list)}</span>
        <span className="block text-muted tabular-nums">{sayList(list)}</span>
      </th>
      {/* Not part of the cell before: on a phone these columns are not there. */}
      <td colSpan={2} className={WIDE} />
      <td className={ACTION}>
        {list.open === 0 ? null : (
          <Button
            variant="neutral"
            size="sm"
            aria-label={`Withdraw ${String(list.open)} of the list ${nameOfList(list)}`}
            onClick={() => onRevokeList(list)}
          >
            Withdraw {list.open}
          </Button>
        )}
      </td>
    </tr>
  );
}

type RowProps = { invitation: Invitation } & Pick<Actions, 'onRevoke'>;

function Row({ invitation, onRevoke }: RowProps) {
  const { list, note, email, places, taken, by, createdAt, expiresAt, state, usedBy } = invitation;
  const look = STATES[state];
  // The list above has its name.
  const [name, below] = list === null ? [note, email] : [email, null];
  return (
    <tr>
      <th scope="row" className={`py-2.5 ps-5 pe-3 text-start font-normal ${STACKED}`}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name || 'For a deleted account'}</span>
          <Badge className={look.className}>{look.text}</Badge>
        </span>
        {below === null ? null : <span className="block wrap-anywhere">{below}</span>}
        {usedBy === null ? null : (
          <span className="block wrap-anywhere">
            Registered as{' '}
            <Link to={paths.user(usedBy.id)} className="link-inline">
              {usedBy.name}
            </Link>
            , {usedBy.email}
          </span>
        )}
        <span className="block text-muted wrap-anywhere">
          Made {formatDate(createdAt)}
          {by === null ? '' : ` by ${by}`}
        </span>
        <span className="block text-muted sm:hidden">
          {taken} of {places} registered, until {formatDate(expiresAt)}
        </span>
      </th>
      <td className={`${WIDE} tabular-nums`}>
        {taken} of {places}
      </td>
      <td className={`${WIDE} tabular-nums`}>{formatDate(expiresAt)}</td>
      <td className={ACTION}>
        {state === 'OPEN' ? (
          <Button
            variant="neutral"
            size="sm"
            aria-label={`Withdraw ${nameOfInvitation(invitation)}`}
            onClick={() => onRevoke(invitation)}
          >
            Withdraw
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
