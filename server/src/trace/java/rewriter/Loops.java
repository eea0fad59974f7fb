import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.Set;

/** Loops: a step before each round, and one before the loop is left. */
final class Loops {
  private final Maker maker;
  private final Statements statements;
  private final Targets targets;

  Loops(Maker maker, Statements statements, Targets targets) {
    this.maker = maker;
    this.statements = statements;
    this.targets = targets;
  }

  /** @return whether it is a loop */
  boolean visit(StatementTree statement, Set<String> labels) {
    Scope scope = maker.scope;
    Target target = targets.push(new Target(labels, true, true));
    boolean isLoop = true;
    if (statement instanceof WhileLoopTree) visitWhile((WhileLoopTree) statement, target);
    else if (statement instanceof DoWhileLoopTree) visitDo((DoWhileLoopTree) statement, target);
    else if (statement instanceof ForLoopTree) visitFor((ForLoopTree) statement, target);
    else if (statement instanceof EnhancedForLoopTree) visitEach((EnhancedForLoopTree) statement, target);
    else isLoop = false;
    targets.pop();
    maker.scope = scope;
    return isLoop;
  }

  private void visitWhile(WhileLoopTree node, Target target) {
    maker.expressions.scan(node.getCondition(), null);
    Flow left = left(node.getCondition());
    Scope scope = maker.scope;
    target.again = maker.step(node);
    for (String name : Bindings.of(node.getCondition())) maker.declare(name, true);
    statements.visitBody(node.getStatement(), target.again);
    maker.scope = scope;
    maker.flow = Flow.join(left, target.broken);
  }

  /** Where a loop is left because its condition does not hold. */
  private Flow left(ExpressionTree condition) {
    if (condition == null || Constants.isTrue(condition)) return null;
    return maker.constants.mayBe(condition) ? Flow.unsure(maker.flow) : Flow.copy(maker.flow);
  }

  private void visitDo(DoWhileLoopTree node, Target target) {
    target.again = maker.step(node.getCondition());
    statements.visitBody(node.getStatement(), target.again);
    maker.flow = Flow.join(maker.flow, target.continued);
    maker.expressions.scan(node.getCondition(), null);
    maker.flow = Flow.join(left(node.getCondition()), target.broken);
  }

  private void visitFor(ForLoopTree node, Target target) {
    for (StatementTree first : node.getInitializer()) statements.visit(first, Set.of());
    maker.expressions.scan(node.getCondition(), null);
    Flow left = left(node.getCondition());
    String again = maker.step(node);
    boolean hasUpdate = !node.getUpdate().isEmpty();
    if (hasUpdate) {
      if (!again.isEmpty()) maker.edits.open(maker.start(node.getUpdate().get(0)), again.concat(","));
      Flow flow = Flow.copy(maker.flow);
      for (StatementTree one : node.getUpdate()) maker.expressions.scan(one, null);
      maker.flow = flow;
    } else target.again = again;
    Scope scope = maker.scope;
    if (node.getCondition() != null) {
      for (String name : Bindings.of(node.getCondition())) maker.declare(name, true);
    }
    statements.visitBody(node.getStatement(), target.again);
    maker.scope = scope;
    maker.flow = Flow.join(left, target.broken);
  }

  private void visitEach(EnhancedForLoopTree node, Target target) {
    maker.expressions.scan(node.getExpression(), null);
    Flow left = Flow.copy(maker.flow);
    VariableTree each = node.getVariable();
    maker.declare(each, true);
    target.again = maker.step(node);
    statements.visitBody(node.getStatement(), target.again);
    maker.flow = Flow.join(left, target.broken);
  }
}
