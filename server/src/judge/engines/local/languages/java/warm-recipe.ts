import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WarmRecipe } from '../toolchain.ts';

/** Uses what solutions use, so that the compiler has met it. Compiled this often, it is fast. */
const EXAMPLE = `import java.io.*; import java.util.*; import java.util.function.*; import java.util.stream.*;
public class Main {
  enum Kind { SMALL, LARGE }
  record Pair<A, B>(A first, B second) {}
  sealed interface Shape permits Circle, Square {}
  record Circle(double radius) implements Shape {}
  record Square(double side) implements Shape {}
  static class Node<T extends Comparable<T>> { T value; Node<T> left, right; Node(T value) { this.value = value; } }
  static final int MOD = 1_000_000_007;
  static double area(Shape shape) { return shape instanceof Circle c ? c.radius() : ((Square) shape).side(); }
  static long power(long base, long exponent) {
    long result = 1;
    for (; exponent > 0; exponent >>= 1) { if ((exponent & 1) == 1) result = result * base % MOD; base = base * base % MOD; }
    return result;
  }
  public static void main(String[] args) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
    StringTokenizer tokens = new StringTokenizer(Objects.requireNonNullElse(reader.readLine(), ""));
    Map<String, List<Integer>> groups = new TreeMap<>();
    while (tokens.hasMoreTokens()) groups.computeIfAbsent(tokens.nextToken(), key -> new ArrayList<>()).add(groups.size());
    PriorityQueue<int[]> queue = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
    Deque<Integer> stack = new ArrayDeque<>();
    for (int[] entry : new int[][] {{1, 2}, {3, 4}}) { queue.offer(entry); stack.push(entry[1]); }
    String joined = groups.entrySet().stream().map(entry -> entry.getKey() + "=" + entry.getValue().size())
      .filter(text -> !text.isEmpty()).sorted(Comparator.reverseOrder()).collect(Collectors.joining(","));
    Kind kind = switch (stack.size()) { case 0, 1 -> Kind.SMALL; default -> Kind.LARGE; };
    Function<Integer, Supplier<String>> nested = number -> () -> String.format("%d %s", number, kind);
    var pair = new Pair<>(joined, IntStream.range(0, 3).mapToObj(nested::apply).toList());
    try (Scanner scanner = new Scanner(pair.first())) { System.out.println(scanner.hasNext() ? scanner.next() : area(new Circle(1))); }
    catch (RuntimeException | Error error) { System.err.println(error.getMessage()); } finally { System.out.println(power(2, 10)); }
    Runnable task = new Runnable() { @Override public void run() { System.out.printf("%s%n", pair.second()); } };
    task.run();
  }
}`;
const TIMES = 8;

/** javac behind a small program of ours, in source: the launcher compiles it when it starts. */
export function warmJavaCompiler(java: string): WarmRecipe {
  const program = readFileSync(join(import.meta.dirname, 'WarmCompiler.java'));
  return {
    box: 'run',
    files: [{ path: 'WarmCompiler.java', bytes: program }],
    argv: [
      java,
      ...['-Xms64m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:-UsePerfData'],
      // Warm after 2 seconds of CPU time instead of 6, and as fast afterwards.
      '-XX:TieredStopAtLevel=1',
      ...['-cp', '', '/w/WarmCompiler.java'],
    ],
    example: { path: 'Main.java', bytes: Buffer.from(EXAMPLE) },
    times: TIMES,
  };
}
