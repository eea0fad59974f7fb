// Owns an engine and runs what its parent sends, until the parent lets go of it.
import type { Job } from '../../../../engine.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngineOptions } from '../../create-local-engine.ts';
import type { Said } from './engine-elsewhere.ts';

const tell = (message: Said) => process.send?.(message);
const options = JSON.parse(process.env['ENGINE_OPTIONS'] ?? '{}') as LocalEngineOptions;
const engine = await createLocalEngine(options);
await engine.proven();
const stop = new AbortController();

async function run(id: number, job: Job): Promise<void> {
  try {
    for await (const event of engine.run(job, stop.signal)) tell({ id, event });
    tell({ id, end: null });
  } catch (error) {
    tell({ id, end: String(error) });
  }
}

process.on('message', ({ id, job }: { id: number; job: Job }) => void run(id, job));
process.once('disconnect', () => {
  stop.abort(new Error('nobody asks any more'));
  void engine.close();
});
tell({ status: engine.status() });
