import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkerOf } from '../../bank/import/validator/validator-flags.ts';
import { DEFAULT_COMPARISON } from '../../judge/answer/default-comparison-rows.ts';
import { startCommandLine } from '../command-line.ts';

let home: string;
beforeEach(() => (home = mkdtempSync(join(tmpdir(), 'stepwise-cli-'))));
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** A folder with a sample for each row, and a program that prints the output of each. */
function writeFolder(rows: (typeof DEFAULT_COMPARISON)[string]) {
  const project = {
    ...{ host: 'http://localhost:3000', id: 'any', slug: 'rows', title: 'Rows' },
    ...{ language: 'JAVASCRIPT', timeLimitMs: 60_000 },
    checkers: rows.map(([flags]) => checkerOf(flags.split(' ').filter(Boolean))),
  };
  writeFileSync(join(home, '.stepwise.json'), JSON.stringify(project));
  mkdirSync(join(home, 'samples'));
  for (const [index, [, , answer]] of rows.entries()) {
    writeFileSync(join(home, `samples/${index + 1}.in`), String(index));
    writeFileSync(join(home, `samples/${index + 1}.out`), answer);
  }
  const outputs = JSON.stringify(rows.map(([, output]) => output));
  const program = `process.stdin.on('data', (row) => process.stdout.write(${outputs}[Number(row)]));`;
  writeFileSync(join(home, 'solution.js'), program);
}

describe('`test` of the command line compares as the judge does, by the flags of foreign packages', () => {
  it.each(Object.entries(DEFAULT_COMPARISON))('%s', { timeout: 60_000 }, async (_name, rows) => {
    writeFolder(rows);
    const { out, err, exit } = await startCommandLine(home, ['test']).ended;
    expect({ err, exit }).toEqual({ err: '', exit: 1 });
    const said = [...out.matchAll(/^(\d+) (ok|WRONG) /gm)].map(([, name, what]) => [name, what]);
    expect(said).toEqual(
      rows.map(([, , , right], index) => [String(index + 1), right ? 'ok' : 'WRONG']),
    );
  });
});
