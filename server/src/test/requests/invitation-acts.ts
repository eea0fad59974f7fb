import type { AuditAction } from '@stepwise/contracts/audit';
import type { Browser } from '../app.ts';

type Act = {
  readonly action: AuditAction;
  readonly run: (world: { readonly admin: Browser }) => Promise<{ status: number }>;
};

type Made<Invitation> = { readonly data: Invitation };

const INVITATIONS = '/api/v1/admin/invitations';

const invite = (admin: Browser) =>
  admin.post(INVITATIONS).send({ note: 'Class', places: 3, days: 7 });

const inviteMany = (admin: Browser) =>
  admin
    .post(`${INVITATIONS}/many`)
    .send({ note: 'Class', days: 7, emails: ['ada@example.com'], byMail: false });

/** How each route with which an administrator makes or withdraws invitations is used, and what is recorded. */
export const INVITATION_ACTS: Readonly<Record<string, Act>> = {
  'POST /admin/invitations': { action: 'invitation.made', run: ({ admin }) => invite(admin) },
  'POST /admin/invitations/many': {
    action: 'invitation.made',
    run: ({ admin }) => inviteMany(admin),
  },
  'POST /admin/invitations/{id}/revoke': {
    action: 'invitation.revoked',
    run: async ({ admin }) => {
      const { data } = (await invite(admin)).body as Made<{ invitation: { id: string } }>;
      return admin.post(`${INVITATIONS}/${data.invitation.id}/revoke`);
    },
  },
  'POST /admin/invitations/lists/{id}/revoke': {
    action: 'invitation-list.revoked',
    run: async ({ admin }) => {
      const { data } = (await inviteMany(admin)).body as Made<
        [{ invitation: { list: { id: string } } }]
      >;
      return admin.post(`${INVITATIONS}/lists/${data[0].invitation.list.id}/revoke`);
    },
  },
};
