import { JUDGE_PROGRAMS, ensurePrograms } from './system-packages.mjs';
import { setting } from './setting.mjs';
import { setUp } from './setup.mjs';

try {
  console.log('Stepwise is starting');
  await setUp({ client: true });
  if (setting('JUDGE_ENGINE') !== 'judge0') await ensurePrograms(JUDGE_PROGRAMS);
  // From here on everything is installed: the rest is TypeScript, run from its source.
  const { register } = await import('tsx/esm/api');
  register();
  const { start } = await import('../src/commands/start.ts');
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
