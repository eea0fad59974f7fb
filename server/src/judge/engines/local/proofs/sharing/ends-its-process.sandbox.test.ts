import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { QuietLock } from '../../../../quiet-lock.ts';
import { finish, jobOf, text } from '../../../../contract/run-program.ts';
import { createLocalEngine } from '../../create-local-engine.ts';
import type { LocalEngine } from '../../local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await createLocalEngine({ slots: 1, languages: ['JAVASCRIPT'] });
  await engine.warmUp();
});
afterAll(() => engine.close());

describe.each([
  ['at its end', `say(require('fs').readFileSync(0, 'utf8')); process.exit();`],
  [
    'within what catches nothing',
    `[0].forEach(() => { say(require('fs').readFileSync(0, 'utf8')); process.exit(0); });`,
  ],
  [
    'when its input ends',
    `let text = ''; process.stdin.on('data', (piece) => { text += piece; });
     process.stdin.on('end', () => { say(text); process.exit(0); });`,
  ],
  [
    'when there are no more lines',
    `const lines = []; require('readline').createInterface({ input: process.stdin })
       .on('line', (line) => lines.push(line)).on('close', () => { say(lines[0]); process.exit(); });`,
  ],
  [
    'in a promise',
    `(async () => { for await (const line of require('readline').createInterface({ input: process.stdin })) say(line);
       process.exit(0); })();`,
  ],
])('a program that ends its process %s', (_, body) => {
  it('shares one all the same', async () => {
    const source = `const say = (text) => console.log(process.pid, text.split(' ').reduce((a, b) => +a + +b));\n${body}`;
    const { results } = await finish(engine, {
      ...jobOf('JAVASCRIPT', source, ['1 2', '30 4', '5 6']),
      isRight: () => true,
    });
    const said = results.map(({ stdout }) => text(stdout).trim().split(' '));
    expect(said.map(([, sum]) => Number(sum))).toEqual([3, 34, 11]);
    expect(new Set(said.map(([pid]) => pid)).size).toBeLessThanOrEqual(2);
    expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  });
});

it('a program that must not go on with others keeps nobody from running', async () => {
  const alone = vi.spyOn(QuietLock.prototype, 'alone');
  // Whoever leaves a global behind has its process killed.
  const source = `memo = {}; console.log(require('fs').readFileSync(0, 'utf8'));`;
  const inputs = ['1', '2', '3', '4', '5', '6'];
  const job = { ...jobOf('JAVASCRIPT', source, inputs), isRight: () => true };
  const { results } = await finish(engine, job);
  expect(results.map(({ stdout }) => text(stdout).trim())).toEqual(inputs);
  expect(alone).not.toHaveBeenCalled();
});
