import { describe, expect, it } from 'vitest';
import { buildProblem } from '../../../test/problems.ts';
import { buildRun } from './build-run.ts';

const test = (input: string) => ({ id: input.slice(0, 8), input, output: '1' });

describe('buildRun', () => {
  it('keys the program by language and names the service id', () => {
    const run = buildRun(buildProblem(), 'PYTHON', 'print(8)');
    expect(run).toMatchObject({ source_code: { PYTHON: 'print(8)' }, language_id: 71 });
  });

  it('leaves out tests that would not fit into a request', () => {
    const testCases = [test('small'), test('x'.repeat(300_000))];
    const run = buildRun(buildProblem({ testCases }), 'JAVA', 'x');
    expect(run.stdin).toEqual(['small']);
    expect(run.expected_outputs).toEqual(['1']);
  });

  it('sends no longer lists than the API takes', () => {
    const testCases = Array.from({ length: 120 }, (_, index) => test(String(index)));
    expect(buildRun(buildProblem({ testCases }), 'JAVA', 'x').stdin).toHaveLength(100);
  });
});
