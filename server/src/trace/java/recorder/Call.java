import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A call under way, or the program itself, which has no function. */
final class Call {
  /** A function of the program. */
  static final class Fn {
    final String name;
    final int line;
    final String[] parameters;

    Fn(String name, int line, String[] parameters) {
      this.name = name;
      this.line = line;
      this.parameters = parameters;
    }

    /** That a call of it begins. */
    StringBuilder told() {
      StringBuilder op = new StringBuilder("[\"c\",").append(Json.quote(name)).append(',');
      op.append(line).append(",[");
      for (int at = 0; at < parameters.length; at++) {
        if (at > 0) op.append(',');
        op.append(Json.quote(parameters[at]));
      }
      return op.append("]]");
    }
  }

  final Fn of;
  boolean isOpen;
  int line;
  String[] names = {};
  Object[] values = {};
  /** What was last said of its variables. */
  private Map<String, String> seen = new LinkedHashMap<>();
  /** Objects that its variables name. */
  List<Object> roots = new ArrayList<>();
  Object result = Recorder.NOTHING;
  boolean isRaising;

  Call(Fn of) {
    this.of = of;
  }

  /** Says what has become of its variables. */
  void look(int depth, Heap heap, Ops ops) {
    Map<String, String> now = new LinkedHashMap<>();
    List<Object> found = new ArrayList<>();
    for (int at = 0; at < names.length; at++) {
      String told = heap.tell(values[at], found);
      now.put(names[at], told);
      if (told.equals(seen.get(names[at]))) continue;
      ops.add(op("v", depth, names[at]).append(',').append(told).append(']'));
    }
    for (String name : seen.keySet()) {
      if (!now.containsKey(name)) ops.add(op("u", depth, name).append(']'));
    }
    seen = now;
    roots = found;
  }

  private static StringBuilder op(String kind, int depth, String name) {
    StringBuilder op = new StringBuilder("[\"").append(kind).append("\",").append(depth);
    return op.append(',').append(Json.quote(name));
  }
}
