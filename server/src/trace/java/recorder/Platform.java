import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * The platform's classes whose objects are shown by their parts. To read those runs nothing of the
 * program: a class that another one lies behind, as that of `unmodifiableList`, is not among them.
 */
final class Platform {
  private static final String[] LISTS = {
    "ArrayList", "LinkedList", "ArrayDeque", "PriorityQueue", "Vector", "Stack", "Arrays$ArrayList",
    "ImmutableCollections$ListN", "ImmutableCollections$List12", "Collections$EmptyList",
    "Collections$SingletonList", "Collections$CopiesList", "ArrayList$SubList",
    "ImmutableCollections$SubList", "HashMap$Values",
    "LinkedHashMap$LinkedValues", "concurrent.CopyOnWriteArrayList", "concurrent.ConcurrentLinkedQueue",
    "concurrent.ConcurrentLinkedDeque", "concurrent.LinkedBlockingQueue", "concurrent.LinkedBlockingDeque",
    "concurrent.ArrayBlockingQueue", "concurrent.PriorityBlockingQueue",
  };
  private static final String[] SETS = {
    "HashSet", "LinkedHashSet", "TreeSet", "ImmutableCollections$SetN", "ImmutableCollections$Set12",
    "Collections$EmptySet", "Collections$SingletonSet", "RegularEnumSet", "JumboEnumSet",
    "HashMap$KeySet", "LinkedHashMap$LinkedKeySet",
  };
  private static final String[] MAPS = {
    "HashMap", "LinkedHashMap", "TreeMap", "Hashtable", "EnumMap", "ImmutableCollections$MapN",
    "ImmutableCollections$Map1", "Collections$EmptyMap", "Collections$SingletonMap",
    "concurrent.ConcurrentHashMap", "concurrent.ConcurrentSkipListMap",
  };
  private static final String[] ENTRIES = {
    "HashMap$Node", "LinkedHashMap$Entry", "HashMap$TreeNode", "TreeMap$Entry", "KeyValueHolder",
    "AbstractMap$SimpleEntry", "AbstractMap$SimpleImmutableEntry",
  };

  /** What is called when they are read; a class of the program that extends one may have its own. */
  private static final String[] OF_COLLECTIONS = {"iterator", "listIterator", "size"};
  private static final String[] OF_MAPS = {"entrySet", "size"};
  private static final String[] OF_ENTRIES = {"getKey", "getValue"};

  private final Map<Class<?>, String> kinds = new HashMap<>();

  /** `list`, `set`, `map` or `entry`; empty of any other object. */
  String kindOf(Object object) {
    String known = kinds.get(object.getClass());
    if (known == null) kinds.put(object.getClass(), known = kindBy(object.getClass()));
    return known;
  }

  private static String kindBy(Class<?> of) {
    Class<?> type = of;
    while (type.getClassLoader() != null) type = type.getSuperclass();
    String name = type.getName();
    if (!name.startsWith("java.util.")) return "";
    String kind = kindNamed(name.substring("java.util.".length()));
    String[] called = kind.equals("map") ? OF_MAPS : kind.equals("entry") ? OF_ENTRIES : OF_COLLECTIONS;
    for (Class<?> own = of; own != type; own = own.getSuperclass()) {
      if (Types.declares(own, called)) return "";
    }
    return kind;
  }

  private static String kindNamed(String name) {
    if (isAmong(LISTS, name)) return "list";
    if (isAmong(SETS, name)) return "set";
    if (isAmong(MAPS, name)) return "map";
    return isAmong(ENTRIES, name) ? "entry" : "";
  }

  private static boolean isAmong(String[] names, String name) {
    for (String one : names) if (one.equals(name)) return true;
    return false;
  }

  /** A short name of what has a long one within the platform. */
  static String nameOf(Object object, String kind) {
    Class<?> type = object.getClass();
    if (type.getClassLoader() != null || type.getEnclosingClass() == null) return Types.name(type);
    if (kind.equals("entry")) return "Entry";
    if (object instanceof Collection) return kind.equals("set") ? "Set" : "List";
    return "Map";
  }
}
