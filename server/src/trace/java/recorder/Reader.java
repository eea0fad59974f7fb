import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Reads the parts of objects: at most so many, and how many there are in all. */
final class Reader {
  private static final List<String> ENTRY = List.of("key", "value");
  private static final List<String> VALUE = List.of("value");

  private final ClassLoader programs;
  private final int most;
  private final Platform platform = new Platform();
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();

  /** @param programs loads the classes of the program */
  Reader(ClassLoader programs, int most) {
    this.programs = programs;
    this.most = most;
  }

  /** An object in a word; null where its parts are shown. */
  String inWords(Object object) {
    Class<?> type = object.getClass();
    if (type.isArray() || isText(type) || !platform.kindOf(object).isEmpty()) return null;
    String told = Values.inWords(object);
    if (told != null) return told;
    if (isHolder(type) || (isPrograms(type) && !type.isHidden())) return null;
    return Json.words(new StringBuilder("<").append(Types.name(type)).append('>').toString());
  }

  boolean isPrograms(Class<?> type) {
    return type.getClassLoader() == programs;
  }

  private static boolean isText(Class<?> type) {
    return type == StringBuilder.class || type == StringBuffer.class;
  }

  private static boolean isHolder(Class<?> type) {
    return type == AtomicInteger.class || type == AtomicLong.class || type == AtomicBoolean.class
        || type == Optional.class || type == BitSet.class;
  }

  /** What an object is made of, which is none of those that have a word. */
  Parts partsOf(Object object) {
    Class<?> type = object.getClass();
    if (type.isArray()) return ofArray(object);
    if (isText(type)) return ofText((CharSequence) object);
    if (isHolder(type)) return ofHolder(object);
    String kind = platform.kindOf(object);
    if (kind.isEmpty()) return ofFields(object);
    if (kind.equals("map")) return ofMap((Map<?, ?>) object);
    if (!kind.equals("entry")) return ofCollection((Collection<?>) object, kind);
    Map.Entry<?, ?> entry = (Map.Entry<?, ?>) object;
    return pair("Entry", ENTRY, entry.getKey(), entry.getValue());
  }

  private static Parts pair(String type, List<String> keys, Object... values) {
    List<Object> parts = new ArrayList<>();
    for (Object value : values) parts.add(value);
    return new Parts("object", type, keys, parts, keys.size());
  }

  private Parts ofBits(BitSet bits) {
    List<Object> values = new ArrayList<>();
    for (int at = 0; values.size() < most; at++) {
      at = bits.nextSetBit(at);
      if (at < 0) break;
      values.add(at);
    }
    return new Parts("set", "BitSet", null, values, bits.cardinality());
  }

  private Parts ofHolder(Object object) {
    if (object instanceof BitSet) return ofBits((BitSet) object);
    Object value;
    if (object instanceof Optional) value = ((Optional<?>) object).orElse(null);
    else if (object instanceof AtomicInteger) value = ((AtomicInteger) object).get();
    else if (object instanceof AtomicLong) value = ((AtomicLong) object).get();
    else value = ((AtomicBoolean) object).get();
    return pair(Types.name(object.getClass()), VALUE, value);
  }

  private Parts ofArray(Object array) {
    int length = Array.getLength(array);
    List<Object> values = new ArrayList<>();
    for (int at = 0; at < Math.min(length, most); at++) values.add(Array.get(array, at));
    return new Parts("list", Types.name(array.getClass()), null, values, length);
  }

  private Parts ofText(CharSequence text) {
    List<Object> values = new ArrayList<>();
    for (int at = 0; at < Math.min(text.length(), most); at++) values.add(text.charAt(at));
    return new Parts("list", Types.name(text.getClass()), null, values, text.length());
  }

  private Parts ofCollection(Collection<?> collection, String kind) {
    List<Object> values = new ArrayList<>();
    Iterator<?> each = collection.iterator();
    while (values.size() < most && each.hasNext()) values.add(each.next());
    return new Parts(kind, Platform.nameOf(collection, kind), null, values, collection.size());
  }

  private Parts ofMap(Map<?, ?> map) {
    List<Object> keys = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    Iterator<? extends Map.Entry<?, ?>> each = map.entrySet().iterator();
    while (keys.size() < most && each.hasNext()) {
      Map.Entry<?, ?> entry = each.next();
      keys.add(entry.getKey());
      values.add(entry.getValue());
    }
    return new Parts("map", Platform.nameOf(map, "map"), keys, values, map.size());
  }

  private Parts ofFields(Object object) {
    List<Object> keys = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    List<Field> all = fieldsOf(object.getClass());
    for (Field field : all) {
      if (keys.size() >= most) break;
      keys.add(field.getName());
      values.add(read(field, object));
    }
    return new Parts("object", Types.name(object.getClass()), keys, values, all.size());
  }

  static Object read(Field field, Object of) {
    try {
      return field.get(of);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** Those of the program's own classes, from the most general one on. */
  private List<Field> fieldsOf(Class<?> type) {
    List<Field> known = fields.get(type);
    if (known != null) return known;
    List<Field> all = new ArrayList<>();
    Class<?> above = type.getSuperclass();
    if (above != null && isPrograms(above)) all.addAll(fieldsOf(above));
    for (Field field : type.getDeclaredFields()) {
      if (isStatic(field) || field.isSynthetic()) continue;
      field.setAccessible(true);
      all.add(field);
    }
    fields.put(type, all);
    return all;
  }

  /** What the program's classes keep for themselves, without what is written in the source as it is. */
  static List<Field> staticsOf(Class<?> type) {
    List<Field> all = new ArrayList<>();
    for (Field field : type.getDeclaredFields()) {
      if (!isStatic(field) || field.isSynthetic() || field.isEnumConstant()) continue;
      boolean isFinal = java.lang.reflect.Modifier.isFinal(field.getModifiers());
      boolean isPlain = field.getType().isPrimitive() || field.getType() == String.class;
      if (isFinal && isPlain) continue;
      field.setAccessible(true);
      all.add(field);
    }
    return all;
  }

  /** By its whole name: the rewriter has one of this name too. */
  private static boolean isStatic(Field field) {
    return java.lang.reflect.Modifier.isStatic(field.getModifiers());
  }
}
