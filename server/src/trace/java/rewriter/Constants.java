import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Whether the compiler may know the value of a condition, which decides what can be reached. To scan
 * an expression answers true where it surely does not.
 */
final class Constants extends TreeScanner<Boolean, Void> {
  /** Names of variables that are nowhere constants. */
  private final Set<String> variables = new HashSet<>();

  Constants(CompilationUnitTree unit) {
    Set<String> fixed = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree node, Void none) {
        boolean isFinal = node.getModifiers().getFlags().contains(Modifier.FINAL);
        (isFinal ? fixed : variables).add(node.getName().toString());
        return super.visitVariable(node, null);
      }

      @Override
      public Void visitClass(com.sun.source.tree.ClassTree node, Void none) {
        // What an interface has are constants.
        if (node.getKind() == Tree.Kind.INTERFACE) {
          for (Tree member : node.getMembers()) {
            if (member instanceof VariableTree) fixed.add(((VariableTree) member).getName().toString());
          }
        }
        return super.visitClass(node, null);
      }
    }.scan(unit, null);
    variables.removeAll(fixed);
  }

  static boolean isTrue(ExpressionTree condition) {
    Tree inner = condition;
    while (inner instanceof ParenthesizedTree) inner = ((ParenthesizedTree) inner).getExpression();
    return inner instanceof LiteralTree && Boolean.TRUE.equals(((LiteralTree) inner).getValue());
  }

  boolean mayBe(ExpressionTree condition) {
    return !Boolean.TRUE.equals(scan(condition, null));
  }

  @Override
  public Boolean scan(Tree node, Void none) {
    if (node == null) return false;
    switch (node.getKind()) {
      case METHOD_INVOCATION: case NEW_CLASS: case ASSIGNMENT: case ARRAY_ACCESS: case INSTANCE_OF:
      case PREFIX_INCREMENT: case PREFIX_DECREMENT: case POSTFIX_INCREMENT: case POSTFIX_DECREMENT:
      case NULL_LITERAL: case NEW_ARRAY: case SWITCH_EXPRESSION:
        return true;
      default:
        return super.scan(node, none);
    }
  }

  @Override
  public Boolean reduce(Boolean one, Boolean other) {
    return Boolean.TRUE.equals(one) || Boolean.TRUE.equals(other);
  }

  @Override
  public Boolean visitIdentifier(IdentifierTree node, Void none) {
    return variables.contains(node.getName().toString());
  }
}
