// Compares the local judge with the same programs started bare: npm run bench:judge [rounds] [language ...]
// With --json FILE the figures go there too. With --searches it measures instead how much fewer submissions are
// judged while people look for counterexamples, and ends with 1 when they are too few.
import type { LanguageKey } from '@stepwise/contracts/language';
import { LANGUAGE_KEYS } from '@stepwise/contracts/language';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureRatios } from '../../bench/judge-ratios.ts';
import type { Engines, Ratios } from '../../bench/judge-ratios.ts';
import { measureThroughput } from '../../bench/judge-throughput.ts';
import type { Throughput } from '../../bench/judge-throughput.ts';
import { createLocalEngine } from '../../judge/engines/local/create-local-engine.ts';
import type { LocalEngineOptions } from '../../judge/engines/local/create-local-engine.ts';
import { benchSearches, WANTED_RATIO } from './bench-searches.ts';

const DEFAULT_ROUNDS = 7;
const USERS = [1, 2, 8];
const THROUGHPUT_MS = 20_000;

const HEAD =
  'language   tests      process     bare  2 ways  engine 2 slots  first  b1/e1  b1/e2  b2/e2  over/test  late';

const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown'}`;
const { values, positionals } = parseArgs({
  options: { json: { type: 'string' }, searches: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const named = LANGUAGE_KEYS.filter((key) => positionals.includes(key));
const languages = named.length > 0 ? named : LANGUAGE_KEYS;
const rounds = Number(positionals.find((word) => /^\d+$/.test(word)) ?? DEFAULT_ROUNDS);
await (values.searches ? benchBeside(languages) : benchLocal(languages));

async function startEngines(options: LocalEngineOptions): Promise<Engines> {
  const narrow = await createLocalEngine({ ...options, slots: 1 });
  return { narrow, wide: await createLocalEngine({ ...options, slots: 2 }) };
}

async function benchLocal(keys: readonly LanguageKey[]): Promise<void> {
  console.log(`${machine}; medians of ${rounds} rounds, ms; load ${loadavg()[0]?.toFixed(1)}`);
  console.log(HEAD);
  const shared = await startEngines({});
  const alone = await startEngines({ share: [] });
  const all = [shared, alone].flatMap(({ narrow, wide }) => [narrow, wide]);
  const ratios: Ratios[] = [];
  const throughput: Throughput[] = [];
  try {
    await Promise.all(all.map((engine) => engine.warmUp()));
    for (const language of keys) {
      await measureRatios({ shared, alone }, language, rounds, (row) => {
        ratios.push(row);
        console.log(line(row));
      });
    }
    for (const users of USERS) {
      const row = await measureThroughput(shared.wide, users, keys, THROUGHPUT_MS);
      throughput.push(row);
      const perMinute = row.submissionsPerMinute.toFixed(0);
      console.log(
        `${users} users: ${perMinute} submissions a minute, ${row.late} false time limits`,
      );
    }
  } finally {
    await Promise.all(all.map((engine) => engine.close()));
  }
  keep({ machine, node: process.version, rounds, ratios, throughput });
}

async function benchBeside(keys: readonly LanguageKey[]): Promise<void> {
  console.log(`${machine}; load ${loadavg()[0]?.toFixed(1)}`);
  const engine = await createLocalEngine({ slots: 2 });
  try {
    await engine.warmUp();
    const searches = await benchSearches(engine, keys);
    if (searches.some(({ ratio }) => ratio < WANTED_RATIO)) process.exitCode = 1;
    keep({ machine, node: process.version, searches });
  } finally {
    await engine.close();
  }
}

function keep(figures: object): void {
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
}

function line(row: Ratios): string {
  const ms = (value: number): string => value.toFixed(0).padStart(7);
  const ratio = (value: number): string => value.toFixed(2).padStart(6);
  return [
    row.language.padEnd(10),
    row.workload.padEnd(10),
    (row.isShared ? 'shared' : 'of its own').padEnd(10),
    [row.bare, row.bareTwoWays, row.engine, row.engineTwoSlots].map(ms).join(' '),
    row.first.toFixed(0).padStart(6),
    [row.b1e1, row.b1e2, row.b2e2].map(ratio).join(' '),
    row.overheadPerTest.toFixed(1).padStart(10),
    String(row.late).padStart(5),
  ].join(' ');
}
