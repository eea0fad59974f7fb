import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import javax.tools.DiagnosticCollector;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Reads a program, and prints it with hooks in it: as JSON, or null where it cannot be read. */
final class Rewriter {
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///Main.java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignored) {
      return text;
    }
  }

  private Rewriter() {}

  static void run() throws IOException {
    String source = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    String answer;
    try {
      answer = rewritten(source);
    } catch (StackOverflowError deep) {
      answer = "null";
    }
    try (OutputStream output = new FileOutputStream(FileDescriptor.out)) {
      output.write(answer.getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  private static String rewritten(String source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    List<Source> sources = List.of(new Source(source));
    JavacTask task = (JavacTask) compiler.getTask(null, null, said, List.of("-proc:none"), null, sources);
    Iterator<? extends CompilationUnitTree> units = task.parse().iterator();
    for (Diagnostic<?> one : said.getDiagnostics()) {
      if (one.getKind() == Diagnostic.Kind.ERROR) return "null";
    }
    if (!units.hasNext()) return "null";
    CompilationUnitTree unit = units.next();
    Maker maker = new Maker(source, unit, Trees.instance(task).getSourcePositions());
    for (Tree type : unit.getTypeDecls()) {
      if (type instanceof ClassTree) maker.classes.visit((ClassTree) type);
    }
    return answer(maker);
  }

  private static String answer(Maker maker) {
    StringBuilder answer = new StringBuilder("{\"code\":");
    answer.append(Json.quote(maker.edits.apply(maker.source)));
    answer.append(",\"hooks\":").append(Json.quote(maker.hooks));
    answer.append(",\"steps\":").append(Json.quote(maker.sites.toString()));
    answer.append(",\"functions\":").append(Json.quote(maker.functions.toString()));
    return answer.append('}').toString();
  }
}
