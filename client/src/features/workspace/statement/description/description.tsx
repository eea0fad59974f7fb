import { LANGUAGES } from '@stepwise/contracts/language-list';
import type { Problem } from '@stepwise/contracts/problem';
import { splitConstraints } from '@stepwise/contracts/text-list';
import { cpuLimitMs } from '@stepwise/contracts/time-limits';
import { CircleCheck } from 'lucide-react';
import { Badge } from '../../../../components/ui/badges/badge.tsx';
import { CheckBadge } from '../../../../components/ui/badges/check-badge.tsx';
import { DifficultyBadge } from '../../../../components/ui/badges/difficulty-badge.tsx';
import { Markdown } from '../../../../lib/markdown/markdown.tsx';
import { useReadingSize } from '../../settings/use-reading-size.ts';
import { Examples } from './examples.tsx';
import { SolveFirst } from './solve-first.tsx';

/** What of a problem is its description, for visitors as for people who are signed in. */
type Described = Pick<
  Problem,
  | 'title'
  | 'difficulty'
  | 'tags'
  | 'description'
  | 'constraints'
  | 'examples'
  | 'testCases'
  | 'hiddenTestCount'
  | 'awaitsTests'
  | 'timeLimitMs'
  | 'memoryLimitKb'
> &
  Partial<Pick<Problem, 'solveFirst' | 'isCheck'>>;

type DescriptionProps = {
  problem: Described;
  isSolved: boolean;
  /** Without what would help: difficulty, tags, and that it was solved. */
  isPlain?: boolean | undefined;
};

export function Description({ problem, isSolved, isPlain = false }: DescriptionProps) {
  const size = useReadingSize();
  const constraints = splitConstraints(problem.constraints);
  return (
    <article className="flex flex-col gap-6 px-5 py-5 text-[0.9375rem]" style={size}>
      <div>
        <h1 className="text-xl font-semibold wrap-anywhere">{problem.title}</h1>
        {isPlain ? null : <About problem={problem} isSolved={isSolved} />}
        <p className="mt-2 text-sm text-muted tabular-nums">{limitsLine(problem)}</p>
      </div>
      <Markdown>{problem.description}</Markdown>
      <Examples examples={problem.examples} />
      {constraints.length > 0 ? (
        <section>
          <h2 className="text-[0.9375rem] font-semibold">Constraints</h2>
          <ul className="mt-2.5 flex list-disc flex-col gap-1.5 ps-5 marker:text-muted">
            {constraints.map((constraint) => (
              <li key={constraint}>
                <Markdown>{constraint}</Markdown>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}

/** What kind of problem it is, and what it stands on: of a check not before it is solved. */
function About({ problem, isSolved }: { problem: Described; isSolved: boolean }) {
  if (problem.isCheck && !isSolved) {
    return (
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
        <CheckBadge />
        Which pattern fits is for you to find out.
      </p>
    );
  }
  return (
    <>
      <Kind problem={problem} isSolved={isSolved} />
      <SolveFirst problems={problem.solveFirst ?? []} />
    </>
  );
}

function Kind({ problem, isSolved }: { problem: Described; isSolved: boolean }) {
  return (
    <p className="mt-2.5 flex flex-wrap items-center gap-1.5">
      {isSolved ? (
        <Badge
          icon={<CircleCheck className="size-3.5" aria-hidden="true" />}
          className="text-accepted"
        >
          Solved
        </Badge>
      ) : null}
      <DifficultyBadge difficulty={problem.difficulty} />
      {problem.tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  );
}

/** What a program may take, and what it is tried on. */
function limitsLine(problem: Described): string {
  const { timeLimitMs, memoryLimitKb, testCases, hiddenTestCount, awaitsTests } = problem;
  const visible = `${String(testCases.length)} test${testCases.length === 1 ? '' : 's'} you can see`;
  const hidden = hiddenTestCount === 0 ? [] : [`${String(hiddenTestCount)} hidden`];
  const tests = [visible, ...hidden, ...(awaitsTests ? ['more are being made'] : [])].join(', ');
  return [
    [`${seconds(timeLimitMs)} a test`, ...slowerLanguages(timeLimitMs)].join(', '),
    `${String(Math.round(memoryLimitKb / 1024))} MB`,
    tests,
  ].join(' · ');
}

/** The languages whose programs may take longer. */
function slowerLanguages(timeLimitMs: number): string[] {
  return LANGUAGES.flatMap(({ key, label }) => {
    const ms = cpuLimitMs(key, timeLimitMs);
    return ms > timeLimitMs ? [`${seconds(ms)} in ${label}`] : [];
  });
}

const seconds = (ms: number) => `${String(ms / 1000)} s`;
