import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Set;

/** The names that a part of the program uses, and does not declare itself. */
final class Names extends TreeScanner<Void, Void> {
  private final Set<String> used = new HashSet<>();
  private final Set<String> declared = new HashSet<>();

  static Set<String> usedIn(Tree... parts) {
    Names names = new Names();
    for (Tree part : parts) names.scan(part, null);
    names.used.removeAll(names.declared);
    return names.used;
  }

  @Override
  public Void visitIdentifier(IdentifierTree node, Void none) {
    used.add(node.getName().toString());
    return null;
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree node, Void none) {
    // A method's name is none of a variable.
    if (!(node.getMethodSelect() instanceof IdentifierTree)) scan(node.getMethodSelect(), null);
    return scan(node.getArguments(), null);
  }

  @Override
  public Void visitVariable(VariableTree node, Void none) {
    declared.add(node.getName().toString());
    return super.visitVariable(node, null);
  }

  @Override
  public Void visitBindingPattern(BindingPatternTree node, Void none) {
    declared.add(node.getVariable().getName().toString());
    return super.visitBindingPattern(node, null);
  }
}
