import type { LanguageKey } from '@stepwise/contracts/language';
import type { Submission, SubmissionTest } from '@stepwise/contracts/submission';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { VerdictBadge } from '../../../components/ui/badges/verdict-badge.tsx';
import { InputTools } from '../custom/input-tools.tsx';
import { CopyTool } from './output/copy-tool.tsx';
import { firstDifference, type Difference } from './output/first-difference.ts';
import { InvisiblesSwitch } from './output/invisibles-switch.tsx';
import { Labelled } from './labelled.tsx';
import { limitMet, type ProblemLimits } from './limit-met.ts';
import { OutputExcerpt } from './output/output-excerpt.tsx';
import { ProgramMessage } from './program-message.tsx';
import { nameOfTest } from './test-name.ts';
import { StepThrough } from '../trace/step-through.tsx';
import { TextBlock } from './output/text-block.tsx';

type TestDetailProps = {
  test: SubmissionTest;
  /** The program that was tested. */
  program: Pick<Submission, 'language' | 'sourceCode'>;
  limits: ProblemLimits | undefined;
  /** See ProgramMessage. */
  language: LanguageKey | null;
  /** Whether there was a program to run at all. */
  isCompiled: boolean;
};

/** One test of a result. Of a hidden one only the verdict and the figures are told. */
export function TestDetail({ test, program, limits, language, isCompiled }: TestDetailProps) {
  const difference = differenceOf(test);
  const limit = limits ? limitMet(test.status, program, limits) : null;
  const figures = [test.time, test.memory, limit].filter((figure) => figure !== null);
  const message = test.stderr ? (
    <ProgramMessage title="Error output" text={test.stderr} language={language} />
  ) : null;
  return (
    <div role="group" aria-label={nameOfTest(test.index)} className="flex flex-col gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted tabular-nums">
        <span>{nameOfTest(test.index)}</span>
        <VerdictBadge status={test.status} />
        <span>{figures.join(' · ')}</span>
        {difference ? (
          <span>
            First difference in line {difference.line + 1}, column {difference.column + 1}
          </span>
        ) : null}
        {test.hidden ? null : <InvisiblesSwitch />}
        {test.hidden || test.stdin === null || !isCompiled ? null : (
          <StepThrough
            language={program.language}
            source={program.sourceCode}
            input={test.stdin}
            // A checker may take another output than this one.
            expected={test.status === 'Accepted' ? null : test.expected}
            printed={test.stdout}
          />
        )}
      </p>
      {test.hidden ? (
        <>
          {message}
          <p className="flex items-center gap-2 text-muted">
            <EyeOff className="size-4 shrink-0" aria-hidden="true" />
            This test is hidden: its input and outputs are not shown.
          </p>
        </>
      ) : (
        <TestTexts test={test} difference={difference} isCompiled={isCompiled} message={message} />
      )}
    </div>
  );
}

type TestTextsProps = Pick<TestDetailProps, 'test' | 'isCompiled'> & {
  difference: Difference | null;
  message: ReactNode;
};

/** Side by side where there is room: what the program complained of has the most to say. */
function TestTexts({ test, difference, isCompiled, message }: TestTextsProps) {
  const hasRun = test.status !== 'Not Run';
  const isSilent = message !== null && !test.stdout;
  return (
    <div
      className={`grid items-start gap-2.5 ${isSilent ? '@2xl:grid-cols-[2fr_1fr_1fr]' : '@2xl:grid-cols-3'}`}
    >
      {message === null ? null : (
        <div className={`min-w-0 ${isSilent ? '' : '@2xl:col-span-3'}`}>{message}</div>
      )}
      <Labelled title="Input" tools={<InputTools text={test.stdin ?? ''} />}>
        <TextBlock text={test.stdin ?? ''} />
      </Labelled>
      <Labelled title="Expected" tools={<CopyTool what="expected output" text={test.expected} />}>
        <OutputExcerpt text={test.expected ?? ''} difference={difference} side="expected" />
      </Labelled>
      {isSilent ? null : (
        <Labelled title="Your output" tools={<CopyTool what="your output" text={test.stdout} />}>
          {hasRun ? (
            <OutputExcerpt text={test.stdout ?? ''} difference={difference} side="actual" />
          ) : (
            <span className="text-muted">
              {isCompiled
                ? 'Not run: an earlier test met a limit.'
                : 'Not run: the program did not compile.'}
            </span>
          )}
        </Labelled>
      )}
    </div>
  );
}

/** A program that was stopped has half an output: only a wrong answer is held against the right one. */
function differenceOf(test: SubmissionTest): Difference | null {
  const { status, hidden, expected, stdout } = test;
  return status === 'Wrong Answer' && !hidden
    ? firstDifference(expected ?? '', stdout ?? '')
    : null;
}
