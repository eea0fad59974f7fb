import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The static fields of the classes that have begun to set theirs: the variables of the program itself. */
final class Statics {
  private final List<String> names = new ArrayList<>();
  private final List<Field> fields = new ArrayList<>();
  private final Map<String, Class<?>> classes = new HashMap<>();
  /** Classes whose fields all have their first value. */
  private final List<Class<?>> ready = new ArrayList<>();

  void begin(Class<?> type) {
    for (Field field : Reader.staticsOf(type)) {
      Class<?> other = classes.putIfAbsent(field.getName(), type);
      names.add(other == null ? field.getName() : qualified(type, field));
      fields.add(field);
    }
  }

  private static String qualified(Class<?> type, Field field) {
    return new StringBuilder(Types.name(type)).append('.').append(field.getName()).toString();
  }

  void end(Class<?> type) {
    ready.add(type);
  }

  /** Of a class that is still at it, those that have a value. */
  void read(List<String> shown, List<Object> values) {
    for (int at = 0; at < fields.size(); at++) {
      Field field = fields.get(at);
      Object value = Reader.read(field, null);
      if (!ready.contains(field.getDeclaringClass()) && isUnset(value)) continue;
      shown.add(names.get(at));
      values.add(value);
    }
  }

  private static boolean isUnset(Object value) {
    if (value == null || Boolean.FALSE.equals(value)) return true;
    if (value instanceof Character) return (Character) value == 0;
    boolean isNumber = value instanceof Integer || value instanceof Long || value instanceof Double;
    return isNumber && ((Number) value).doubleValue() == 0;
  }
}
