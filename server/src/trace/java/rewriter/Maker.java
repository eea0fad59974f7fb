import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Puts hooks into a program: what is known of the place that is looked at, and the texts of the hooks. */
final class Maker {
  final String source;
  final CompilationUnitTree unit;
  final Edits edits = new Edits();
  final Constants constants;
  /** A name that the program does not have. */
  final String hooks;
  final StringBuilder sites = new StringBuilder();
  final StringBuilder functions = new StringBuilder();
  /** By the number of a function, the class that it is in. */
  final List<String> owners = new ArrayList<>();
  final Statements statements = new Statements(this);
  final Expressions expressions = new Expressions(this);
  final Classes classes = new Classes(this);

  /** Whether hooks tell nothing of variables and values. */
  final boolean isCounting;
  private final SourcePositions positions;
  private int siteCount;
  private int functionCount;
  private int variableCount;

  /** The function that a place is in; null outside of all. */
  Function function;
  Scope scope;
  /** The class that a place is in, where it has a name. */
  String owner = "";
  /** Null where it cannot be reached. */
  Flow flow = Flow.start();

  Maker(String source, CompilationUnitTree unit, SourcePositions positions, boolean isCounting) {
    this.isCounting = isCounting;
    this.source = source;
    this.unit = unit;
    this.positions = positions;
    constants = new Constants(unit);
    String name = "$t";
    while (source.contains(name)) name += "_";
    hooks = name;
  }

  int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  int lineOf(Tree tree) {
    return (int) unit.getLineMap().getLineNumber(start(tree));
  }

  /** The variable that a call is kept in. */
  String call() {
    return new StringBuilder(hooks).append('f').append(function.number).toString();
  }

  StringBuilder hook(String name) {
    return new StringBuilder(hooks).append('.').append(name).append('(').append(call());
  }

  /** A hook before what has a step, as an expression; empty outside of all functions. */
  String step(Tree tree) {
    if (function == null) return "";
    if (isCounting) return hooks.concat(".step()");
    sites.append(lineOf(tree));
    StringBuilder hook = hook("step").append(',').append(siteCount++);
    boolean isEmpty = true;
    if (function.hasThis) {
      sites.append("\tthis");
      hook.append(",this");
      isEmpty = false;
    }
    Set<String> seen = new HashSet<>();
    StringBuilder names = new StringBuilder();
    StringBuilder given = new StringBuilder();
    for (Scope at = scope; at != null; at = at.outer) {
      if (!seen.add(at.name) || !isReadable(at)) continue;
      names.insert(0, "\t".concat(at.name));
      given.insert(0, ",".concat(at.name));
      isEmpty = false;
    }
    sites.append(names).append('\n');
    return hook.append(given).append(isEmpty ? ")" : ",0)").toString();
  }

  private boolean isReadable(Scope variable) {
    if (variable.of != function) return function.used.contains(variable.name);
    return flow != null && flow.assigned.get(variable.number);
  }

  void declare(String name, boolean hasValue) {
    // A newer Java writes `_` for what nobody asks for.
    if (name.isEmpty()) return;
    scope = new Scope(scope, name, variableCount++, function);
    if (hasValue && flow != null) flow.assigned.set(scope.number);
  }

  void declare(VariableTree variable, boolean hasValue) {
    declare(variable.getName().toString(), hasValue);
  }

  void assign(String name) {
    Scope variable = Scope.find(scope, name);
    if (variable != null && variable.of == function && flow != null) flow.assigned.set(variable.number);
  }

  /** @return its number */
  int addFunction(String name, Tree at, Iterable<String> parameters) {
    functions.append(lineOf(at)).append('\t').append(name);
    for (String parameter : parameters) functions.append('\t').append(parameter);
    functions.append('\n');
    owners.add(owner);
    return functionCount++;
  }

  /** The place behind blanks and comments. */
  int afterBlanks(int from) {
    int at = from;
    while (at < source.length()) {
      if (source.startsWith("//", at)) at = after("\n", at);
      else if (source.startsWith("/*", at)) at = after("*/", at + 2);
      else if (Character.isWhitespace(source.charAt(at))) at++;
      else return at;
    }
    return at;
  }

  private int after(String end, int from) {
    int found = source.indexOf(end, from);
    return found < 0 ? source.length() : found + end.length();
  }
}
