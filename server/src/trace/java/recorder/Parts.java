import java.util.List;

/** What an object is made of: its first parts, and how many there are in all. */
final class Parts {
  final String kind;
  final String type;
  /** Of a map or of an object with fields; else null. */
  final List<?> keys;
  final List<?> values;
  final int length;

  Parts(String kind, String type, List<?> keys, List<?> values, int length) {
    this.kind = kind;
    this.type = type;
    this.keys = keys;
    this.values = values;
    this.length = length;
  }

  /** Whether they are the very same ones. */
  boolean isAs(Parts other) {
    if (length != other.length || !areSame(values, other.values)) return false;
    return keys == null || areSame(keys, other.keys);
  }

  private static boolean areSame(List<?> some, List<?> others) {
    if (some.size() != others.size()) return false;
    for (int at = 0; at < some.size(); at++) {
      if (!Values.areSame(some.get(at), others.get(at))) return false;
    }
    return true;
  }
}
