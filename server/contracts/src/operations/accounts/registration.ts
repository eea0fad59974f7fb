import type { Operation } from '../operation.ts';
import {
  checkedInvitationResponseSchema,
  checkInvitationSchema,
  invitationListResponseSchema,
  invitationResponseSchema,
  invitationsQuerySchema,
  invitationsResponseSchema,
  madeInvitationResponseSchema,
  makeInvitationSchema,
  putRegistrationSchema,
  registrationResponseSchema,
  revisedRegistrationResponseSchema,
} from '../../accounts/registration.ts';

/** Those of operations.ts that say who may make an account. */
export const REGISTRATION_OPERATIONS = {
  'GET /auth/registration': {
    access: 'public',
    scope: null,
    summary: 'Who may make an account here',
    response: registrationResponseSchema,
  },
  'POST /auth/check-invitation': {
    access: 'public',
    scope: null,
    summary: 'Whether an invitation still lets somebody in; a refusal says why not',
    body: checkInvitationSchema,
    response: checkedInvitationResponseSchema,
  },
  'GET /admin/registration': {
    access: 'admin',
    scope: null,
    summary: 'Who may make an account here, for whom decides that',
    response: revisedRegistrationResponseSchema,
  },
  'PUT /admin/registration': {
    access: 'admin',
    scope: null,
    summary: 'Open registration, ask for an invitation or close it; allow domains of emails',
    body: putRegistrationSchema,
    response: revisedRegistrationResponseSchema,
  },
  'GET /admin/invitations': {
    access: 'admin',
    scope: null,
    summary: 'Invitations, newest first, until a month after they have expired',
    query: invitationsQuerySchema,
    response: invitationsResponseSchema,
  },
  'POST /admin/invitations': {
    access: 'admin',
    scope: null,
    summary: 'Make a link with which one or more people register',
    body: makeInvitationSchema,
    response: madeInvitationResponseSchema,
    status: 201,
  },
  'POST /admin/invitations/{id}/revoke': {
    access: 'admin',
    scope: null,
    summary: 'Let nobody else register with an invitation',
    response: invitationResponseSchema,
  },
  'POST /admin/invitations/lists/{id}/revoke': {
    access: 'admin',
    scope: null,
    summary: 'Let nobody else register with the invitations of a list',
    response: invitationListResponseSchema,
  },
} as const satisfies Record<string, Operation>;
