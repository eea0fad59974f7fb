import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Name;

/** Statements: a hook before each, and what is known behind it. */
final class Statements {
  private final Maker maker;
  private final Loops loops;
  final Switches switches;
  private final Targets targets = new Targets();

  Statements(Maker maker) {
    this.maker = maker;
    loops = new Loops(maker, this, targets);
    switches = new Switches(maker, this, targets);
  }

  /** Those of a block. */
  void visitAll(List<? extends StatementTree> statements) {
    Scope scope = maker.scope;
    visitEach(statements);
    maker.scope = scope;
  }

  void visitEach(List<? extends StatementTree> statements) {
    int before = -1;
    for (StatementTree statement : statements) {
      // `int a = 1, b = 2;` is two statements in one place.
      int start = maker.start(statement);
      if (start != before) tellStep(statement);
      before = start;
      visit(statement, Set.of());
    }
  }

  private void tellStep(StatementTree statement) {
    String step = hasStep(statement) ? maker.step(statement) : "";
    if (!step.isEmpty()) maker.edits.open(maker.start(statement), step.concat(";"));
  }

  private static boolean hasStep(StatementTree statement) {
    switch (statement.getKind()) {
      case BLOCK: case EMPTY_STATEMENT: case TRY: case DO_WHILE_LOOP:
      case CLASS: case INTERFACE: case ENUM: case RECORD:
        return false;
      case LABELED_STATEMENT:
        return hasStep(((LabeledStatementTree) statement).getStatement());
      default:
        return true;
    }
  }

  void visit(StatementTree statement, Set<String> labels) {
    switch (statement.getKind()) {
      case BLOCK: visitAll(((BlockTree) statement).getStatements()); break;
      case IF: visitIf((IfTree) statement); break;
      case SWITCH: switches.visit((SwitchTree) statement); break;
      case TRY: visitTry((TryTree) statement); break;
      case LABELED_STATEMENT: visitLabeled((LabeledStatementTree) statement, labels); break;
      case SYNCHRONIZED: visitSynchronized((SynchronizedTree) statement); break;
      case VARIABLE: visitVariable((VariableTree) statement); break;
      case RETURN: visitReturn((ReturnTree) statement); break;
      case BREAK: visitBreak(((BreakTree) statement).getLabel()); break;
      case CONTINUE: visitContinue((ContinueTree) statement); break;
      case THROW: case YIELD:
        maker.expressions.scan(statement, null);
        maker.flow = null;
        break;
      case ASSERT: visitAside(statement); break;
      default:
        if (!loops.visit(statement, labels)) maker.expressions.scan(statement, null);
    }
  }

  private void visitAside(StatementTree statement) {
    Flow flow = Flow.copy(maker.flow);
    maker.expressions.scan(statement, null);
    maker.flow = flow;
  }

  private void visitVariable(VariableTree variable) {
    maker.expressions.visitInitializer(variable);
    maker.declare(variable, variable.getInitializer() != null);
  }

  /** The body of a statement, which becomes a block: `after` is put to its end if that is reached. */
  void visitBody(StatementTree body, String after) {
    if (body instanceof BlockTree) visitAll(((BlockTree) body).getStatements());
    else {
      maker.edits.open(maker.start(body), "{");
      Scope scope = maker.scope;
      visitEach(List.of(body));
      maker.scope = scope;
    }
    boolean isReached = !after.isEmpty() && maker.flow != null && maker.flow.isSure;
    String end = isReached ? after.concat(";") : "";
    if (body instanceof BlockTree) maker.edits.close(maker.end(body) - 1, end);
    else maker.edits.close(maker.end(body), end.concat("}"));
  }

  private void visitIf(IfTree node) {
    maker.expressions.scan(node.getCondition(), null);
    Flow before = Flow.copy(maker.flow);
    Scope scope = maker.scope;
    for (String name : Bindings.of(node.getCondition())) maker.declare(name, true);
    visitBody(node.getThenStatement(), "");
    maker.scope = scope;
    Flow then = maker.flow;
    maker.flow = before;
    if (node.getElseStatement() != null) visitBody(node.getElseStatement(), "");
    maker.flow = Flow.join(then, maker.flow);
  }

  private void visitSynchronized(SynchronizedTree node) {
    maker.expressions.scan(node.getExpression(), null);
    visitAll(node.getBlock().getStatements());
  }

  private void visitLabeled(LabeledStatementTree node, Set<String> labels) {
    Set<String> all = new HashSet<>(labels);
    all.add(node.getLabel().toString());
    Target target = targets.push(new Target(Set.of(node.getLabel().toString()), false, false));
    visit(node.getStatement(), all);
    targets.pop();
    maker.flow = Flow.join(maker.flow, target.broken);
  }

  private void visitBreak(Name label) {
    Target target = targets.ofBreak(label);
    if (target != null) target.broken = Flow.join(target.broken, maker.flow);
    maker.flow = null;
  }

  private void visitContinue(ContinueTree node) {
    Target target = targets.ofContinue(node.getLabel());
    if (target != null) {
      target.continued = Flow.join(target.continued, maker.flow);
      if (!target.again.isEmpty()) maker.edits.open(maker.start(node), target.again.concat(";"));
    }
    maker.flow = null;
  }

  private void visitReturn(ReturnTree node) {
    ExpressionTree value = node.getExpression();
    maker.expressions.scan(value, null);
    maker.flow = null;
    if (value == null || maker.function == null || maker.isCounting) return;
    int start = maker.start(node);
    String type = maker.function.type;
    if (type == null) {
      maker.edits.open(maker.start(value), maker.hook("value").insert(0, ' ').append(',').toString());
      maker.edits.close(maker.end(value), ")");
      return;
    }
    // Its value stands where it stood, as a variable's: there everything is allowed that is in a return.
    String result = new StringBuilder(maker.hooks).append('r').append(maker.function.number).toString();
    StringBuilder begin = new StringBuilder("{final ").append(type).append(' ').append(result).append('=');
    maker.edits.replace(start, "return".length(), begin.toString());
    StringBuilder end = maker.hook("value").append(',').append(result).append(");return ");
    maker.edits.close(maker.end(node), end.append(result).append(";}").toString());
  }

  private void visitTry(TryTree node) {
    Scope scope = maker.scope;
    Flow before = Flow.copy(maker.flow);
    for (Tree resource : node.getResources()) {
      if (resource instanceof VariableTree) visitVariable((VariableTree) resource);
      else maker.expressions.scan(resource, null);
    }
    visitAll(node.getBlock().getStatements());
    maker.scope = scope;
    Flow after = maker.flow;
    for (CatchTree one : node.getCatches()) {
      maker.flow = Flow.copy(before);
      visitCatch(one);
      after = Flow.join(after, maker.flow);
    }
    maker.flow = after;
    if (node.getFinallyBlock() == null) return;
    maker.flow = Flow.copy(before);
    visitAll(node.getFinallyBlock().getStatements());
    maker.flow = Flow.through(after, maker.flow);
  }

  private void visitCatch(CatchTree node) {
    Scope scope = maker.scope;
    VariableTree error = node.getParameter();
    maker.declare(error, true);
    if (maker.function != null) {
      StringBuilder hook = maker.hook("caught").append(',').append(error.getName()).append(");");
      maker.edits.head(maker.start(node.getBlock()) + 1, hook.toString());
    }
    visitAll(node.getBlock().getStatements());
    maker.scope = scope;
  }
}
