import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.UUID;

/** Values that are told in a word, without asking any class of the program. */
final class Values {
  private static final long EXACT_INTEGER = 1L << 53;
  /** Above it the digits would have to be worked out, which takes long. */
  private static final int LARGEST_BITS = 2000;

  private Values() {}

  /** As JSON; null of what is made of others. */
  static String plain(Object value) {
    if (value == null) return "null";
    Class<?> type = value.getClass();
    if (type == Integer.class || type == Short.class || type == Byte.class || type == Boolean.class) {
      return value.toString();
    }
    if (type == Long.class) return ofLong((Long) value);
    if (type == String.class) return Json.text((String) value);
    if (type == Character.class) return ofCharacter((Character) value);
    if (type == Double.class || type == Float.class) return ofFraction((Number) value);
    return null;
  }

  private static String ofLong(long value) {
    String digits = Long.toString(value);
    return value < EXACT_INTEGER && value > -EXACT_INTEGER ? digits : Json.words(digits);
  }

  private static String ofCharacter(char value) {
    String shown = value < ' ' || value == 127 ? escaped(value) : String.valueOf(value);
    return Json.words(new StringBuilder("'").append(shown).append('\'').toString());
  }

  private static String escaped(char value) {
    if (value == '\n') return "\\n";
    if (value == '\t') return "\\t";
    return new StringBuilder("\\").append(Integer.toOctalString(value)).toString();
  }

  /** Where it would be written as an integer, the words keep its kind. */
  private static String ofFraction(Number value) {
    double number = value.doubleValue();
    boolean isPlain = Math.abs(number) < EXACT_INTEGER && number != Math.rint(number);
    return isPlain ? value.toString() : Json.words(value.toString());
  }

  /** An object of the platform that never changes; null of any other. */
  static String inWords(Object value) {
    Class<?> type = value.getClass();
    if (value instanceof Enum) return Json.words(Json.cut(((Enum<?>) value).name()));
    if (type == BigInteger.class) {
      BigInteger number = (BigInteger) value;
      return Json.words(number.bitLength() < LARGEST_BITS ? Json.cut(number.toString()) : "a large number");
    }
    if (type == BigDecimal.class) return ofDecimal((BigDecimal) value);
    if (type == UUID.class || isTime(type)) return Json.words(value.toString());
    if (value instanceof Throwable) return ofThrowable((Throwable) value);
    return null;
  }

  private static String ofDecimal(BigDecimal number) {
    boolean isShort = number.unscaledValue().bitLength() < LARGEST_BITS;
    return Json.words(isShort ? Json.cut(number.toString()) : "a large number");
  }

  private static boolean isTime(Class<?> type) {
    return type.getName().startsWith("java.time.") && type.getClassLoader() == null;
  }

  private static String ofThrowable(Throwable error) {
    StringBuilder said = new StringBuilder(Types.name(error.getClass()));
    String message = messageOf(error);
    if (!message.isEmpty()) said.append(": ").append(message);
    return Json.words(said.toString());
  }

  /** Empty where the words would be the program's own. */
  static String messageOf(Throwable error) {
    for (Class<?> type = error.getClass(); type.getClassLoader() != null; type = type.getSuperclass()) {
      if (Types.declares(type, MESSAGE)) return "";
    }
    String message = error.getMessage();
    return message == null ? "" : Json.cut(message);
  }

  private static final String[] MESSAGE = {"getMessage"};

  /** Whether they are one and the same; of numbers in boxes, whether they are equal. */
  static boolean areSame(Object one, Object other) {
    if (one == other) return true;
    if (one == null || other == null || one.getClass() != other.getClass()) return false;
    Class<?> type = one.getClass();
    if (type == Character.class || type == Boolean.class) return one.equals(other);
    // An atomic number is itself alone.
    boolean isBox = one instanceof Number && one instanceof Comparable;
    return isBox && type.getClassLoader() == null && one.equals(other);
  }
}
