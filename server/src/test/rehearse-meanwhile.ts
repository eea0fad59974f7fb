import type { JudgeEngine } from '../judge/engine.ts';
import type { Browser } from './app.ts';

/** An engine before whose next run, once `rehearse` is called, a person begins to rehearse with a problem. */
export function rehearsingMeanwhile(engine: JudgeEngine) {
  let begin: (() => Promise<unknown>) | null = null;
  const awaited: JudgeEngine = {
    ...engine,
    async *run(job, signal) {
      const first = begin;
      begin = null;
      await first?.();
      yield* engine.run(job, signal);
    },
  };
  const rehearse = (browser: Browser, problemId: string): void => {
    const wish = { minutes: 30, problemIds: [problemId] };
    begin = async () => browser.post('/api/v1/rehearsal').send(wish).expect(201);
  };
  /** Whether that has happened. */
  const hasBegun = (): boolean => begin === null;
  return { engine: awaited, rehearse, hasBegun };
}
