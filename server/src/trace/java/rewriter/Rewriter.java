import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import java.io.IOException;

/** Reads a program, and prints it with hooks in it. */
final class Rewriter extends Answer {
  static void run() throws IOException {
    new Rewriter().give();
  }

  /** @param isCounting whether hooks tell nothing of variables and values */
  static Maker hooked(String source, Parsed program, boolean isCounting) {
    Maker maker = new Maker(source, program.unit, program.trees.getSourcePositions(), isCounting);
    for (Tree type : program.unit.getTypeDecls()) {
      if (type instanceof ClassTree) maker.classes.visit((ClassTree) type);
    }
    return maker;
  }

  @Override
  String to(String source) throws IOException {
    Parsed program = Parsed.of(source);
    if (program == null) return "null";
    Maker maker = hooked(source, program, false);
    StringBuilder answer = new StringBuilder("{\"code\":");
    answer.append(Json.quote(maker.edits.apply(source)));
    answer.append(",\"hooks\":").append(Json.quote(maker.hooks));
    answer.append(",\"steps\":").append(Json.quote(maker.sites.toString()));
    answer.append(",\"functions\":").append(Json.quote(maker.functions.toString()));
    return answer.append('}').toString();
  }
}
