import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../judge/contract/sample.ts';
import { createEngine } from '../judge/create-engine.ts';
import type { JudgeEngine } from '../judge/engine.ts';
import { javaBody, ladder, measure } from './test-growth.ts';

let engine: JudgeEngine;

beforeAll(async () => {
  engine = await createEngine('local', { local: { languages: ['JAVA', 'PYTHON'] } });
});

afterAll(async () => {
  await engine.close();
});

const java = (source: string) => measure(engine, source, ladder, 'JAVA');

/** A line that cannot be counted, and what is said of it. */
const UNSEEN: readonly (readonly [string, string, string])[] = [
  ['another thread', 'new Thread(() -> {}).start();', 'Thread'],
  ['the time', 'System.nanoTime();', 'System.nanoTime'],
  ['a library that is not known', 'java.math.BigInteger.TEN.pow(nums.length);', 'BigInteger.pow'],
  ['a pattern that may go back', '"aaa".matches("(a+)+b");', '"(a+)+b"'],
  ['a part of a map', 'new TreeMap<Integer, Integer>().headMap(nums[0]).size();', 'headMap'],
  ['a method that is handed over', 'List.of("a").forEach(String::toCharArray);', 'toCharArray'],
  ['an order that is new each time', 'for (int num : Set.of(1, 2, 3)) nums[0] = num;', 'Set.of'],
  [
    'a list whose kind is not known',
    'new java.util.concurrent.CopyOnWriteArrayList<Integer>().indexOf(1, 0);',
    'CopyOnWriteArrayList',
  ],
  ['a view of a list', 'Collections.unmodifiableList(new ArrayList<>()).contains(1);', 'Unmod'],
  [
    'the end of the stack',
    'try { work(nums); } catch (StackOverflowError error) { return 1; }',
    'StackOverflowError',
  ],
];

/** A first line of a program whose steps are not known. */
const UNSURE: readonly (readonly [string, string])[] = [
  ['fails', 'if (true) throw new IllegalStateException();'],
  ['does not compile', 'int more = "";'],
  ['cannot be read', 'return (;'],
  ['exits with a code', 'System.exit(3);'],
  ['calls itself for ever', 'work(nums);'],
  ['waits for ever', 'synchronized (nums) { for (long n = 0; n >= 0; n += 0) ; }'],
];

describe('the growth of a Java program', () => {
  it('is the same ten times', async () => {
    const words = javaBody([
      'List<String> all = new ArrayList<>();',
      'for (int num : nums) all.add(String.valueOf(num));',
      'Collections.shuffle(all);',
      'Set<Object> seen = new HashSet<>();',
      'for (String word : all) if (new Random().nextInt(3) > 0) seen.add(new Object());',
      'long total = 0;',
      "for (Object one : seen) total += all.get((int) total % all.size()).indexOf('7') + 2;",
      'return total;',
    ]);
    const sizes = Array.from({ length: 10 }, () => 64);
    const { points } = await measure(engine, words, { ...ladder, sizes }, 'JAVA');
    expect(points).toHaveLength(10);
    expect(new Set(points.map(({ steps }) => steps)).size).toBe(1);
  });

  it('counts the whole program where it has none of the functions', async () => {
    const source = javaBody(['return nums.length;']).replaceAll('work', 'other');
    expect(await java(source)).toMatchObject({ name: 'n', isWhole: true });
  });

  it('counts a public class of any name', async () => {
    const source = javaBody(['return nums.length;']).replace('class Main', 'class Solution');
    expect(await java(source)).toMatchObject({ name: '1', isWhole: false });
  });

  it.each(sampleOf(UNSEEN, 3))('is not told with %s', async (_what, line, unseen) => {
    const growth = await java(javaBody([line, 'return nums[0];']));
    expect(growth).toMatchObject({ name: null, points: [] });
    expect(growth.unseen).toContain(unseen);
  });

  it.each(sampleOf(UNSURE, 3))('is not sure of a program that %s', async (_what, line) => {
    expect(await java(javaBody([line, 'return 1;']))).toMatchObject({ name: null, atLimit: null });
  });
});
