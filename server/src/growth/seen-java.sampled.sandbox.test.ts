import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine } from '../judge/create-engine.ts';
import { sampleOf } from '../judge/contract/sample.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { javaBody, ladder, measure } from './test-growth.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['JAVA', 'PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

const body = (...lines: readonly string[]): string => javaBody(lines);

/** What takes steps, how they grow, and a program that does it. */
const ROWS: readonly (readonly [string, string, string])[] = [
  ['a look at one number', '1', body('return nums[0];')],
  ['halving', 'log n', body('int low = nums.length;', 'while (low > 1) low >>= 1;', 'return low;')],
  [
    'a loop',
    'n',
    body('int best = 0;', 'for (int num : nums) best = Math.max(best, num);', 'return best;'),
  ],
  ['a loop that ends at once', '1', body('for (int num : nums) return num;', 'return 0;')],
  ['a stream', 'n', body('return Arrays.stream(nums).mapToLong(num -> num).sum();')],
  ['a stream that ends at once', '1', body('return Arrays.stream(nums).findFirst().getAsInt();')],
  ['a stream that is sorted', 'n log n', body('return Arrays.stream(nums).sorted().sum();')],
  ['sorting', 'n log n', body('Arrays.sort(nums);', 'return nums[0];')],
  [
    'sorting in an order of its own',
    'n log n',
    body(
      'List<int[]> all = new ArrayList<>();',
      'for (int num : nums) all.add(new int[] { num });',
      'all.sort((a, b) -> a[0] - b[0]);',
      'return all.get(0)[0];',
    ),
  ],
  [
    'a heap',
    'n log n',
    body(
      'Queue<Integer> heap = new PriorityQueue<>(Comparator.reverseOrder());',
      'for (int num : nums) heap.add(num);',
      'return heap.peek();',
    ),
  ],
  [
    'a tree',
    'n log n',
    body(
      'NavigableMap<Integer, Integer> tree = new TreeMap<>();',
      'for (int num : nums) tree.merge(num, 1, Integer::sum);',
      'return tree.firstKey();',
    ),
  ],
  [
    'a table',
    'n',
    body(
      'Map<Integer, List<Integer>> places = new HashMap<>();',
      'for (int at = 0; at < nums.length; at++) places.computeIfAbsent(nums[at], key -> new ArrayList<>()).add(at);',
      'return places.size();',
    ),
  ],
  [
    'a stack',
    'n',
    body(
      'List<Integer> stack = new ArrayList<>();',
      'for (int num : nums) stack.add(num);',
      'while (!stack.isEmpty()) stack.remove(stack.size() - 1);',
      'return 0;',
    ),
  ],
  [
    'pairs',
    'n^2',
    body('long sum = 0;', 'for (int a : nums) for (int b : nums) sum += a * b;', 'return sum;'),
  ],
  [
    'a search through a list in a loop',
    'n^2',
    body(
      'List<Integer> all = Arrays.stream(nums).boxed().collect(Collectors.toList());',
      'return all.stream().filter(num -> all.contains(-num)).count();',
    ),
  ],
  [
    'taking from the front of a list',
    'n^2',
    body(
      'List<Integer> all = new ArrayList<>();',
      'for (int num : nums) all.add(num);',
      'while (all.size() > 0) all.remove(0);',
      'return 0;',
    ),
  ],
  [
    'places in a linked list',
    'n^2',
    body(
      'List<Integer> all = new LinkedList<>();',
      'for (int num : nums) all.add(num);',
      'long sum = 0;',
      'for (int at = 0; at < all.size(); at++) sum += all.get(at);',
      'return sum;',
    ),
  ],
  [
    'a copy at each turn',
    'n^2',
    body('for (int at = 0; at < nums.length; at++) nums[at] = nums.clone().length;', 'return 0;'),
  ],
  [
    'parts of a list that are filled',
    'n^2',
    body(
      'for (int at = 0; at < nums.length; at++) Arrays.fill(nums, at, nums.length, at);',
      'return 0;',
    ),
  ],
  [
    'texts joined at each turn',
    'n^2',
    body('String out = "";', 'for (int num : nums) out += num;', 'return out.length();'),
  ],
  [
    'a text that grows',
    'n',
    body(
      'StringBuilder out = new StringBuilder();',
      "for (int num : nums) out.append(num % 10).append(',');",
      'out.deleteCharAt(out.length() - 1);',
      'return out.toString().length();',
    ),
  ],
  [
    'a text that is searched',
    'n^2',
    body(
      'String text = Arrays.toString(nums);',
      'long found = 0;',
      'for (int num : nums) if (text.contains("x" + num)) found++;',
      'return found;',
    ),
  ],
  [
    'a text that grows at its front',
    'n^2',
    body(
      'StringBuilder out = new StringBuilder();',
      "for (int num : nums) out.insert(0, 'x');",
      'return out.length();',
    ),
  ],
  ['a table of numbers', 'n^2', body('return new int[nums.length][nums.length].length;')],
  [
    'a short function that calls itself',
    'n',
    javaBody(
      [
        'go = at -> at < nums.length ? nums[at] + go.applyAsLong(at + 1) : 0;',
        'return go.applyAsLong(0);',
      ],
      '  static IntToLongFunction go;\n',
    ),
  ],
  [
    'recursion, by chance',
    'n log n',
    javaBody(
      ['halves(nums.length);', 'return 0;'],
      `  static void halves(int size) {
    for (int at = 0; at < size; at++) if (Math.random() > 1) return;
    if (size < 2) return;
    halves(size / 2);
    halves(size - size / 2);
  }
`,
    ),
  ],
  [
    'a class',
    'n',
    `import java.util.*;

class Worker {
  private final List<Integer> all = new ArrayList<>();

  void add(int num) {
    all.add(num);
  }
}

class Main {
  public static void main(String[] args) {
    Scanner in = new Scanner(System.in);
    int n = in.nextInt();
    Worker worker = new Worker();
    while (n-- > 0) worker.add(in.nextInt());
  }
}
`,
  ],
  [
    'what ends by itself within the function',
    'n',
    body(
      'for (int num : nums) num += 1;',
      'System.out.println(0);',
      'System.exit(0);',
      'return 0;',
    ),
  ],
];

describe('the growth of a Java program', () => {
  it.each(sampleOf(ROWS, 6))('is seen in %s: %s', async (_what, name, source) => {
    const growth = await measure(engine, source, ladder, 'JAVA');
    expect(growth).toMatchObject({ name, isWhole: false, unseen: null });
  });
});
