/** Texts as JSON of ASCII alone. */
final class Json {
  private static final char[] DIGITS = "0123456789abcdef".toCharArray();
  private static final int TEXT = 200;

  private Json() {}

  static String quote(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
    for (int at = 0; at < text.length(); at++) {
      char one = text.charAt(at);
      if (one == '"' || one == '\\') quoted.append('\\').append(one);
      else if (one >= ' ' && one < 127) quoted.append(one);
      else appendCode(quoted, one);
    }
    return quoted.append('"').toString();
  }

  private static void appendCode(StringBuilder quoted, char one) {
    quoted.append("\\" + "u");
    for (int shift = 12; shift >= 0; shift -= 4) quoted.append(DIGITS[one >> shift & 15]);
  }

  /** What is neither a number nor a text of the program: shown as it is said here. */
  static String words(String text) {
    return new StringBuilder("[\"~\",").append(quote(text)).append(']').toString();
  }

  static String cut(String text) {
    if (text.length() <= TEXT) return text;
    return new StringBuilder(text).delete(TEXT, text.length()).append((char) 0x2026).toString();
  }

  /** A text of the program. */
  static String text(String text) {
    if (text.length() <= TEXT) return quote(text);
    return words(new StringBuilder("\"").append(cut(text)).append('"').toString());
  }
}
