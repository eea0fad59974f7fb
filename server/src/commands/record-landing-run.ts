import { writeFile } from 'node:fs/promises';
import { createEngine } from '../judge/create-engine.ts';
import { LANDING_RUN_FILE, recordLandingRun } from './landing-run.ts';

// npm run landing:record: records the run that the landing page plays. It needs the sandbox.
const engine = await createEngine('local', { local: { languages: ['JAVASCRIPT'] } });
const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort(new Error('Interrupted')));
process.once('SIGTERM', () => interrupted.abort(new Error('Terminated')));
try {
  const { signal } = interrupted;
  const text = await recordLandingRun({ engine, signal, owner: 'landing' });
  await writeFile(LANDING_RUN_FILE, text);
  console.log(`${LANDING_RUN_FILE}: ${(text.length / 1000).toFixed(1)} kB`);
} finally {
  await engine.close();
}
