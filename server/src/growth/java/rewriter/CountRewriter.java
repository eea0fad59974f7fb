import java.io.IOException;
import java.util.Set;

/**
 * Reads the names of functions and classes, on a line of their own, and a program, and prints the program with hooks
 * in it that count its steps.
 */
final class CountRewriter extends Answer {
  static void run() throws IOException {
    new CountRewriter().give();
  }

  @Override
  String to(String text) throws IOException {
    int end = text.indexOf('\n');
    Set<String> counted = Set.of(text.substring(0, end).split(" "));
    String source = text.substring(end + 1);
    Parsed program = Parsed.of(source);
    // With the types of its parts it is no longer as it was written.
    Parsed typed = Parsed.of(source);
    if (program == null || typed == null || !typed.isSound()) return "null";
    Maker maker = Rewriter.hooked(source, program, true);
    Charges charges = new Charges(maker, typed);
    charges.scan(typed.unit, null);
    StringBuilder answer = new StringBuilder("{\"unseen\":");
    answer.append(charges.unseen == null ? "null" : Json.quote(charges.unseen));
    answer.append(",\"code\":").append(Json.quote(maker.edits.apply(source)));
    answer.append(",\"hooks\":").append(Json.quote(maker.hooks));
    return answer.append(",\"counted\":\"").append(counted(maker, counted)).append("\"}").toString();
  }

  /** By the number of a function, whether it or its class is among those names. */
  private static String counted(Maker maker, Set<String> names) {
    StringBuilder marks = new StringBuilder();
    String[] functions = maker.functions.toString().split("\n");
    for (int at = 0; at < maker.owners.size(); at++) {
      boolean isNamed = names.contains(functions[at].split("\t")[1]) || names.contains(maker.owners.get(at));
      marks.append(isNamed ? '1' : '0');
    }
    return marks.toString();
  }
}
