/** The local variables that are in scope, the innermost first. */
final class Scope {
  final Scope outer;
  final String name;
  final int number;
  /** The function that it is a variable of. */
  final Function of;

  Scope(Scope outer, String name, int number, Function of) {
    this.outer = outer;
    this.name = name;
    this.number = number;
    this.of = of;
  }

  static Scope find(Scope scope, String name) {
    for (Scope at = scope; at != null; at = at.outer) if (at.name.equals(name)) return at;
    return null;
  }
}
