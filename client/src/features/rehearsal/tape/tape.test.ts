import type { LanguageKey } from '@stepwise/contracts/language';
import type { Tape } from '@stepwise/contracts/tape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange, changeBetween } from './change-between.ts';
import { TapeRecorder } from './tape-recorder.ts';
import { Timeline } from './timeline.ts';

/** Line ends of both kinds, halves of characters, and letters that repeat so that changes are ambiguous. */
const text = fc.string({ unit: fc.constantFrom('a', 'b', '\r\n', '\n', '🙂', '\ud83d', '\0') });

type Act =
  | { kind: 'type'; text: string }
  | { kind: 'language'; language: LanguageKey; text: string }
  | { kind: 'note' };

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('type' as const), text }) },
  fc.record({
    kind: fc.constant('language' as const),
    language: fc.constantFrom<LanguageKey>('PYTHON', 'JAVA'),
    text,
  }),
  fc.constant({ kind: 'note' } as const),
);

/** Records them, a millisecond each, cut into chunks of so many acts; with what was in the editor after each. */
function record(acts: readonly Act[], chunk: number, isCoarse = false) {
  let now = 0;
  const recorder = new TapeRecorder(() => now);
  recorder.isCoarse = isCoarse;
  const chunks: Tape['chunks'] = [];
  const seen: { language: LanguageKey; text: string }[] = [];
  let shown: { language: LanguageKey; text: string } = { language: 'PYTHON', text: 'start' };
  const cut = () => {
    const events = recorder.cut();
    if (events.length > 0) chunks.push({ take: 'one', events });
  };
  recorder.show(shown.language, shown.text);
  seen.push(shown);
  for (const [index, one] of acts.entries()) {
    now = index + 1;
    if (one.kind === 'note') recorder.note('run');
    else {
      shown = { language: one.kind === 'language' ? one.language : shown.language, text: one.text };
      recorder.show(shown.language, shown.text);
    }
    seen.push(shown);
    if (index % chunk === 0) cut();
  }
  cut();
  return { chunks, seen };
}

describe('a change', () => {
  it('makes the second text of the first, whatever they are', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const change = changeBetween(before, after);
        expect(change === null).toBe(before === after);
        if (change) expect(applyChange(before, change)).toBe(after);
      }),
    );
  });

  it('is no larger than what was typed', () => {
    expect(changeBetween('for i in x:', 'for in in x:')).toEqual({
      ...{ from: 5, removed: 0 },
      inserted: 'n',
    });
    expect(changeBetween('aa', 'aaa')).toEqual({ from: 2, removed: 0, inserted: 'a' });
    expect(changeBetween('aaa', 'a')).toEqual({ from: 1, removed: 2, inserted: '' });
  });
});

describe('a recording', () => {
  it('shows at every moment what was in the editor, through JSON, for a thousand of them', () => {
    fc.assert(
      fc.property(
        fc.array(act, { maxLength: 60 }),
        fc.integer({ min: 1, max: 20 }),
        (acts, chunk) => {
          const { chunks, seen } = record(acts, chunk);
          const timeline = new Timeline(JSON.parse(JSON.stringify({ chunks })) as Tape);
          for (const [at, program] of seen.entries()) {
            expect(timeline.frameAt(at).program).toMatchObject(program);
          }
          expect(timeline.marks).toHaveLength(acts.filter(({ kind }) => kind === 'note').length);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('ends with the same program when there is little room', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const { chunks, seen } = record(acts, 20, true);
        const timeline = new Timeline({ chunks });
        expect(timeline.frameAt(Infinity).program).toMatchObject({ ...seen.at(-1) });
        const fine = record(acts, 20).chunks.flatMap(({ events }) => events);
        expect(chunks.flatMap(({ events }) => events).length).toBeLessThanOrEqual(fine.length);
      }),
    );
  });

  it('is shown from far away at once: two hundred events are applied at most', () => {
    const acts = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ kind: 'type' as const, text: 'x'.repeat(index % 700) },
    }));
    const { chunks, seen } = record(acts, 100);
    const timeline = new Timeline({ chunks });
    for (const at of [0, 1, 199, 200, 201, 2_599, 2_600, 4_999, 5_000]) {
      expect(timeline.frameAt(at).program).toMatchObject({ ...seen[at] });
    }
  });

  it('of two pages shows the one that was touched last, each with its own program', () => {
    const open = (at: number, source: string) =>
      ({ at, kind: 'open', language: 'PYTHON', text: source }) as const;
    const timeline = new Timeline({
      chunks: [
        {
          take: 'one',
          events: [open(0, 'one'), { at: 20, kind: 'edit', from: 3, removed: 0, inserted: '!' }],
        },
        { take: 'two', events: [open(10, 'two'), { at: 30, kind: 'away' }] },
      ],
    });
    const shown = [0, 10, 20, 30].map((at) => timeline.frameAt(at).program?.text);
    expect(shown).toEqual(['one', 'two', 'one!', 'two']);
    expect([timeline.frameAt(29).isAway, timeline.frameAt(30).isAway]).toEqual([false, true]);
    expect(timeline.frameAt(-1).program).toBeNull();
  });

  it('who is back by another page is no longer away', () => {
    const open = { at: 0, kind: 'open', language: 'PYTHON', text: 'x' } as const;
    const edit = { at: 30, kind: 'edit', from: 1, removed: 0, inserted: '!' } as const;
    const timeline = new Timeline({
      chunks: [
        { take: 'one', events: [open, { at: 10, kind: 'away' }] },
        { take: 'two', events: [{ ...open, at: 20 }, edit] },
      ],
    });
    expect([10, 20, 30].map((at) => timeline.frameAt(at).isAway)).toEqual([true, false, false]);
  });

  it('never goes back in time, and is cut before it is too large', () => {
    let now = 50;
    const recorder = new TapeRecorder(() => now);
    recorder.show('PYTHON', '');
    now = 10;
    recorder.show('PYTHON', 'x'.repeat(60_000));
    expect(recorder.isFull()).toBe(true);
    expect(recorder.cut().map(({ at }) => at)).toEqual([50, 50]);
    expect([recorder.isFull(), recorder.cut()]).toEqual([false, []]);
  });
});
