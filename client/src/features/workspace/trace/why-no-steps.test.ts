import type { LanguageKey } from '@stepwise/contracts/language';
import { TRACE_INPUT_MAX } from '@stepwise/contracts/trace-limits';
import { expect, test } from 'vitest';
import { NO_STEPS, whyNoSteps, type NoStepsReason } from './why-no-steps.ts';

const ready = { key: 'PYTHON', available: true, traceable: true } as const;
const wanted = { language: 'PYTHON', languages: [ready], source: 'x', input: '1' } as const;

const CASES: Record<NoStepsReason, Partial<Parameters<typeof whyNoSteps>[0]>> = {
  empty: { source: '' },
  // None of today's.
  unrecorded: { language: 'RUST' as string as LanguageKey },
  language: { languages: [{ ...ready, available: false, traceable: false }] },
  elsewhere: { languages: [{ ...ready, traceable: false }] },
  input: { input: 'x'.repeat(TRACE_INPUT_MAX + 1) },
};

test.each(Object.keys(NO_STEPS) as NoStepsReason[])(
  'it is told why nothing is offered: %s',
  (reason) => {
    expect(whyNoSteps({ ...wanted, ...CASES[reason] })).toBe(reason);
    expect(NO_STEPS[reason]).toMatch(/^[A-Z][^.]+: [^.]+\.$/);
  },
);

test('what can be stepped through has no reason', () => {
  expect(whyNoSteps({ ...wanted, input: 'x'.repeat(TRACE_INPUT_MAX) })).toBeNull();
  expect(whyNoSteps({ ...wanted, languages: [] })).toBe('language');
});
