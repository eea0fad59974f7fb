/** The recording is at a limit: the rest of the program is not run. */
final class Limit extends RuntimeException {
  private static final long serialVersionUID = 1;

  final String of;

  Limit(String of) {
    super(of, null, false, false);
    this.of = of;
  }
}
