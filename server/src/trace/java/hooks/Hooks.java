/** The hooks in a program. The names here are whole: the program may have classes of any simple name. */
final class Hooks {
  private static final java.util.function.BiFunction<java.lang.Integer, java.lang.Object[], java.lang.Object> RECORDER = start();

  private Hooks() {}

  @java.lang.SuppressWarnings("unchecked")
  private static java.util.function.BiFunction<java.lang.Integer, java.lang.Object[], java.lang.Object> start() {
    try {
      java.lang.reflect.Constructor<?> made =
          new Loaded(Given.CLASSES).loadClass("Recorder")
              .getDeclaredConstructor(java.lang.ClassLoader.class, java.lang.String[].class);
      made.setAccessible(true);
      return (java.util.function.BiFunction<java.lang.Integer, java.lang.Object[], java.lang.Object>)
          made.newInstance(Hooks.class.getClassLoader(), Given.SETTINGS);
    } catch (java.lang.ReflectiveOperationException impossible) {
      throw new java.lang.IllegalStateException(impossible);
    }
  }

  private static java.lang.Object tell(int hook, java.lang.Object... given) {
    return RECORDER.apply(hook, given);
  }

  static java.lang.Object call(int function) {
    return tell(0, function);
  }

  /** The last of the values is none: it keeps a single array from being taken for all of them. */
  static void step(java.lang.Object call, int site, java.lang.Object... values) {
    tell(1, call, site, values);
  }

  static <T> T value(java.lang.Object call, T value) {
    tell(2, call, value);
    return value;
  }

  static int value(java.lang.Object call, int value) {
    tell(2, call, value);
    return value;
  }

  static long value(java.lang.Object call, long value) {
    tell(2, call, value);
    return value;
  }

  static double value(java.lang.Object call, double value) {
    tell(2, call, value);
    return value;
  }

  static float value(java.lang.Object call, float value) {
    tell(2, call, value);
    return value;
  }

  static char value(java.lang.Object call, char value) {
    tell(2, call, value);
    return value;
  }

  static short value(java.lang.Object call, short value) {
    tell(2, call, value);
    return value;
  }

  static byte value(java.lang.Object call, byte value) {
    tell(2, call, value);
    return value;
  }

  static boolean value(java.lang.Object call, boolean value) {
    tell(2, call, value);
    return value;
  }

  static void leave(java.lang.Object call) {
    tell(3, call);
  }

  static void thrown(java.lang.Object call, java.lang.Throwable error) {
    tell(4, call, error);
  }

  static void caught(java.lang.Object call, java.lang.Throwable error) {
    tell(5, call, error);
  }

  static int exit(int code) {
    tell(6, code);
    return code;
  }

  static int halt(int code) {
    tell(7, code);
    return code;
  }

  static void statics(java.lang.Class<?> type) {
    tell(8, type);
  }

  static void staticsSet(java.lang.Class<?> type) {
    tell(9, type);
  }
}
