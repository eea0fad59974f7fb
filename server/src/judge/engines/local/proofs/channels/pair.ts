import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobOf, runOne, text } from '../../../../contract/run-program.ts';
import type { JudgeEngine } from '../../../../engine.ts';
import { SYSTEM_PYTHON } from '../../languages/find-toolchains.ts';

export type Channel = {
  readonly name: string;
  /** Parts of the program, in their order; the last part is the same for all. */
  readonly files: readonly string[];
  /** What the parts find as WAY. */
  readonly way?: string;
};

/** What came of one try. */
export type Tried = {
  /** Whether somebody looked while something was shown. */
  readonly hasMet: boolean;
  readonly bits: number;
  readonly seconds: number;
};

type Run = (source: string, input: string) => Promise<string>;

const MARKER = '1011001110001101';
const PAYLOAD_BITS = 32;
// Whatever else starts processes while they talk drowns some channels.
const TRIES = 14;

const part = (name: string): string =>
  readFileSync(join(import.meta.dirname, `${name}.py`), 'utf8');

/** In two boxes at once, as two jobs of one person. */
export function inBoxes(engine: JudgeEngine): Run {
  return async (source, input) => {
    const limits = { cpuMs: 5000, wallMs: 20_000 };
    const job = {
      ...jobOf('PYTHON', source, [input], limits),
      isShort: input.startsWith('receive'),
    };
    const run = await runOne(engine, job);
    if (run.exitCode !== 0) throw new Error(`${run.ending} ${text(run.stderr)}`);
    return text(run.stdout);
  };
}

/** As two programs that nothing keeps apart. */
export const bare: Run = async (source, input) => {
  const child = spawn(SYSTEM_PYTHON, ['-c', source], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(input);
  const parts: Buffer[] = [];
  child.stdout.on('data', (bytes: Buffer) => parts.push(bytes));
  await once(child, 'close');
  return Buffer.concat(parts).toString();
};

/** Tries until the two have been there at the same time. */
export async function tryChannel(channel: Channel, run: Run, isEnough = hasMet): Promise<Tried> {
  let tried: Tried = { hasMet: false, bits: 0, seconds: 0 };
  for (let count = 0; count < TRIES && !isEnough(tried); count++) {
    tried = await tryOnce(channel, run);
  }
  return tried;
}

const hasMet = ({ hasMet }: Tried): boolean => hasMet;
export const wasRead = ({ bits }: Tried): boolean => bits > 0;

/** For names that others may use on this machine at the same time. */
const anyNumber = (): string => String(2 ** 20 + Math.floor(Math.random() * 2 ** 29));

async function tryOnce({ files, way = anyNumber() }: Channel, run: Run): Promise<Tried> {
  const payload = Array.from({ length: PAYLOAD_BITS }, () => (Math.random() < 0.5 ? '0' : '1'));
  const bits = MARKER + payload.join('');
  const body = [`WAY = ${JSON.stringify(way)}`, ...files.map(part), part('frame')].join('\n');
  const [sent, received] = await Promise.all([
    run(body, `send ${bits} ${MARKER}`),
    run(`${body}\n# another program`, `receive ${'0'.repeat(bits.length)} ${MARKER}`),
  ]);
  if (sent.startsWith('refused') || received.startsWith('refused')) {
    return { hasMet: true, bits: 0, seconds: 0 };
  }
  return compare(bits, sent, received);
}

const times = (kind: string, said: string): [number, number][] =>
  [...said.matchAll(new RegExp(`^${kind} ([\\d.]+) ([\\d.]+)$`, 'gm'))].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);

function compare(bits: string, sent: string, received: string): Tried {
  const [shown = [0, 0]] = times('sent', sent);
  const looks = times('looked', received);
  const right = [...received.matchAll(/^seen ([01]+)$/gm)].find(
    ([, seen]) => seen && bits.startsWith(seen),
  )?.[1];
  const spent = looks.map(([from, to]) => to - from);
  return {
    hasMet: looks.some(([from, to]) => shown[0] <= from && to <= shown[1]),
    bits: right?.length ?? 0,
    seconds: spent.length > 0 ? Math.min(...spent) : 0,
  };
}
