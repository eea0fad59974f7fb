import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which objects there are, and what has become of each since it was last said. */
final class Heap {
  /** What was last said of an object. */
  private static final class Said {
    final Parts parts;
    final List<Object> found = new ArrayList<>();
    List<String> keys;
    List<String> items;

    Said(Parts parts) {
      this.parts = parts;
    }
  }

  // No lambda: the first one costs a third of what the whole start does.
  private static final Comparator<String> SHORTER_FIRST = new Comparator<>() {
    @Override
    public int compare(String one, String other) {
      int byLength = Integer.compare(one.length(), other.length());
      return byLength != 0 ? byLength : one.compareTo(other);
    }
  };

  private final Reader reader;
  private final int most;
  /** In the order in which they are met. */
  private final Map<Object, Integer> numbers = new IdentityHashMap<>();
  private final Map<Object, Said> said = new IdentityHashMap<>();

  Heap(Reader reader, int most) {
    this.reader = reader;
    this.most = most;
  }

  /** A value as JSON; an object that is shown by itself is a reference, and added to `found`. */
  String tell(Object value, List<Object> found) {
    String told = Values.plain(value);
    if (told == null) told = reader.inWords(value);
    if (told != null) return told;
    Integer number = numbers.get(value);
    if (number == null) numbers.put(value, number = numbers.size() + 1);
    found.add(value);
    return new StringBuilder("[").append(number).append(']').toString();
  }

  /** Says what is new of all that can be reached. */
  void walk(List<Object> roots, Ops ops) {
    Set<Object> reached = Collections.newSetFromMap(new IdentityHashMap<>());
    List<Object> todo = new ArrayList<>(roots);
    for (int at = 0; at < todo.size() && reached.size() < most; at++) {
      Object object = todo.get(at);
      if (reached.add(object)) todo.addAll(look(object, ops));
    }
  }

  /** @return what it leads to */
  private List<Object> look(Object object, Ops ops) {
    Said before = said.get(object);
    Parts parts;
    try {
      parts = reader.partsOf(object);
    } catch (ConcurrentModificationException meanwhile) {
      // Another thread of the program is at it: it is looked at again with the next step.
      return before == null ? List.of() : before.found;
    }
    if (before != null && before.parts.isAs(parts)) return before.found;
    Said now = new Said(parts);
    now.keys = parts.keys == null ? null : told(parts.keys, now.found);
    now.items = told(parts.values, now.found);
    if (parts.kind.equals("set") && !isOrdered(parts)) Collections.sort(now.items, SHORTER_FIRST);
    say(numbers.get(object), before, now, ops);
    said.put(object, now);
    return now.found;
  }

  /** Of any other set the order is chance. */
  private static boolean isOrdered(Parts parts) {
    return parts.type.equals("TreeSet") || parts.type.equals("LinkedHashSet");
  }

  private List<String> told(List<?> values, List<Object> found) {
    List<String> all = new ArrayList<>(values.size());
    for (Object value : values) all.add(tell(value, found));
    return all;
  }

  private static void say(int number, Said before, Said now, Ops ops) {
    Parts parts = now.parts;
    boolean isWhole = before == null || parts.kind.equals("set");
    if (isWhole || (now.keys != null && !(namesAll(before) && namesAll(now)))) sayAll(number, now, ops);
    else if (now.keys != null) sayEntries(number, before, now, ops);
    else sayItems(number, before, now, ops);
  }

  private static void sayAll(int number, Said now, Ops ops) {
    Parts parts = now.parts;
    StringBuilder op = op("o", number);
    op.append(",\"").append(parts.kind).append("\",").append(Json.quote(parts.type)).append(",[");
    for (int at = 0; at < now.items.size(); at++) {
      if (at > 0) op.append(',');
      if (now.keys == null) op.append(now.items.get(at));
      else op.append('[').append(now.keys.get(at)).append(',').append(now.items.get(at)).append(']');
    }
    ops.add(op.append("],").append(parts.length).append(']'));
  }

  /** Whether each entry has a key of its own: not where some are left out, or long keys are cut to one. */
  private static boolean namesAll(Said said) {
    return new HashSet<>(said.keys).size() == said.parts.length;
  }

  private static void sayEntries(int number, Said before, Said now, Ops ops) {
    Map<String, String> old = new HashMap<>();
    for (int at = 0; at < before.keys.size(); at++) old.put(before.keys.get(at), before.items.get(at));
    Set<String> stay = staying(before.keys, now.keys);
    for (String key : before.keys) {
      if (!stay.contains(key)) ops.add(op("d", number).append(',').append(key).append(']'));
    }
    int left = stay.size();
    for (int at = 0; at < now.keys.size(); at++) {
      String key = now.keys.get(at);
      String item = now.items.get(at);
      boolean isNew = !stay.contains(key);
      if (!isNew) left--;
      if (!isNew && item.equals(old.get(key))) continue;
      StringBuilder op = op("k", number).append(',').append(key).append(',').append(item);
      if (isNew && left > 0) op.append(',').append(at);
      ops.add(op.append(']'));
    }
  }

  /** Keys that follow each other as they did. What moves goes to the end nearly always. */
  private static Set<String> staying(List<String> old, List<String> keys) {
    Map<String, Integer> places = new HashMap<>();
    for (String key : old) places.put(key, places.size());
    Set<String> stay = new HashSet<>();
    int last = -1;
    for (String key : keys) {
      int place = places.getOrDefault(key, -1);
      if (place <= last) continue;
      stay.add(key);
      last = place;
    }
    return stay;
  }

  /** What lies between the place where two lists begin to differ and where each is again as the other. */
  private static void sayItems(int number, Said before, Said now, Ops ops) {
    List<String> old = before.items;
    List<String> items = now.items;
    int start = 0;
    int oldEnd = old.size();
    int newEnd = items.size();
    while (start < oldEnd && start < newEnd && old.get(start).equals(items.get(start))) start++;
    while (oldEnd > start && newEnd > start && old.get(oldEnd - 1).equals(items.get(newEnd - 1))) {
      oldEnd--;
      newEnd--;
    }
    boolean isSame = start == oldEnd && start == newEnd && now.parts.length == before.parts.length;
    if (isSame) return;
    String added = String.join(",", items.subList(start, newEnd));
    StringBuilder op = op("x", number).append(',').append(start).append(',').append(oldEnd - start);
    ops.add(op.append(",[").append(added).append("],").append(now.parts.length).append(']'));
  }

  private static StringBuilder op(String kind, int number) {
    return new StringBuilder("[\"").append(kind).append("\",").append(number);
  }
}
