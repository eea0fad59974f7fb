import type { LanguageKey, LanguageStatus } from '@stepwise/contracts/language';
import { isTraced, TRACE_INPUT_MAX } from '@stepwise/contracts/trace-limits';

/** Why a run cannot be stepped through: each says what can be done instead. */
export const NO_STEPS = {
  empty: 'There is no program to step through yet: write one first.',
  unrecorded: 'Programs in this language cannot be stepped through: print what you want to see.',
  language:
    'Programs in this language cannot be run on this site at the moment: choose another language.',
  elsewhere:
    'This site runs programs on another server, where they cannot be stepped through: print what you want to see.',
  input: `This input is longer than the ${String(TRACE_INPUT_MAX / 1024)} KiB that can be stepped through: take a shorter one.`,
} as const;

export type NoStepsReason = keyof typeof NO_STEPS;

type Wanted = {
  readonly language: LanguageKey;
  readonly languages: readonly Pick<LanguageStatus, 'key' | 'available' | 'traceable'>[];
  readonly source: string;
  readonly input: string;
};

/** Null: it can. */
export function whyNoSteps({ language, languages, source, input }: Wanted): NoStepsReason | null {
  if (source === '') return 'empty';
  if (!isTraced(language)) return 'unrecorded';
  const status = languages.find(({ key }) => key === language);
  if (!status?.available) return 'language';
  if (!status.traceable) return 'elsewhere';
  return input.length > TRACE_INPUT_MAX ? 'input' : null;
}
