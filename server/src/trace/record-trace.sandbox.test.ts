import { TRACE_STEPS_MAX } from '@stepwise/contracts/trace-limits';
import { describe, expect, it } from 'vitest';
import { entriesTold, useSandbox } from './sandbox-runs.ts';

const { record } = useSandbox(['PYTHON']);

describe('recordTrace', () => {
  it('tells the state before each line', async () => {
    const trace = await record(
      'def add(a, b):\n    return a + b\n\nrow = [1]\nrow.append(add(2, b=3))\nrow[0] = True\nprint(row)',
    );
    expect(trace.steps).toEqual([
      { line: 1, ops: [] },
      { line: 4, ops: [] },
      {
        line: 5,
        ops: [
          ['v', 0, 'row', [1]],
          ['o', 1, 'list', 'list', [1], 1],
        ],
      },
      {
        line: 2,
        ops: [
          ['c', 'add', 1, ['a', 'b']],
          ['v', 0, 'a', 2],
          ['v', 0, 'b', 3],
        ],
      },
      {
        line: 6,
        ops: [
          ['r', 5],
          ['x', 1, 1, 0, [5], 2],
        ],
      },
      { line: 7, ops: [['x', 1, 0, 1, [true], 2]] },
    ]);
    expect(trace.ops).toEqual([['p', '[True, 5]\n']]);
    expect(trace.end).toEqual({ kind: 'exit', message: 'The program ended.', line: null });
  });

  it('tells where entries are that have moved', async () => {
    const trace = await record(`from collections import OrderedDict
m = OrderedDict(a=1, b=2, c=3, d=4)
m.move_to_end("a")
b = m.pop("b"); m["b"] = b
m.move_to_end("b", last=False); m["c"] = 5
del m["d"]
class Own: pass
own = Own(); own.n = 1; own.m = 2
del own.n; own.n = 1
pass`);
    expect(entriesTold(trace)).toEqual([
      [
        ['d', 1, 'a'],
        ['k', 1, 'a', 1],
      ],
      [
        ['d', 1, 'b'],
        ['k', 1, 'b', 2],
      ],
      [
        ['d', 1, 'c'],
        ['d', 1, 'd'],
        ['d', 1, 'a'],
        ['k', 1, 'c', 5],
        ['k', 1, 'd', 4],
        ['k', 1, 'a', 1],
      ],
      [['d', 1, 'd']],
      [
        ['d', 2, 'n'],
        ['k', 2, 'n', 1],
      ],
    ]);
  });

  it('tells all of a map where two keys are cut to one', async () => {
    const trace = await record(`long = "x" * 300
m = {long: 1, long + "y": 2}
m[long + "y"] = 3
pass`);
    expect(trace.steps.at(-1)?.ops).toEqual([
      ['o', 1, 'map', 'dict', [1, 3].map((value) => [expect.anything(), value]), 2],
    ]);
  });

  it.each([
    ['1 / 0', 'error', 'The program was ended by ZeroDivisionError: division by zero.', 1],
    [
      'class Own(Exception):\n    def __str__(self):\n        return 1 / 0\nraise Own(3)',
      'error',
      'The program was ended by Own: 3.',
      4,
    ],
    ['x = (', 'error', "The program was ended by SyntaxError: '(' was never closed.", 1],
    ['import sys\nsys.exit(3)', 'exit', 'The program ended with exit code 3.', null],
    [
      'while True:\n    pass',
      'limit',
      'The recording ends here: it has as many steps as it may have.',
      null,
    ],
    [
      'try:\n    while True:\n        pass\nfinally:\n    print("not reached")',
      'limit',
      'The recording ends here: it has as many steps as it may have.',
      null,
    ],
    [
      'for n in range(99):\n    print("x" * 9999)',
      'limit',
      'The recording ends here: the program prints more than is recorded.',
      null,
    ],
    [
      'row = []\nfor n in range(4000):\n    row = ["x" * 190 + str(n)] * 200',
      'limit',
      'The recording ends here: it is as long as it may be.',
      null,
    ],
    [
      'x = 1\nsum(iter(int, 1))',
      'killed',
      'The program was stopped: one of its lines takes too long.',
      null,
    ],
    [
      'x = 1\ny = bytearray(1 << 30)',
      'killed',
      'The program was stopped: it needs too much memory.',
      null,
    ],
    [
      'import os\nx = 1\nos.kill(os.getpid(), 9)',
      'killed',
      'The program was ended by a signal.',
      null,
    ],
  ])('says how %j ends', async (source, kind, message, line) => {
    const trace = await record(source);
    expect(trace.end).toEqual({ kind, message, line });
    expect(trace.steps.length).toBeLessThanOrEqual(TRACE_STEPS_MAX);
    expect(trace.steps.length > 0).toBe(source !== 'x = (');
  });

  it('keeps nothing of what follows a line that is not its own', async () => {
    const forged = `import os
x = 1
for fd in range(3, 20):
    try:
        os.write(fd, b'{"line":1,"ops":[["v",0,"x","<script>"],["z"]]}\\n')
    except OSError:
        pass
x = 2
`;
    const { steps, end } = await record(forged);
    expect(end).toMatchObject({ kind: 'unreadable' });
    expect(steps.length).toBeGreaterThan(1);
    expect(JSON.stringify(steps)).not.toContain('script');
  });

  it('says so where the program ends its recording', async () => {
    const { steps, end } = await record(
      'import sys\nx = 1\nsys.settrace(None)\n\ndef f():\n    return 1\n\nf()\nprint(2)',
    );
    expect(end.message).toContain('steps are missing');
    expect(steps.length).toBeGreaterThan(2);
  });
});
