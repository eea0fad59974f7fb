import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Classes: their members, each a place of its own. */
final class Classes {
  private final Maker maker;
  /** Whether a place outside of all functions, or in a lambda, has an object of its class. */
  boolean hasThis;

  Classes(Maker maker) {
    this.maker = maker;
  }

  void visit(ClassTree type) {
    Function function = maker.function;
    Flow flow = maker.flow;
    Scope scope = maker.scope;
    boolean outer = hasThis;
    String owner = maker.owner;
    if (type.getSimpleName().length() > 0) maker.owner = type.getSimpleName().toString();
    List<VariableTree> statics = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      maker.function = null;
      maker.flow = Flow.start();
      hasThis = !isStatic(type, member);
      visitMember(type, member);
      if (member instanceof VariableTree && !hasThis) statics.add((VariableTree) member);
    }
    maker.function = function;
    maker.flow = flow;
    maker.scope = scope;
    hasThis = outer;
    maker.owner = owner;
    if (maker.isCounting) return;
    if (!statics.isEmpty() && hasStatics(type)) tellStatics(type, statics.get(0));
  }

  private static boolean hasStatics(ClassTree type) {
    boolean isOrdinary = type.getKind() == Tree.Kind.CLASS || type.getKind() == Tree.Kind.RECORD;
    return isOrdinary && type.getSimpleName().length() > 0;
  }

  /** From the first of its static fields on, they can be read. */
  private void tellStatics(ClassTree type, VariableTree first) {
    StringBuilder begin = new StringBuilder("static{").append(maker.hooks).append(".statics(");
    maker.edits.open(maker.start(first), begin.append(type.getSimpleName()).append(".class);}").toString());
    StringBuilder end = new StringBuilder("static{").append(maker.hooks).append(".staticsSet(");
    maker.edits.close(maker.end(type) - 1, end.append(type.getSimpleName()).append(".class);}").toString());
  }

  private static boolean isStatic(ClassTree type, Tree member) {
    if (member instanceof BlockTree) return ((BlockTree) member).isStatic();
    if (member instanceof MethodTree) return isStatic(((MethodTree) member).getModifiers());
    if (!(member instanceof VariableTree)) return true;
    return isStatic(((VariableTree) member).getModifiers()) || type.getKind() == Tree.Kind.INTERFACE
        || type.getKind() == Tree.Kind.ANNOTATION_TYPE;
  }

  private static boolean isStatic(ModifiersTree modifiers) {
    return modifiers.getFlags().contains(Modifier.STATIC);
  }

  private void visitMember(ClassTree type, Tree member) {
    if (member instanceof ClassTree) visit((ClassTree) member);
    else if (member instanceof BlockTree) Functions.visitInitializer(maker, (BlockTree) member, !hasThis);
    else if (member instanceof VariableTree) maker.expressions.visitInitializer((VariableTree) member);
    else if (member instanceof MethodTree) visitMethod(type, (MethodTree) member);
  }

  private void visitMethod(ClassTree type, MethodTree method) {
    if (method.getBody() == null) return;
    boolean isConstructor = method.getReturnType() == null;
    boolean isCompact = isConstructor && isCompact(type, method);
    String name = isConstructor ? type.getSimpleName().toString() : method.getName().toString();
    List<String> more = isCompact ? componentsOf(type) : List.of();
    Functions.visitMethod(maker, method, name, hasThis && !isCompact, more);
  }

  /** As `Point { ... }` of a record: it has no brackets, and its object is made afterwards. */
  private boolean isCompact(ClassTree type, MethodTree method) {
    if (type.getKind() != Tree.Kind.RECORD) return false;
    return maker.source.substring(maker.start(method), maker.start(method.getBody())).trim()
        .endsWith(type.getSimpleName().toString());
  }

  private static List<String> componentsOf(ClassTree type) {
    List<String> names = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (!(member instanceof VariableTree) || isStatic(type, member)) continue;
      names.add(((VariableTree) member).getName().toString());
    }
    return names;
  }

  /** The call of another constructor, which has to be the first statement. */
  static boolean isOtherConstructor(StatementTree statement) {
    if (!(statement instanceof ExpressionStatementTree)) return false;
    ExpressionTree call = ((ExpressionStatementTree) statement).getExpression();
    if (!(call instanceof MethodInvocationTree)) return false;
    ExpressionTree called = ((MethodInvocationTree) call).getMethodSelect();
    if (called instanceof MemberSelectTree) {
      return ((MemberSelectTree) called).getIdentifier().contentEquals("super");
    }
    return called instanceof IdentifierTree && isWord(((IdentifierTree) called).getName().toString());
  }

  private static boolean isWord(String name) {
    return name.equals("this") || name.equals("super");
  }

  /** The arguments of such a call: there is no object yet. */
  void withoutThis(StatementTree statement) {
    boolean outer = hasThis;
    hasThis = false;
    maker.expressions.scan(statement, null);
    hasThis = outer;
  }
}
