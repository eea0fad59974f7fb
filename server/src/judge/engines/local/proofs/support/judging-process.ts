// Owns an engine and judges what its parent sends, until the parent lets go of it.
import { judge } from '../../../../judge.ts';
import type { JudgeJob } from '../../../../judge-job.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngineOptions } from '../../create-local-engine.ts';
import type { Answer, Introduction } from './places-to-judge.ts';

const options = JSON.parse(process.env['ENGINE_OPTIONS'] ?? '{}') as LocalEngineOptions;
const engine = await createLocalEngine(options);
const stop = new AbortController();
const tell = (message: Answer | Introduction) => process.send?.(message);

process.on('message', ({ id, job }: { id: number; job: JudgeJob }) => {
  judge(engine, job, stop.signal).then(
    (judgement) => tell({ id, judgement }),
    (error: unknown) => tell({ id, error: String(error) }),
  );
});
process.once('disconnect', () => {
  stop.abort(new Error('nobody asks any more'));
  void engine.close();
});
tell({ uid: process.getuid?.() ?? -1, status: engine.status() });
