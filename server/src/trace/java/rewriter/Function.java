import java.util.Set;

/** A function of the program whose calls are recorded. */
final class Function {
  final int number;
  final boolean hasThis;
  /** The type that it returns, as it is written; null where that is not known. */
  final String type;
  /** Names that its body uses and does not declare: of variables around it, no others can be read. */
  final Set<String> used;

  Function(int number, boolean hasThis, String type, Set<String> used) {
    this.number = number;
    this.hasThis = hasThis;
    this.type = type;
    this.used = used;
  }
}
