import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.net.URI;
import java.util.Iterator;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A program as the compiler reads it. */
final class Parsed {
  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String text) {
      super(URI.create("string:///Main.java"), Kind.SOURCE);
      this.text = text;
    }

    /** A public class may have any name. */
    @Override
    public boolean isNameCompatible(String name, Kind kind) {
      return true;
    }

    @Override
    public CharSequence getCharContent(boolean ignored) {
      return text;
    }
  }

  final JavacTask task;
  final CompilationUnitTree unit;
  final Trees trees;
  private final DiagnosticCollector<JavaFileObject> said;

  private Parsed(JavacTask task, CompilationUnitTree unit, DiagnosticCollector<JavaFileObject> said) {
    this.task = task;
    this.unit = unit;
    this.said = said;
    trees = Trees.instance(task);
  }

  /** @return null where it cannot be parsed */
  static Parsed of(String source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    List<String> options = List.of("-proc:none");
    JavacTask task =
        (JavacTask) compiler.getTask(null, null, said, options, null, List.of(new Source(source)));
    Iterator<? extends CompilationUnitTree> units = task.parse().iterator();
    if (hasErrors(said) || !units.hasNext()) return null;
    return new Parsed(task, units.next(), said);
  }

  /** Finds out the types of all its parts, and whether it would compile. */
  boolean isSound() throws IOException {
    task.analyze();
    return !hasErrors(said);
  }

  private static boolean hasErrors(DiagnosticCollector<JavaFileObject> said) {
    for (Diagnostic<?> one : said.getDiagnostics()) {
      if (one.getKind() == Diagnostic.Kind.ERROR) return true;
    }
    return false;
  }
}
