import { appendFileSync, closeSync, mkdtempSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lastLines, postgresLog } from './postgres-log.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'stepwise-log-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('postgresLog', () => {
  it('tells only what was written since the mark', () => {
    const file = path.join(dir, 'log');
    const log = postgresLog(file);
    expect(log.reasonSince(log.mark())).toBe('');
    appendFileSync(file, 'FATAL:  yesterday\n');
    const mark = log.mark();
    appendFileSync(file, 'LOG:  starting\nFATAL:  today\n');
    expect(log.reasonSince(mark)).toBe('LOG:  starting\nFATAL:  today');
  });

  it('cuts a file that grew too long, and only its owner may read it', () => {
    const file = path.join(dir, 'log');
    appendFileSync(file, 'x'.repeat(6 * 1024 * 1024), { mode: 0o600 });
    const descriptor = postgresLog(file).open();
    writeSync(descriptor, 'new');
    closeSync(descriptor);
    expect(statSync(file).size).toBe(3);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('lastLines', () => {
  it('gives the last eight lines that say something', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    expect(lastLines(`${lines.join('\n\n')}\n`)).toBe(lines.slice(-8).join('\n'));
    expect(lastLines('')).toBe('');
  });
});
