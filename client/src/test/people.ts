import type { AuditEvent } from '@stepwise/contracts/audit';
import type { User } from '@stepwise/contracts/auth';
import type { Grant } from '@stepwise/contracts/grants';
import type { Message } from '@stepwise/contracts/message';
import type { PersonDetail } from '@stepwise/contracts/people';
import type { PublicPerson } from '@stepwise/contracts/public-page';
import type { Invitation } from '@stepwise/contracts/registration';
import type { Token } from '@stepwise/contracts/token';

export const ada: User = {
  id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c11',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  image: null,
  role: 'USER',
  createdAt: '2026-01-02T03:04:05.000Z',
};

export const admin: User = {
  ...ada,
  id: '7d4f9a52-6c8e-4b89-8a37-2f0f6f3f9e02',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  role: 'ADMIN',
};

/** What everybody sees of somebody. */
export function buildPublicPerson(person: Partial<PublicPerson> = {}): PublicPerson {
  return {
    ...{ handle: 'ada', name: ada.name, image: null, since: 2026 },
    ...{ solved: { EASY: 12, MEDIUM: 5, HARD: 1 }, streakDays: 4 },
    ...person,
  };
}

/** A person as administrators see them. */
export function buildPerson(person: Partial<PersonDetail> = {}): PersonDetail {
  const { id, name, email, role, createdAt } = ada;
  return {
    ...{ id, name, email, role, createdAt },
    suspension: null,
    sessionCount: 2,
    signedInAt: '2026-03-04T09:30:00.000Z',
    grants: [],
    acts: [],
    ...person,
  };
}

export function buildGrant(grant: Partial<Grant> = {}): Grant {
  return {
    id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c15',
    role: 'SETTER',
    scope: 'SITE',
    problem: null,
    by: admin.name,
    createdAt: '2026-03-04T09:30:00.000Z',
    expiresAt: null,
    isOver: false,
    ...grant,
  };
}

/** An act of an administrator's on somebody's account. */
export function buildAuditEvent(event: Partial<AuditEvent> = {}): AuditEvent {
  return {
    id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c14',
    at: '2026-03-04T09:30:00.000Z',
    action: 'user.suspended',
    by: { id: admin.id, name: admin.name },
    about: { type: 'user', id: ada.id, name: ada.name, isThere: true },
    problem: null,
    before: null,
    after: { reason: 'Copied solutions' },
    ip: '203.0.113.7',
    ...event,
  };
}

export function buildInvitation(invitation: Partial<Invitation> = {}): Invitation {
  return {
    id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c12',
    list: null,
    note: 'Class 10b',
    email: null,
    places: 30,
    taken: 3,
    by: admin.name,
    createdAt: '2026-03-04T09:30:00.000Z',
    expiresAt: '2026-03-11T09:30:00.000Z',
    state: 'OPEN',
    usedBy: null,
    ...invitation,
  };
}

export function buildToken(token: Partial<Token> = {}): Token {
  return {
    id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c13',
    name: 'Laptop',
    start: 'swp_Kx3v',
    scopes: ['read', 'submit'],
    createdAt: '2026-03-01T09:30:00.000Z',
    lastUsedAt: '2026-03-04T09:30:00.000Z',
    expiresAt: '2026-05-30T09:30:00.000Z',
    expired: false,
    ...token,
  };
}

/** What a visitor wrote. */
export function buildMessage(message: Partial<Message> = {}): Message {
  return {
    id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c13',
    ...{ name: ada.name, email: ada.email, text: 'The page is too small.\nCan that be changed?' },
    createdAt: '2026-03-04T09:30:00.000Z',
    readAt: null,
    ...message,
  };
}
