// A process that owns an engine and runs one Python program in it, to be killed by a test.
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngineOptions } from '../../create-local-engine.ts';

// Not an argument: the test looks for the program by its command line.
const source = process.env['PROGRAM'] ?? '';
const options = JSON.parse(process.env['ENGINE_OPTIONS'] ?? '{}') as LocalEngineOptions;
const engine = await createLocalEngine(options);
const limits = {
  cpuMs: 60_000,
  wallMs: 60_000,
  memoryKb: 1 << 18,
  outputBytes: 1 << 20,
  processes: 64,
};
const program = { language: 'PYTHON', source } as const;
const job = { program, inputs: [Buffer.from('')], limits, owner: 'resilience' };
for await (const event of engine.run(job, new AbortController().signal))
  if (event.kind === 'result') break;
