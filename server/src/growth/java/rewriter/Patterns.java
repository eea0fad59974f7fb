import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import java.util.regex.Pattern;

/** Patterns of which it is known what they cost. */
final class Patterns {
  private static final String ATOM = "(?:[^\\\\()|{*+?\\[]|\\\\[^\\d]|\\[(?:\\\\.|[^\\\\\\]])*\\])\\??";
  private static final String BRANCH = "(?:" + ATOM + ")*[+*]?";
  /** Goes through a text once: there is no way back in it. */
  private static final Pattern PLAIN = Pattern.compile(BRANCH + "(?:\\|" + BRANCH + ")*");
  private static final int SHOWN = 30;

  private Patterns() {}

  static boolean isPlain(ExpressionTree given) {
    if (!(given instanceof LiteralTree) || !(((LiteralTree) given).getValue() instanceof String)) return false;
    return PLAIN.matcher((String) ((LiteralTree) given).getValue()).matches();
  }

  static String shown(ExpressionTree given) {
    String text = given.toString();
    return text.length() <= SHOWN ? text : text.substring(0, SHOWN).concat("…");
  }
}
