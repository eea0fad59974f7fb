/**
 * Calls of the library that are made here, so that it is known what came of them. A search is charged from where it
 * begins to where it found something, or to the end: as the same search written as a loop would be. The names here
 * are whole: the program may have classes of any simple name.
 */
final class Calls {
  private Calls() {}

  private static void ahead(int size, int from, int found, int length) {
    int start = java.lang.Math.min(java.lang.Math.max(from, 0), size);
    Meter.count(found < 0 ? size - start : found - start + length);
  }

  /** Towards the front. */
  private static void back(int size, int from, int found, int length) {
    int start = java.lang.Math.min(from, size);
    Meter.count(java.lang.Math.max(start - java.lang.Math.max(found, 0), 0) + length);
  }

  // In texts.

  static int indexOf(java.lang.CharSequence of, java.lang.String what) {
    return indexOf(of, what, 0);
  }

  static int indexOf(java.lang.CharSequence of, java.lang.String what, int from) {
    int found = of instanceof java.lang.String ? ((java.lang.String) of).indexOf(what, from)
        : of instanceof java.lang.StringBuilder ? ((java.lang.StringBuilder) of).indexOf(what, from)
        : ((java.lang.StringBuffer) of).indexOf(what, from);
    ahead(of.length(), from, found, what.length());
    return found;
  }

  static int indexOf(java.lang.String of, int what) {
    return indexOf(of, what, 0);
  }

  static int indexOf(java.lang.String of, int what, int from) {
    int found = of.indexOf(what, from);
    ahead(of.length(), from, found, 1);
    return found;
  }

  static int lastIndexOf(java.lang.CharSequence of, java.lang.String what) {
    return lastIndexOf(of, what, of.length());
  }

  static int lastIndexOf(java.lang.CharSequence of, java.lang.String what, int from) {
    int found = of instanceof java.lang.String ? ((java.lang.String) of).lastIndexOf(what, from)
        : of instanceof java.lang.StringBuilder ? ((java.lang.StringBuilder) of).lastIndexOf(what, from)
        : ((java.lang.StringBuffer) of).lastIndexOf(what, from);
    back(of.length(), from, found, what.length());
    return found;
  }

  static int lastIndexOf(java.lang.String of, int what) {
    return lastIndexOf(of, what, of.length());
  }

  static int lastIndexOf(java.lang.String of, int what, int from) {
    int found = of.lastIndexOf(what, from);
    back(of.length(), from, found, 1);
    return found;
  }

  static boolean contains(java.lang.String of, java.lang.CharSequence what) {
    return indexOf(of, what.toString(), 0) >= 0;
  }

  // In collections: of those that the program wrote itself, the steps are seen.

  /** Whether it is a method of the program that is called, given an object. */
  private static boolean isOwn(java.lang.Object of, java.lang.String method) {
    if (isPlatforms(of.getClass())) return false;
    try {
      return !isPlatforms(of.getClass().getMethod(method, java.lang.Object.class).getDeclaringClass());
    } catch (java.lang.NoSuchMethodException missing) {
      return false;
    }
  }

  private static boolean isPlatforms(java.lang.Class<?> type) {
    return type.getClassLoader() == null;
  }

  static int indexOf(java.util.List<?> of, java.lang.Object what) {
    int found = of.indexOf(what);
    if (!isOwn(of, "indexOf") && Meter.is(of, "asl")) ahead(of.size(), 0, found, 1);
    return found;
  }

  static int indexOf(java.util.Vector<?> of, java.lang.Object what, int from) {
    int found = of.indexOf(what, from);
    ahead(of.size(), from, found, 1);
    return found;
  }

  /** What it is made of is not known: as all that is done with it, it is refused. */
  static <T> int indexOf(java.util.concurrent.CopyOnWriteArrayList<T> of, T what, int from) {
    return Meter.at(of).indexOf(what, from);
  }

  static int lastIndexOf(java.util.List<?> of, java.lang.Object what) {
    int found = of.lastIndexOf(what);
    if (!isOwn(of, "lastIndexOf") && Meter.is(of, "asl")) back(of.size(), of.size(), found, 1);
    return found;
  }

  static int lastIndexOf(java.util.Vector<?> of, java.lang.Object what, int from) {
    int found = of.lastIndexOf(what, from);
    back(of.size(), from, found, 1);
    return found;
  }

  static <T> int lastIndexOf(java.util.concurrent.CopyOnWriteArrayList<T> of, T what, int from) {
    return Meter.at(of).lastIndexOf(what, from);
  }

  static boolean contains(java.util.Collection<?> of, java.lang.Object what) {
    if (isOwn(of, "contains")) return of.contains(what);
    if (!isPlatforms(of.getClass())) return Meter.seek(of).contains(what);
    if (of instanceof java.util.List && Meter.is(of, "asl")) return indexOf((java.util.List<?>) of, what) >= 0;
    if (what == null || !Meter.is(of, "qp")) return Meter.seek(of).contains(what);
    for (java.lang.Object one : of) {
      Meter.count(1);
      if (what.equals(one)) return true;
    }
    return false;
  }

  // A part of an array.

  private static void sorted(int size) {
    Meter.count((long) size * Meter.bits(size));
  }

  static void sort(byte[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static void sort(short[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static void sort(int[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static void sort(long[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static void sort(char[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static void sort(float[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static void sort(double[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static void sort(java.lang.Object[] of, int from, int to) {
    java.util.Arrays.sort(of, from, to);
    sorted(to - from);
  }

  static <T> void sort(T[] of, int from, int to, java.util.Comparator<? super T> order) {
    java.util.Arrays.sort(of, from, to, order);
    sorted(to - from);
  }
}
