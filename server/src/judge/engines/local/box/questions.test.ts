import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeFrame } from './frames.ts';
import { BoxLostBeforeError, BoxLostError, BoxLostInTestError, Questions } from './questions.ts';

const TEST = { deadlineMs: 1000, blobCapBytes: 10, isTest: true };
const answer = (number: number): Buffer => encodeFrame({ op: 'done', number }, []);

let late = 0;
let questions: Questions;
beforeEach(() => {
  vi.useFakeTimers();
  late = 0;
  questions = new Questions(() => (late += 1));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('questions', () => {
  it('are answered in their order', async () => {
    const replies = [questions.add(TEST), questions.add(TEST)];
    questions.hear(Buffer.concat([answer(1), answer(2)]));
    const [first, second] = await Promise.all(replies);
    expect(first).toMatchObject({ header: { number: 1 } });
    expect(second).toMatchObject({ header: { number: 2 } });
  });

  it('have each the room for their own answer', async () => {
    const replies = [
      questions.add({ ...TEST, blobCapBytes: 3 }),
      questions.add({ ...TEST, blobCapBytes: 8 }),
    ];
    const [small, large] = [Buffer.alloc(3), Buffer.alloc(8)].map((blob) =>
      encodeFrame({ op: 'done' }, [blob]),
    ) as [Buffer, Buffer];
    questions.hear(Buffer.concat([small, large]));
    await Promise.all(replies);
    void questions.add({ ...TEST, blobCapBytes: 3 }).catch(() => undefined);
    expect(() => questions.hear(large)).toThrow('too long');
  });

  it('have their time from when it is their turn', () => {
    const replies = [questions.add(TEST), questions.add(TEST)];
    vi.advanceTimersByTime(900);
    questions.hear(answer(1));
    vi.advanceTimersByTime(900);
    expect(late).toBe(0);
    vi.advanceTimersByTime(200);
    expect(late).toBe(1);
    return expect(replies[0]).resolves.toBeDefined();
  });

  it('that are late are no fault of the program that runs', async () => {
    const asked = questions.add(TEST);
    const failed = asked.catch((error: unknown) => error);
    questions.fail('it did not answer', true);
    expect(await failed).toBeInstanceOf(BoxLostError);
    expect(await failed).not.toBeInstanceOf(BoxLostInTestError);
  });

  it('that fail are the first, and the others never had their turn', async () => {
    const [first, second] = [questions.add(TEST), questions.add(TEST)];
    const both = Promise.all([
      expect(first).rejects.toThrow(BoxLostInTestError),
      expect(second).rejects.toThrow(BoxLostBeforeError),
    ]);
    questions.fail('it ended');
    await both;
    const question = questions.add({ ...TEST, isTest: false });
    questions.fail('it ended');
    const error: unknown = await question.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BoxLostError);
    expect(error).not.toBeInstanceOf(BoxLostInTestError);
  });

  it('that are dropped never had their turn', async () => {
    const dropped = expect(questions.add(TEST)).rejects.toThrow(BoxLostBeforeError);
    questions.drop('not wanted');
    await dropped;
    vi.advanceTimersByTime(10_000);
    expect(late).toBe(0);
  });

  it('leave nothing open when all are answered', async () => {
    const replies = [questions.add(TEST), questions.add(TEST)];
    questions.hear(answer(1));
    await replies[0];
    expect(questions.isIdle).toBe(false);
    questions.hear(answer(2));
    await replies[1];
    expect(questions.isIdle).toBe(true);
  });

  it('are not what is answered without being asked', () => {
    expect(() => questions.hear(answer(1))).toThrow('nobody asked for');
  });
});
