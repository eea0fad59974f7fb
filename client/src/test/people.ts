import type { User } from '@stepwise/contracts/auth';
import type { PersonDetail } from '@stepwise/contracts/people';
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

/** A person as administrators see them. */
export function buildPerson(person: Partial<PersonDetail> = {}): PersonDetail {
  const { id, name, email, role, createdAt } = ada;
  return {
    ...{ id, name, email, role, createdAt },
    suspension: null,
    sessionCount: 2,
    signedInAt: '2026-03-04T09:30:00.000Z',
    acts: [],
    ...person,
  };
}

export function buildInvitation(invitation: Partial<Invitation> = {}): Invitation {
  return {
    id: '0b6bd7a0-5a39-4a3c-9a55-4f0c6d8b1c12',
    note: 'Class 10b',
    places: 30,
    taken: 3,
    by: admin.name,
    createdAt: '2026-03-04T09:30:00.000Z',
    expiresAt: '2026-03-11T09:30:00.000Z',
    state: 'OPEN',
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
