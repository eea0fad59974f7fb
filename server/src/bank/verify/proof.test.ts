import { expect, it } from 'vitest';
import { copyBank } from '../test-bank.ts';
import { isProven, markProven } from './proof.ts';

const SLUG = 'climbingstairs';

it('holds for a package until anything in it changes, proofs as well', async () => {
  const bank = await copyBank(SLUG);
  await bank.write(`${SLUG}/data/invalid_input/09-new.in`, '0\n');
  expect(await isProven(bank.at(SLUG))).toBe(false);
  await markProven(bank.at(SLUG));
  expect(await isProven(bank.at(SLUG))).toBe(true);
  await bank.write(`${SLUG}/data/invalid_input/09-new.in`, '-1\n');
  expect(await isProven(bank.at(SLUG))).toBe(false);
});
