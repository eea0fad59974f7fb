import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** What is known of classes, without running anything of them. */
final class Types {
  private static final Map<Class<?>, String> NAMES = new HashMap<>();

  private Types() {}

  static String name(Class<?> type) {
    String known = NAMES.get(type);
    if (known == null) NAMES.put(type, known = Json.cut(nameOf(type)));
    return known;
  }

  private static String nameOf(Class<?> type) {
    if (type.isHidden() || type.isSynthetic()) return "lambda";
    if (!type.isAnonymousClass()) return type.getSimpleName();
    Class<?>[] interfaces = type.getInterfaces();
    // A constant of an enum may have a body.
    Class<?> from = interfaces.length > 0 ? interfaces[0] : type.getSuperclass();
    return name(from);
  }

  /** Whether a class itself has a method of one of these names. */
  static boolean declares(Class<?> type, String[] names) {
    for (Method method : type.getDeclaredMethods()) {
      for (String name : names) if (method.getName().equals(name)) return true;
    }
    return false;
  }
}
