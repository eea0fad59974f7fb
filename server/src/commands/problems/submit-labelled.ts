import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Verdict } from '@stepwise/contracts/verdict-list';
import type { BankProblem } from '../../bank/bank-problem.ts';
import { OUTCOMES, type BankProgram, type Outcome } from '../../bank/programs.ts';
import { BANK_DIRECTORY, listPackages, readProblem } from '../../bank/read-problem.ts';
import { Learner } from '../../chaos/learner.ts';
import { clearLastLine, showLastLine } from '../last-line.ts';

// npm run problems:submit -- URL [--only outcome] [slug...]: sends every labelled program of the bank to a
// product that runs there, as learners do, and ends with 1 when a verdict is not what the label says.
// The product needs RATE_LIMIT_SCALE=1000; the accounts made stay.
const LEARNERS = 4;
const USAGE = `npm run problems:submit -- URL [--only ${OUTCOMES.join(' | ')}] [slug...]`;

const WANTED = {
  accepted: 'Accepted',
  wrong_answer: 'Wrong Answer',
  time_limit_exceeded: 'Time Limit Exceeded',
} satisfies Record<Outcome, Verdict>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
const [url, ...slugs] = positionals;
const outcomes = OUTCOMES.filter((outcome) => (values.only ?? outcome) === outcome);
if (url === undefined || !URL.canParse(url) || outcomes.length === 0) {
  console.error(USAGE);
  process.exit(2);
}
process.exitCode = (await submitAll(url)) ? 0 : 1;

type Sent = { readonly slug: string; readonly program: BankProgram };

async function submitAll(url: string): Promise<boolean> {
  const problems = await Promise.all((await listPackages(BANK_DIRECTORY)).map(readProblem));
  const waiting = problems
    .filter(isAskedFor)
    .flatMap(({ slug, programs }) =>
      programs
        .filter(({ outcome }) => outcomes.includes(outcome))
        .map((program) => ({ slug, program })),
    );
  const total = waiting.length;
  const right = new Map<Outcome, number>();
  const wrong: string[] = [];

  const lane = async (learner: Learner): Promise<void> => {
    await learner.enter('register');
    for (let sent = waiting.shift(); sent !== undefined; sent = waiting.shift()) {
      const { slug, program } = sent;
      const fault = await faultOf(learner, sent);
      if (fault === null) right.set(program.outcome, (right.get(program.outcome) ?? 0) + 1);
      else wrong.push(fault);
      showLastLine(`${total - waiting.length} of ${total}: ${slug} ${program.name}`);
    }
  };
  const run = randomUUID().slice(0, 8);
  await Promise.all(
    Array.from({ length: LEARNERS }, (_, n) =>
      lane(new Learner(url, `labelled-${run}-${n}@example.com`)),
    ),
  );
  clearLastLine();
  for (const fault of wrong) console.log(`✗ ${fault}`);
  for (const outcome of outcomes) console.log(`${outcome}: ${right.get(outcome) ?? 0} as labelled`);
  console.log(`${total} sent, ${wrong.length} otherwise than labelled`);
  return total > 0 && wrong.length === 0;
}

function isAskedFor({ slug }: BankProblem): boolean {
  return slugs.length === 0 || slugs.includes(slug);
}

/** What is said of the program and should not be; null when it is as labelled. */
async function faultOf(learner: Learner, { slug, program }: Sent): Promise<string | null> {
  const id = await learner.idOf(slug);
  const { status } = await learner.solve(id, program.language, program.source);
  const wanted = WANTED[program.outcome];
  return status === wanted ? null : `${slug} ${program.name}: ${status} instead of ${wanted}`;
}
