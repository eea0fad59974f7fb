/** What is recorded at most. */
final class Bounds {
  final int steps;
  final int elements;
  final int objects;
  final int bytes;
  final int printed;
  final int cpuMs;

  /** @param numbers in this order, with blanks between */
  Bounds(String numbers) {
    String[] parts = numbers.split(" ");
    steps = Integer.parseInt(parts[0]);
    elements = Integer.parseInt(parts[1]);
    objects = Integer.parseInt(parts[2]);
    bytes = Integer.parseInt(parts[3]);
    printed = Integer.parseInt(parts[4]);
    cpuMs = Integer.parseInt(parts[5]);
  }
}
