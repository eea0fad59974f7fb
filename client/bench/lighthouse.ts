import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from './people.ts';
import { median, type Figure } from './report.ts';

/** The last that runs on Node 20. Fetched for the bench alone: it brings a hundred packages along. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const WITHIN_MS = 180_000;

const PAGES = [
  { path: '/', performance: 98, isOwn: false },
  { path: '/login', performance: 98, isOwn: false },
  { path: '/problems', performance: 95, isOwn: true },
  { path: '/problem/climbingstairs', performance: 90, isOwn: true },
];

type Report = {
  /** Why nothing could be measured. */
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

/** One run says more of what else the machine is doing than of the page. */
const RUNS = 3;

/**
 * What Lighthouse's mobile preset says, in a browser that is signed in where the page asks for it:
 * simulated throttling, which loads the page as fast as it goes and computes from the trace what a
 * phone four times slower would have seen on slow 4G (150 ms, 1.6 Mbit/s). Performance is the median
 * of the runs, everything else the worst of them.
 */
export async function measureLighthouse(executablePath: string, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const speeds: number[] = [];
  for (const { path, performance, isOwn } of PAGES) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) {
      reports.push(await auditOrAgain(executablePath, url, path, isOwn));
    }
    speeds.push(...reports.map(({ environment }) => environment.benchmarkIndex));
    const scores = (name: string) =>
      reports.map(({ categories }) => Math.round((categories[name]?.score ?? NaN) * 100));
    const worst = (name: string) =>
      Math.max(...reports.map(({ audits }) => audits[name]?.numericValue ?? NaN));
    const figure = (name: string, value: number, atLeast?: number): Figure => ({
      name: `${path} ${name}`,
      value,
      unit: '',
      ...(atLeast === undefined ? {} : { atLeast }),
    });
    figures.push(
      figure('performance', median(scores('performance')), performance),
      figure('accessibility', Math.min(...scores('accessibility')), 100),
      figure('best-practices', Math.min(...scores('best-practices')), 100),
      figure('seo', Math.min(...scores('seo'))),
      {
        name: `${path} first contentful paint`,
        value: worst('first-contentful-paint'),
        unit: 'ms',
        atMost: 1500,
      },
      {
        name: `${path} layout shift`,
        value: worst('cumulative-layout-shift') * 1000,
        unit: '‰',
        atMost: 20,
      },
    );
  }
  // Lighthouse's own measure: below 1000 it calls the machine slower than it expects.
  figures.push({ name: 'speed of this machine meanwhile', value: median(speeds), unit: '' });
  return figures;
}

/** Lighthouse loses a trace now and then (NO_NAVSTART), which says nothing of the page. */
async function auditOrAgain(...page: Parameters<typeof audit>): Promise<Report> {
  try {
    return await audit(...page);
  } catch (error) {
    console.warn(`${page[2]} again: ${String(error)}`);
    return audit(...page);
  }
}

async function audit(executablePath: string, url: string, path: string, isOwn: boolean) {
  const directory = await mkdtemp(join(tmpdir(), 'stepwise-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(join(directory, 'profile'), {
    executablePath,
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    if (isOwn) await signIn(context, url);
    const report = join(directory, 'report.json');
    await run('npx', [
      '--yes',
      LIGHTHOUSE,
      url + path,
      `--port=${port}`,
      // Or it would sign us out.
      '--disable-storage-reset',
      '--only-categories=performance,accessibility,best-practices,seo',
      '--output=json',
      `--output-path=${report}`,
      '--quiet',
    ]);
    const result = JSON.parse(await readFile(report, 'utf8')) as Report;
    if (result.runtimeError) throw new Error(result.runtimeError.code);
    return result;
  } finally {
    await context.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function run(command: string, args: readonly string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: WITHIN_MS,
    });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ended with ${String(code)}`)),
    );
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (typeof address !== 'object' || address === null) throw new Error('No port is free');
  return address.port;
}
