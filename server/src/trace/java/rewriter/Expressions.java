import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;

/** Expressions, in the order in which they are worked out: the functions in them, and what they set. */
final class Expressions extends TreeScanner<Void, Void> {
  private final Maker maker;
  /** Of the variable that a lambda becomes the value of. */
  private String given;

  Expressions(Maker maker) {
    this.maker = maker;
  }

  void visitInitializer(VariableTree variable) {
    ExpressionTree value = variable.getInitializer();
    if (value instanceof LambdaExpressionTree) given = variable.getName().toString();
    scan(value, null);
    given = null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree lambda, Void none) {
    String name = given == null ? "lambda" : given;
    given = null;
    boolean hasThis = maker.function == null ? maker.classes.hasThis : maker.function.hasThis;
    if (lambda.getBody() instanceof BlockTree) {
      Functions.visitLambda(maker, lambda, name, hasThis);
      return null;
    }
    // It belongs to the line that it stands in; what it sets is set at another time.
    Scope scope = maker.scope;
    for (VariableTree parameter : lambda.getParameters()) maker.declare(parameter, false);
    aside(lambda.getBody());
    maker.scope = scope;
    return null;
  }

  @Override
  public Void visitNewClass(NewClassTree made, Void none) {
    scan(made.getEnclosingExpression(), null);
    scan(made.getArguments(), null);
    if (made.getClassBody() != null) maker.classes.visit(made.getClassBody());
    return null;
  }

  @Override
  public Void visitClass(ClassTree type, Void none) {
    maker.classes.visit(type);
    return null;
  }

  @Override
  public Void visitAssignment(AssignmentTree node, Void none) {
    ExpressionTree variable = node.getVariable();
    if (!(variable instanceof IdentifierTree)) scan(variable, null);
    scan(node.getExpression(), null);
    if (variable instanceof IdentifierTree) maker.assign(((IdentifierTree) variable).getName().toString());
    return null;
  }

  @Override
  public Void visitBinary(BinaryTree node, Void none) {
    Tree.Kind kind = node.getKind();
    boolean isShort = kind == Tree.Kind.CONDITIONAL_AND || kind == Tree.Kind.CONDITIONAL_OR;
    scan(node.getLeftOperand(), null);
    if (isShort) aside(node.getRightOperand());
    else scan(node.getRightOperand(), null);
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpressionTree node, Void none) {
    scan(node.getCondition(), null);
    aside(node.getTrueExpression());
    aside(node.getFalseExpression());
    return null;
  }

  /** What is not worked out always. */
  private void aside(Tree node) {
    Flow flow = Flow.copy(maker.flow);
    scan(node, null);
    maker.flow = flow;
  }

  @Override
  public Void visitSwitchExpression(SwitchExpressionTree node, Void none) {
    scan(node.getExpression(), null);
    Flow flow = Flow.copy(maker.flow);
    maker.statements.switches.visitCases(node.getCases());
    maker.flow = flow;
    return null;
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
    super.visitMethodInvocation(call, null);
    String ends = call.getArguments().size() == 1 ? endOf(call.getMethodSelect()) : "";
    if (ends.isEmpty()) return null;
    ExpressionTree code = call.getArguments().get(0);
    StringBuilder hook = new StringBuilder(maker.hooks).append('.').append(ends).append('(');
    maker.edits.open(maker.start(code), hook.toString());
    maker.edits.close(maker.end(code), ")");
    return null;
  }

  /** How a call of this method ends the program: empty of any other. */
  private static String endOf(ExpressionTree called) {
    if (!(called instanceof MemberSelectTree)) return "";
    MemberSelectTree select = (MemberSelectTree) called;
    String of = select.getExpression().toString();
    String name = select.getIdentifier().toString();
    boolean isExit = name.equals("exit") && (of.equals("System") || of.equals("java.lang.System"));
    if (isExit) return "exit";
    boolean isRuntime = of.equals("Runtime.getRuntime()");
    return isRuntime && (name.equals("exit") || name.equals("halt")) ? name : "";
  }
}
