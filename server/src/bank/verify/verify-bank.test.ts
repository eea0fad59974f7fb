import { describe, expect, it } from 'vitest';
import type { BankProblem } from '../bank-problem.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../read-problem.ts';
import { verifyBank } from './verify-bank.ts';

type Identity = Pick<BankProblem, 'slug' | 'bankId' | 'number' | 'title' | 'prerequisites'>;

const [stored] = await Promise.all(
  (await listPackages(BANK_DIRECTORY)).slice(0, 1).map(readProblem),
);

function bankOf(...identities: readonly (Partial<Identity> & { slug: string })[]): BankProblem[] {
  if (!stored) throw new Error('The bank is empty');
  return identities.map((identity, index) => ({
    ...stored,
    bankId: identity.slug,
    number: index,
    title: identity.slug,
    prerequisites: [],
    ...identity,
  }));
}

describe('verifyBank', () => {
  it('finds nothing wrong with the bank', async () => {
    const problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
    expect(verifyBank(problems)).toEqual([]);
  });

  it.each<[string, Partial<Identity>, Partial<Identity>, string]>([
    ['a uuid', { bankId: 'x' }, { bankId: 'x' }, 'b has the uuid of a'],
    ['a number', { number: 7 }, { number: 7 }, 'b has the number of a'],
    ['a title', { title: 'x' }, { title: 'x' }, 'b has the title of a'],
    [
      'a prerequisite that is missing',
      {},
      { prerequisites: ['c'] },
      'b has the prerequisite c, which is not in the bank',
    ],
    [
      'prerequisites that go round',
      { prerequisites: ['b'] },
      { prerequisites: ['a'] },
      "these are each other's prerequisites: a, b",
    ],
    [
      'a problem that needs itself',
      {},
      { prerequisites: ['b'] },
      "these are each other's prerequisites: b",
    ],
  ])('finds %s', (_name, a, b, fault) => {
    expect(verifyBank(bankOf({ slug: 'a', ...a }, { slug: 'b', ...b }))).toEqual([fault]);
  });

  it('takes a chain and a fork of prerequisites', () => {
    const bank = bankOf(
      { slug: 'a', prerequisites: ['b', 'c'] },
      { slug: 'b', prerequisites: ['c'] },
      { slug: 'c' },
    );
    expect(verifyBank(bank)).toEqual([]);
  });
});
