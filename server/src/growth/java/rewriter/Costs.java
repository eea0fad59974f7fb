import java.util.HashMap;
import java.util.Map;

/**
 * What a call of the library is charged with, by the method. A charge is a hook of Meter.java and what it is put
 * around: `of` what is called, `all` the call, a number the argument; `call`: what of Calls.java is called instead. What
 * has none costs as much as a statement.
 */
final class Costs {
  private static final String[] CLASSES = {
    "text String CharSequence",
    "builder StringBuilder StringBuffer AbstractStringBuilder Appendable",
    "number Integer Long Short Byte Character Boolean Double Float Number Math StrictMath Enum Record Throwable"
        + " AtomicInteger AtomicLong AtomicBoolean AtomicReference Random Optional OptionalInt OptionalLong"
        + " OptionalDouble Runtime Comparator Collectors Runnable Callable LongSummaryStatistics IntSummaryStatistics",
    "object Object Class Comparable",
    "objects Objects",
    "iterator Iterator ListIterator OfInt OfLong OfDouble",
    "entry Entry",
    "lists Collections",
    "arrays Arrays",
    "system System",
    "bits BitSet",
    "stream BaseStream Stream IntStream LongStream DoubleStream Builder",
    "io Scanner StringTokenizer",
    "joiner StringJoiner",
  };

  /** A family of classes, the charges, the methods: `/2` with so many arguments, `(int)` whose first one is a place. */
  private static final String[] METHODS = {
    "text||length charAt isEmpty codePointAt hashCode",
    "text|of.size|equals equalsIgnoreCase compareTo compareToIgnoreCase contentEquals indexOf/3 isBlank"
        + " trim strip stripLeading stripTrailing toLowerCase toUpperCase toCharArray getBytes intern",
    "text|call.indexOf|indexOf",
    "text|call.lastIndexOf|lastIndexOf",
    "text|call.contains|contains",
    "text|3.plus|regionMatches/4",
    "text|4.plus|regionMatches/5",
    "text|of.size all.size|replace",
    "text|of.size all.size 0.pattern|split replaceAll replaceFirst",
    "text|of.size 0.pattern|matches",
    "text|all.size|substring subSequence concat repeat toString valueOf copyValueOf join format formatted",
    "text|0.size|startsWith endsWith",
    "text|all.each|chars codePoints lines",
    "builder||length charAt setCharAt setLength capacity ensureCapacity isEmpty appendCodePoint codePointAt",
    "builder|0.size|append/1",
    "builder|of.size|reverse toString compareTo",
    "builder|call.indexOf|indexOf",
    "builder|call.lastIndexOf|lastIndexOf",
    "builder|all.size|substring subSequence",
    "builder|all.each|chars",
    "builder|of.size 0.minus|deleteCharAt delete",
    "builder|of.size 0.minus 1.size|insert/2",
    "builder|of.size 0.minus 2.size|replace",
    "object||hashCode getClass getSimpleName getName",
    "object|of.size|equals compareTo clone",
    "object|all.size|toString",
    "objects||hashCode hash requireNonNull requireNonNullElse isNull nonNull compare checkIndex",
    "objects|0.size|equals",
    "objects|all.size|toString",
    "iterator||hasNext next nextInt nextLong nextDouble hasPrevious previous nextIndex previousIndex set",
    "iterator|of.edit|remove add",
    "entry||getKey getValue setValue comparingByKey comparingByValue",
    "lists||emptyList emptyMap emptySet singleton singletonList singletonMap reverseOrder nCopies",
    "lists||unmodifiableList unmodifiableSet unmodifiableMap unmodifiableCollection",
    "lists|0.size|reverse max min frequency shuffle/1 shuffle/2 fill",
    "lists|0.sort|sort",
    "lists|0.at|swap",
    "lists|0.log|binarySearch/2 binarySearch/3",
    "arrays||asList",
    "arrays|0.sort|sort/1 sort/2",
    "arrays|call.sort|sort/3 sort/4",
    "arrays|0.size|fill/2 equals/2 hashCode setAll",
    "arrays|1.minus 2.upTo|fill/4",
    "arrays|all.size|copyOf copyOfRange toString",
    "arrays|all.each|stream",
    "arrays|0.log|binarySearch",
    "system||exit lineSeparator getProperty getenv identityHashCode",
    "system|4.plus|arraycopy",
    "bits||get/1 set/1 set(int) clear/1 flip/1",
    "joiner|0.size|add",
    "joiner|all.size|toString",
    "collection||size isEmpty peek peekFirst peekLast element getLast firstElement lastElement subList empty"
        + " descendingIterator comparator ensureCapacity trimToSize of ofEntries entry getFirst",
    "collection|of.touch|add/1 addLast offer offerFirst offerLast push poll pollFirst pollLast pop removeLast remove/0"
        + " put get getOrDefault containsKey putIfAbsent merge compute computeIfAbsent computeIfPresent floorKey"
        + " ceilingKey lowerKey higherKey floorEntry ceilingEntry lowerEntry higherEntry floor ceiling lower higher"
        + " first last firstKey lastKey firstEntry lastEntry pollFirstEntry pollLastEntry replace",
    "collection|of.front|addFirst removeFirst",
    "collection|of.at|get(int) set(int) elementAt(int) listIterator(int)",
    "collection|of.tail 0.minus|remove(int) add(int)",
    "collection|call.contains|contains",
    "collection|call.indexOf|indexOf",
    "collection|call.lastIndexOf|lastIndexOf",
    "collection|of.seek|search remove/1 removeFirstOccurrence removeLastOccurrence",
    "collection|of.plain 0.size|addAll/1 putAll",
    "collection|0.size|copyOf",
    "collection|of.size|forEach removeIf replaceAll toArray equals hashCode toString containsValue clone",
    "collection|of.clear|clear",
    "collection|of.sort|sort",
    "collection|of.walk|keySet values entrySet iterator listIterator/0",
    "collection|of.walk all.each|stream",
    "map|of.touch|remove",
    "map|of.size|contains",
    "stream|of.sorting all.each|sorted",
    "stream|all.text|collect",
    "io|0.size|print println write append printf format",
    "io|all.each|lines",
  };

  /** In these, what is not named is charged with the size of what it gives, which a number has not. */
  private static final String ALL = " number io function throwable ";
  private static final String STREAM_REFUSED = " parallel spliterator parallelStream ";

  private final Map<String, String> families = new HashMap<>();
  private final Map<String, String> charges = new HashMap<>();

  Costs() {
    for (String line : CLASSES) {
      String[] names = line.split(" ");
      for (int at = 1; at < names.length; at++) families.put(names[at], names[0]);
    }
    for (String line : METHODS) {
      String[] parts = line.split("\\|");
      for (String name : parts[2].split(" ")) charges.put(parts[0] + '.' + name, parts[1]);
    }
  }

  /** By the simple name of a class; null of one that has no family of its own. */
  String familyOf(String simpleName) {
    return families.get(simpleName);
  }

  /**
   * @param isPlace whether the first of its parameters is an `int`
   * @return null: nobody knows it
   */
  String of(String family, String method, int arguments, boolean isPlace) {
    if (family.equals("map")) {
      String own = charges.get("map." + method);
      return own == null ? of("collection", method, arguments, isPlace) : own;
    }
    String prefix = family + '.' + method;
    String charge = isPlace ? charges.get(prefix + "(int)") : null;
    if (charge == null) charge = charges.get(prefix + '/' + arguments);
    if (charge == null) charge = charges.get(prefix);
    if (charge != null) return charge;
    if (family.equals("stream") && !STREAM_REFUSED.contains(' ' + method + ' ')) return "all.each";
    return ALL.contains(' ' + family + ' ') ? "all.size" : null;
  }
}
