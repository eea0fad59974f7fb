import { afterEach, expect, it, vi } from 'vitest';
import { atMost } from '../chaos/finding.ts';
import { reportFindings } from './report-findings.ts';

afterEach(() => vi.restoreAllMocks());

it('tells of each bound whether it holds, and ends with 1 when one does not', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const within = [{ name: 'told', found: 'only' }, atMost('ms', 3, 3)];
  expect(reportFindings(within)).toBe(0);
  expect(reportFindings([...within, atMost('MB', 50.1, 50)])).toBe(1);
  expect(reportFindings([atMost('never measured', NaN, 3)])).toBe(1);
  const lines = log.mock.calls.map(([line]) => String(line).replace(/ +/g, ' '));
  expect(lines).toEqual([
    ...[' told only', '✓ ms 3.0, at most 3.0'],
    ...[' told only', '✓ ms 3.0, at most 3.0', '✗ MB 50.1, at most 50.0'],
    '✗ never measured NaN, at most 3.0',
  ]);
});
