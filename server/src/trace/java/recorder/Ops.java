/** What is said next. */
final class Ops {
  private StringBuilder all = new StringBuilder();
  private int room;

  /** @param most characters of all that is ever said */
  Ops(int most) {
    room = most;
  }

  /** @param op as JSON */
  void add(CharSequence op) {
    room -= op.length();
    if (room < 0) {
      drop();
      throw new Limit("bytes");
    }
    if (all.length() > 0) all.append(',');
    all.append(op);
  }

  String take() {
    String text = all.toString();
    drop();
    return text;
  }

  void drop() {
    all = new StringBuilder();
  }
}
