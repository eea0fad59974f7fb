/**
 * Counts the steps of a program: the hooks in it call this class. A step is a statement, a turn of a loop, a call of
 * a short function, or what a call of the library goes through. The names here are whole: the program may have
 * classes of any simple name.
 */
final class Meter {
  private static final boolean IS_WHOLE = Given.COUNTED.indexOf('1') < 0;

  /** Kinds of the platform's collections, with the names of their classes. */
  private static final java.lang.String[] KINDS = {
    "h HashMap LinkedHashMap HashSet LinkedHashSet Hashtable IdentityHashMap EnumMap RegularEnumSet JumboEnumSet"
        + " HashMap$KeySet LinkedHashMap$LinkedKeySet ImmutableCollections$Map1 Collections$EmptySet Collections$EmptyMap",
    // Their order is another in each run.
    "m ImmutableCollections$SetN ImmutableCollections$Set12 ImmutableCollections$MapN",
    "a ArrayList Vector Stack Arrays$ArrayList ImmutableCollections$ListN ImmutableCollections$List12"
        + " Collections$EmptyList Collections$SingletonList Collections$CopiesList",
    "s ArrayList$SubList",
    "l LinkedList",
    "q ArrayDeque HashMap$Values LinkedHashMap$LinkedValues TreeMap$Values",
    "t TreeMap TreeSet TreeMap$KeySet",
    "p PriorityQueue",
  };
  /** `o` of what the program wrote itself, whose steps are seen; `?` of what is not known. */
  private static final java.lang.ClassValue<java.lang.Character> KIND = new java.lang.ClassValue<>() {
    @java.lang.Override
    protected java.lang.Character computeValue(java.lang.Class<?> type) {
      java.lang.String name = classOf(type);
      if (name.isEmpty()) return 'o';
      for (java.lang.String kind : KINDS) if (kind.concat(" ").contains(" " + name + " ")) return kind.charAt(0);
      return '?';
    }
  };
  /** Iterators through which one more or less costs nothing. */
  private static final java.lang.String LINKED = "((Linked|Hash|Tree).*)?";

  private static long steps;
  private static long since;
  private static long inside;
  private static int depth;
  private static int pulled;

  static {
    java.lang.Runtime.getRuntime().addShutdownHook(new java.lang.Thread() {
      @java.lang.Override
      public void run() {
        finish();
      }
    });
  }

  private Meter() {}

  // Hooks of the rewriter.

  static int call(int function) {
    if (Given.COUNTED.charAt(function) == '1' && depth++ == 0) since = steps;
    return function;
  }

  static void leave(int function) {
    if (Given.COUNTED.charAt(function) == '1' && --depth == 0) inside += steps - since;
  }

  static void step() {
    count(1);
  }

  static void thrown(int function, java.lang.Throwable error) {}

  /** How much room there is differs from run to run. */
  static void caught(int function, java.lang.Throwable error) {
    if (error instanceof java.lang.VirtualMachineError) refuse(error.getClass().getSimpleName());
  }

  static int exit(int code) {
    return code;
  }

  static int halt(int code) {
    if (code == 0) finish();
    return code;
  }

  // What the library is charged with.

  static void count(long more) {
    steps += more;
    if (steps > Given.MOST) report("\"capped\":true");
  }

  static int bits(int size) {
    return 32 - java.lang.Integer.numberOfLeadingZeros(size);
  }

  private static int sizeOf(java.lang.Object of) {
    if (of instanceof java.lang.CharSequence) return ((java.lang.CharSequence) of).length();
    if (of instanceof java.util.Collection) return ((java.util.Collection<?>) of).size();
    if (of instanceof java.util.Map) return ((java.util.Map<?, ?>) of).size();
    return of != null && of.getClass().isArray() ? java.lang.reflect.Array.getLength(of) : 0;
  }

  /** The name of the platform's class that one is or extends; empty where that is none that does something. */
  private static java.lang.String classOf(java.lang.Class<?> of) {
    java.lang.Class<?> type = of;
    while (type.getClassLoader() != null) type = type.getSuperclass();
    java.lang.String name = type.getName().replaceFirst("^java\\.util\\.", "");
    boolean isOwn = type != of && (name.startsWith("Abstract") || name.equals("java.lang.Object"));
    return isOwn ? "" : name;
  }

  /** Whether an object is of one of these kinds; none is where nobody knows the kind. */
  static boolean is(java.lang.Object of, java.lang.String kinds) {
    if (of == null) return false;
    char kind = KIND.get(of.getClass());
    if (kind == '?') refuse(of.getClass().getSimpleName());
    return kinds.indexOf(kind) >= 0;
  }

  static <T> T size(T of) {
    walk(of);
    count(sizeOf(of));
    return of;
  }

  /** What was collected, where that is a text: all others were charged one by one. */
  static <T> T text(T of) {
    if (of instanceof java.lang.CharSequence) count(sizeOf(of));
    return of;
  }

  /** An array that is new, with the arrays in it. */
  static <T> T area(T of) {
    count(sizeOf(of));
    if (of instanceof java.lang.Object[]) for (java.lang.Object one : (java.lang.Object[]) of) if (one != null) area(one);
    return of;
  }

  static <T> T sort(T of) {
    int size = sizeOf(of);
    count((long) size * bits(size));
    return of;
  }

  static <T> T log(T of) {
    count(bits(sizeOf(of)));
    return of;
  }

  /** One element is put in, taken out or looked up by its key. */
  static <T> T touch(T of) {
    if (is(of, "tp")) count(bits(sizeOf(of)));
    return of;
  }

  /** At the front. */
  static <T> T front(T of) {
    if (is(of, "as")) count(sizeOf(of));
    return touch(of);
  }

  /** One element is looked for. */
  static <T> T seek(T of) {
    if (is(of, "t")) count(bits(sizeOf(of)));
    else if (is(of, "aslqp")) count(sizeOf(of));
    return of;
  }

  /** By its place. */
  static <T> T at(T of) {
    if (is(of, "l")) count(sizeOf(of) / 2);
    return of;
  }

  /** What lies behind a place is moved: the place is taken off by `minus`. */
  static <T> T tail(T of) {
    if (is(of, "l")) refuse("LinkedList");
    count(sizeOf(of));
    return of;
  }

  /** It takes many as cheaply as one by one. */
  static <T> T plain(T of) {
    if (is(of, "tp")) refuse("addAll");
    return of;
  }

  static <T> T clear(T of) {
    if (is(of, "s")) refuse("subList(...).clear");
    count(sizeOf(of));
    return of;
  }

  /** An iterator takes something out of what it goes through, or puts it in. */
  static <T> T edit(T of) {
    if (of != null && !classOf(of.getClass()).matches(LINKED)) refuse("Iterator.remove");
    return of;
  }

  /** In its own order. */
  static <T> T walk(T of) {
    boolean mayMix = of instanceof java.util.Set || of instanceof java.util.Map;
    if (mayMix && KIND.get(of.getClass()) == 'm') refuse("the order of Set.of");
    return of;
  }

  static int plus(int more) {
    count(java.lang.Math.max(more, 0));
    return more;
  }

  static int minus(int less) {
    count(-less);
    return less;
  }

  /** Each element that goes through a stream is a step. */
  static <T> java.util.stream.Stream<T> each(java.util.stream.Stream<T> of) {
    return of.peek(one -> count(1));
  }

  static java.util.stream.IntStream each(java.util.stream.IntStream of) {
    return of.peek(one -> count(1));
  }

  static java.util.stream.LongStream each(java.util.stream.LongStream of) {
    return of.peek(one -> count(1));
  }

  static java.util.stream.DoubleStream each(java.util.stream.DoubleStream of) {
    return of.peek(one -> count(1));
  }

  /** So much more for each that comes to be sorted. */
  private static void pull() {
    count(bits(++pulled));
  }

  static <T> java.util.stream.Stream<T> sorting(java.util.stream.Stream<T> of) {
    pulled = 0;
    return of.peek(one -> pull());
  }

  static java.util.stream.IntStream sorting(java.util.stream.IntStream of) {
    pulled = 0;
    return of.peek(one -> pull());
  }

  static java.util.stream.LongStream sorting(java.util.stream.LongStream of) {
    pulled = 0;
    return of.peek(one -> pull());
  }

  static java.util.stream.DoubleStream sorting(java.util.stream.DoubleStream of) {
    pulled = 0;
    return of.peek(one -> pull());
  }

  private static java.util.Random chance;

  /** The same in every run. */
  static double random() {
    if (chance == null) chance = new java.util.Random(1L);
    return chance.nextDouble();
  }

  // The end.

  private static void refuse(java.lang.String what) {
    if (depth > 0 || IS_WHOLE) report("\"unseen\":\"".concat(what).concat("\""));
  }

  private static void finish() {
    if (depth > 0) inside += steps - since;
    depth = 0;
    report("\"steps\":" + (IS_WHOLE ? steps : inside) + ",\"whole\":" + IS_WHOLE);
  }

  // Loaded before the program may have used up its stack.
  private static final java.nio.charset.Charset ASCII = java.nio.charset.StandardCharsets.US_ASCII;
  private static final java.io.FileOutputStream OUTPUT = new java.io.FileOutputStream(java.io.FileDescriptor.out);
  private static boolean hasReported;

  /** Where the stack has no room for it, it is said by the call around. */
  private static void report(java.lang.String fields) {
    if (hasReported) return;
    byte[] line = Given.MARK.concat("{").concat(fields).concat("}\n").getBytes(ASCII);
    try {
      OUTPUT.write(line);
    } catch (java.io.IOException closed) {
      // Nobody hears of it.
    }
    hasReported = true;
    // What ends already does not wait for itself.
    if (!fields.startsWith("\"steps")) java.lang.Runtime.getRuntime().halt(0);
  }
}
