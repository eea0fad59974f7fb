import { writeFile } from 'node:fs/promises';
import { createEngine } from '../judge/create-engine.ts';
import { LANDING_RUN_FILE, recordLandingRun } from './landing-run.ts';
import { untilInterrupted } from './until-interrupted.ts';

// npm run landing:record: records the run that the landing page plays. It needs the sandbox.
const engine = await createEngine('local', { local: { languages: ['JAVASCRIPT'] } });
const signal = untilInterrupted();
try {
  const text = await recordLandingRun({ engine, signal, owner: 'landing' });
  await writeFile(LANDING_RUN_FILE, text);
  console.log(`${LANDING_RUN_FILE}: ${(text.length / 1000).toFixed(1)} kB`);
} finally {
  await engine.close();
}
