import { seedBank } from '../bank/seed/seed.ts';
import { copyBank, type TestBank } from '../bank/test-bank.ts';
import type { Db } from '../lib/db/db.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import type { Browser } from './app.ts';
import { scriptedEngine, type ScriptedRun } from './doubles/scripted-engine.ts';

const SLUG = 'climbingstairs';
/** The input of a hidden test. */
const MARK = 'a hidden input';

export type SearchedProblem = { readonly id: string; readonly bank: TestBank };

/** A problem of the bank whose inputs are one number from 1 to 45, with a hidden test that is known by its text. */
export async function seedSearchedProblem(db: Db): Promise<SearchedProblem> {
  const bank = await copyBank(SLUG);
  await bank.write(`${SLUG}/data/secret/2-random/01.in`, `${MARK}\n`);
  // What an earlier test has edited is seeded again.
  await db.problem.updateMany({ where: { slug: SLUG }, data: { contentHash: null } });
  await seedBank(db, { log: () => undefined, bankDirectory: bank.directory });
  const { id } = await db.problem.findUniqueOrThrow({ where: { slug: SLUG } });
  return { id, bank };
}

type Candidate = (n: number, source: string) => ScriptedRun | Promise<ScriptedRun>;

/** What is right for n, as the scripted reference solution says. */
export const rightFor = (n: number): string => `right ${n}\n`;

/**
 * An engine for that problem. Its validator takes every input, and `candidate` says what becomes of
 * anybody's program.
 */
export function searchEngine(candidate: Candidate): JudgeEngine {
  return scriptedEngine((source, stdin) => {
    if (source.includes('answer_all(')) {
      const inputs = JSON.parse(stdin) as string[];
      const answers = inputs.map((text) => JSON.stringify([0, rightFor(Number(text)), '']));
      return { stdout: answers.map((line) => `${line}\n`).join('') };
    }
    if (source.includes('sys.exit(42)')) return { exitCode: 42 };
    if (source.includes('def ')) return { stdout: rightFor(Number(stdin)) };
    return candidate(Number(stdin), source);
  });
}

/** Right below a number that the program consists of, like "wrong from 3". */
export const wrongFrom: Candidate = (n, source) => {
  const from = Number(source.replace('wrong from ', ''));
  return { stdout: n < from ? rightFor(n) : 'something else' };
};

export const addressOfSearch = (id: string): string => `/api/v1/submission/${id}/counterexample`;

/** Sends in a program and waits for its verdict; answers the submission's id. */
export async function submitWrong(browser: Browser, problemId: string, source: string) {
  const answer = await browser
    .post('/api/v1/execution-code')
    .send({ source_code: { PYTHON: source }, language_id: 71, problemId })
    .expect(200);
  return (answer.body as { data: { id: string } }).data.id;
}
