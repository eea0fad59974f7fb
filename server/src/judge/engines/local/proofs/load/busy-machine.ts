import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Ends when its standard input does, so that nothing burns on when the test process dies. */
const BURN = `process.stdin.on('end', () => process.exit()).resume();
const burn = () => { for (let i = 0; i < 1e7; i += 1); setImmediate(burn); }; burn(); console.log('burns');`;

/**
 * Processes that want all of every processor, so many for each. Resolves when they do. Each has a session
 * of its own, or the kernel would count all of them as one.
 */
export async function makeBusy(perProcessor: number): Promise<{ end: () => Promise<void> }> {
  const burners = Array.from({ length: perProcessor * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', BURN], { stdio: ['pipe', 'pipe', 'ignore'], detached: true }),
  );
  const ended = burners.map((burner) => once(burner, 'exit'));
  await Promise.all(burners.map((burner) => once(burner.stdout, 'data')));
  return {
    end: async () => {
      for (const burner of burners) burner.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}
