import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Set;

/** Switches, those that are statements and the cases of those that are values. */
final class Switches {
  private final Maker maker;
  private final Statements statements;
  private final Targets targets;

  Switches(Maker maker, Statements statements, Targets targets) {
    this.maker = maker;
    this.statements = statements;
    this.targets = targets;
  }

  void visit(SwitchTree node) {
    maker.expressions.scan(node.getExpression(), null);
    Flow before = Flow.copy(maker.flow);
    Target target = targets.push(new Target(Set.of(), false, true));
    boolean hasDefault = visitCases(node.getCases());
    targets.pop();
    maker.flow = Flow.join(maker.flow, target.broken);
    if (!hasDefault) maker.flow = Flow.join(maker.flow, before);
  }

  /** @return whether one of them is the default; behind them is where those lead that come to their end */
  boolean visitCases(List<? extends CaseTree> cases) {
    Flow before = Flow.copy(maker.flow);
    Scope scope = maker.scope;
    Flow done = null;
    boolean hasDefault = false;
    maker.flow = null;
    for (CaseTree one : cases) {
      boolean isRule = one.getCaseKind() == CaseTree.CaseKind.RULE;
      hasDefault |= one.getExpressions().isEmpty();
      maker.flow = isRule ? Flow.copy(before) : Flow.join(before, maker.flow);
      if (isRule) visitRule(one.getBody());
      else statements.visitEach(one.getStatements());
      if (isRule) done = Flow.join(done, maker.flow);
    }
    maker.scope = scope;
    boolean areRules = !cases.isEmpty() && cases.get(0).getCaseKind() == CaseTree.CaseKind.RULE;
    if (areRules) maker.flow = done;
    else if (cases.isEmpty()) maker.flow = before;
    return hasDefault;
  }

  private void visitRule(Tree body) {
    if (body instanceof StatementTree) statements.visitBody((StatementTree) body, "");
    else visitValue((ExpressionTree) body);
  }

  /** The value of a case becomes a block. */
  private void visitValue(ExpressionTree value) {
    String step = maker.step(value);
    int start = maker.start(value);
    int end = maker.afterBlanks(maker.end(value)) + 1;
    maker.expressions.scan(value, null);
    // `yield (1);` would be the call of a method.
    if (step.isEmpty() || maker.source.charAt(start) == '(') return;
    maker.edits.open(start, new StringBuilder("{").append(step).append(";yield ").toString());
    maker.edits.close(end, "}");
  }
}
