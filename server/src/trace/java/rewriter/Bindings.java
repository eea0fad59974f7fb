import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;

/** The variables that a condition binds where it holds, as `o instanceof Circle c` does. */
final class Bindings {
  private Bindings() {}

  static List<String> of(ExpressionTree condition) {
    List<String> names = new ArrayList<>();
    add(condition, names);
    return names;
  }

  private static void add(Tree node, List<String> names) {
    if (node instanceof ParenthesizedTree) add(((ParenthesizedTree) node).getExpression(), names);
    else if (node instanceof BinaryTree && node.getKind() == Tree.Kind.CONDITIONAL_AND) {
      add(((BinaryTree) node).getLeftOperand(), names);
      add(((BinaryTree) node).getRightOperand(), names);
    } else if (node instanceof InstanceOfTree) {
      Tree pattern = ((InstanceOfTree) node).getPattern();
      if (pattern instanceof BindingPatternTree) {
        names.add(((BindingPatternTree) pattern).getVariable().getName().toString());
      }
    }
  }
}
