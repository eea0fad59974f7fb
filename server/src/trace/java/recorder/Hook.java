/** The hooks, by the numbers that `Hooks` calls them with. */
final class Hook {
  static final int CALL = 0;
  static final int STEP = 1;
  static final int VALUE = 2;
  static final int LEAVE = 3;
  static final int THROWN = 4;
  static final int CAUGHT = 5;
  static final int EXIT = 6;
  static final int HALT = 7;
  static final int STATICS = 8;
  static final int STATICS_SET = 9;

  private Hook() {}
}
