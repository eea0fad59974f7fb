import { traceSchema } from '@stepwise/contracts/trace';
import { TRACE_STEPS_MAX } from '@stepwise/contracts/trace-limits';
import { describe, expect, it } from 'vitest';
import { entriesTold, printedBy, useSandbox } from '../sandbox-runs.ts';

const { record } = useSandbox(['JAVA']);

/** Its first statement is on line 4. */
const main = (body: string, more = '') => `import java.util.*;
public class Main {
  public static void main(String[] args) throws Exception { int x = 1;
    ${body}
  }
  ${more}
}
`;

describe('recordTrace of Java', () => {
  it('tells the state before each line of Java', async () => {
    const trace = await record(
      `import java.util.*;
class Main {
  static int calls;
  static int add(int a, int b) {
    calls++;
    return a + b;
  }
  static class Node { int value = 1; Node next; }
  public static void main(String[] args) {
    List<Integer> row = new ArrayList<>();
    for (int n : new int[] { 2 }) row.add(add(n, 3));
    Node node = new Node();
    System.out.println(row);
  }
}`,
      'JAVA',
    );
    expect(trace.steps).toEqual([
      {
        line: 10,
        ops: [
          ['c', 'main', 9, []],
          ['v', 1, 'calls', 0],
        ],
      },
      {
        line: 11,
        ops: [
          ['v', 0, 'row', [1]],
          ['o', 1, 'list', 'ArrayList', [], 0],
        ],
      },
      { line: 11, ops: [['v', 0, 'n', 2]] },
      {
        line: 5,
        ops: [
          ['c', 'add', 4, ['a', 'b']],
          ['v', 0, 'a', 2],
          ['v', 0, 'b', 3],
        ],
      },
      { line: 6, ops: [['v', 2, 'calls', 1]] },
      {
        line: 11,
        ops: [
          ['r', 5],
          ['x', 1, 0, 0, [5], 1],
        ],
      },
      { line: 12, ops: [['u', 0, 'n']] },
      {
        line: 13,
        ops: [
          ['v', 0, 'node', [2]],
          [
            ...['o', 2, 'object', 'Node'],
            [
              ['value', 1],
              ['next', null],
            ],
            2,
          ],
        ],
      },
    ]);
    expect(trace.ops).toEqual([
      ['r', ['~', 'void']],
      ['p', '[5]\n'],
    ]);
    expect(trace.end).toEqual({ kind: 'exit', message: 'The program ended.', line: null });
  });

  it('shows a variable from where it surely has a value', async () => {
    const source = main('int y;\nif (x > 0)\ny = 2;\nelse\ny = 3;\nx = y;');
    const { steps } = await record(source, 'JAVA');
    expect(
      steps.flatMap(({ line, ops }) => (JSON.stringify(ops).includes('"y"') ? [line] : [])),
    ).toEqual([9]);
  });

  it('tells where entries are that have moved, or are new among others', async () => {
    const trace = await record(
      main(`Map<String, Integer> m = new LinkedHashMap<>(4, 1, true);
m.put("a", 1); m.put("b", 2); m.put("c", 3);
m.get("a");
Map<Integer, Integer> t = new TreeMap<>(Map.of(1, 1, 5, 5));
t.put(3, 3);
t.remove(1);
Map<Integer, Integer> h = new HashMap<>(2, 2);
h.put(2, 0); h.put(4, 0); h.put(1, 0); h.put(3, 0);
h.put(5, 0); // As many as make it hash all anew: 4, 1, 5, 2, 3.
x = 2;`),
      'JAVA',
    );
    expect(entriesTold(trace).flat()).toEqual([
      ['k', 1, 'a', 1],
      ['k', 1, 'b', 2],
      ['k', 1, 'c', 3],
      // m.get("a")
      ['d', 1, 'a'],
      ['k', 1, 'a', 1],
      ['k', 2, 3, 3, 1],
      ['d', 2, 1],
      ['k', 3, 2, 0],
      ['k', 3, 4, 0],
      ['k', 3, 1, 0],
      ['k', 3, 3, 0],
      ['d', 3, 2],
      ['k', 3, 5, 0, 2],
      ['k', 3, 2, 0, 3],
    ]);
  });

  it.each([
    ['x = x / (x - 1);', '', 'error', /by ArithmeticException: \/ by zero/, 4],
    [
      'f();',
      'static void f() { throw new Own(); } static class Own extends Error { public String getMessage() { return "" + 1 / 0; } }',
      'error',
      /by Own\.$/,
      6,
    ],
    ['x = "a";', '', 'error', /does not compile. Line 4: incompatible types/, 4],
    ['int y = (;', '', 'error', /does not compile. Line 4: illegal start/, 4],
    ['int y; x = y;', '', 'error', /Line 4: variable y might not have been initialized/, 4],
    ['System.exit(3);', '', 'exit', /with exit code 3/, null],
    ['Runtime.getRuntime().halt(4);', '', 'exit', /with exit code 4/, null],
    ['while (true) x++;', '', 'limit', /as many steps/, null],
    [
      'try { f(); } catch (StackOverflowError error) { }',
      'static void f() { f(); }',
      'limit',
      /as many steps/,
      null,
    ],
    [
      'same = n -> same.applyAsInt(n + 1) + 1; try { same.applyAsInt(0); } catch (StackOverflowError error) { }',
      'static java.util.function.IntUnaryOperator same;',
      'limit',
      /calls itself deeper/,
      null,
    ],
    ['while (true) System.out.println("x".repeat(9999));', '', 'limit', /prints more/, null],
    [
      'List<String> all = new ArrayList<>(); while (true) { all.add("x".repeat(190) + x++); all = new ArrayList<>(all); }',
      '',
      'limit',
      /as long as it may be/,
      null,
    ],
    ['while (true) if (x++ < 0) break;', '', 'limit', /as many steps/, null],
    [
      'for (long n = 0; n >= 0; ) n = Long.hashCode(java.util.stream.LongStream.range(0, 1L << 50).sum());',
      '',
      'killed',
      /takes too long/,
      null,
    ],
    [
      'List<int[]> all = new ArrayList<>(); while (true) all.add(new int[9_000_000]);',
      '',
      'error',
      /OutOfMemoryError/,
      4,
    ],
  ] as const)('says how a program of Java ends: %s', async (body, more, kind, message, line) => {
    const trace = await record(main(body, more), 'JAVA');
    expect(trace.end).toEqual({ kind, message: expect.stringMatching(message), line });
    expect(trace.steps.length).toBeLessThanOrEqual(TRACE_STEPS_MAX);
    expect(traceSchema.safeParse(trace).success).toBe(true);
  });

  it('takes what a program prints for what it is, whatever it looks like', async () => {
    const step = String.raw`{\"line\":1,\"ops\":[[\"v\",0,\"x\",\"<script>\"],[\"z\"]]}`;
    const trace = await record(main(`System.out.println("${step}");`), 'JAVA');
    expect(trace.end.kind).toBe('exit');
    expect(printedBy(trace)).toContain('<script>');
    const own = main(`var given = Class.forName("$" + "tGiven").getDeclaredField("SETTINGS");
    given.setAccessible(true);
    System.out.println(((String[]) given.get(null))[0] + "${step}");
    x = 2;`);
    const taken = await record(own, 'JAVA');
    expect(taken.end.kind).toBe('unreadable');
    expect(JSON.stringify(taken)).not.toContain('script');
  });
});
