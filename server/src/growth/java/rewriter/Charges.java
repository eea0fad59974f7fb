import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Puts hooks around what the library is given and gives, where it costs more than a statement. */
final class Charges extends TreePathScanner<Void, Void> {
  private final Maker maker;
  private final Library library;
  private final Parsed program;
  private final SourcePositions positions;
  /** What the program uses whose steps nobody knows; null: nothing. */
  String unseen;

  Charges(Maker maker, Parsed program) {
    this.maker = maker;
    this.program = program;
    library = new Library(program.task);
    positions = program.trees.getSourcePositions();
  }

  private int start(Tree tree) {
    return (int) positions.getStartPosition(program.unit, tree);
  }

  private int end(Tree tree) {
    return (int) positions.getEndPosition(program.unit, tree);
  }

  private TypeMirror typeOf(Tree tree) {
    return program.trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
  }

  private void refuse(String what) {
    if (unseen == null) unseen = what;
  }

  /** Has the parts of what is looked at charged as well, between the begin and the end of a hook. */
  private void around(String hook, Tree tree, boolean isHooked, Runnable parts) {
    if (isHooked) maker.edits.open(start(tree), maker.hooks + '.' + hook + '(');
    parts.run();
    if (isHooked) maker.edits.close(end(tree), ")");
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
    ExecutableElement method = (ExecutableElement) program.trees.getElement(getCurrentPath());
    boolean isConstructor = method.getKind() == ElementKind.CONSTRUCTOR;
    if (isConstructor && library.isLibrary(method) && library.hasCollection(method)) refuse("super");
    boolean isCharged = !isConstructor && library.isLibrary(method);
    String charges = isCharged ? chargesOf(call, method) : "";
    if (!part(charges, "call").isEmpty()) {
      replaceCall(call, method, part(charges, "call"));
      return null;
    }
    String all = part(charges, "all");
    boolean hasSize = !all.isEmpty() && library.hasSize(method, program.trees.getTypeMirror(getCurrentPath()), all);
    around(all, call, hasSize, new Runnable() {
      @Override
      public void run() {
        visitCalled(call, method, part(charges, "of"));
        List<? extends ExpressionTree> given = call.getArguments();
        for (int at = 0; at < given.size(); at++) visitGiven(given.get(at), part(charges, String.valueOf(at)));
        tame(call, method);
      }
    });
    return null;
  }

  private String chargesOf(MethodInvocationTree call, ExecutableElement method) {
    ExpressionTree called = call.getMethodSelect();
    TypeMirror of = called instanceof MemberSelectTree ? typeIn(called) : null;
    String charges = library.chargesOf(method, call.getArguments().size(), of);
    if (charges == null) refuse(library.nameOf(method));
    return charges == null ? "" : charges;
  }

  private TypeMirror typeIn(ExpressionTree called) {
    TreePath path = new TreePath(getCurrentPath(), called);
    return program.trees.getTypeMirror(new TreePath(path, ((MemberSelectTree) called).getExpression()));
  }

  /** What is called, where it is named and not `super`; else null. */
  private static ExpressionTree namedIn(MethodInvocationTree call) {
    if (!(call.getMethodSelect() instanceof MemberSelectTree)) return null;
    ExpressionTree of = ((MemberSelectTree) call.getMethodSelect()).getExpression();
    return of.toString().matches("(.*\\.)?super") ? null : of;
  }

  /** What is called; a type, `super`, and an object that is not named have no hook. */
  private void visitCalled(MethodInvocationTree call, ExecutableElement method, String hook) {
    ExpressionTree called = call.getMethodSelect();
    scan(call.getTypeArguments(), null);
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    ExpressionTree of = called instanceof MemberSelectTree ? ((MemberSelectTree) called).getExpression() : null;
    boolean isNamed = namedIn(call) != null;
    if (!hook.isEmpty() && !isStatic && !isNamed) refuse(library.nameOf(method));
    if (of == null) return;
    around(hook, of, !hook.isEmpty() && !isStatic && isNamed, new Runnable() {
      @Override
      public void run() {
        if (!isStatic) scan(of, null);
      }
    });
  }

  /** It is made elsewhere: what it is called on becomes the first argument. It has others. */
  private void replaceCall(MethodInvocationTree call, ExecutableElement method, String name) {
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    ExpressionTree of = isStatic ? null : namedIn(call);
    if (!isStatic && of == null) refuse(library.nameOf(method));
    List<? extends ExpressionTree> given = call.getArguments();
    String made = maker.hooks + "Calls." + name + '(';
    if (of != null) {
      maker.edits.open(start(of), made);
      scan(of, null);
      replaceLines(end(of), start(given.get(0)), ",");
    } else {
      replaceLines(start(call), start(given.get(0)), made);
    }
    scan(given, null);
  }

  /** No line is moved. */
  private void replaceLines(int start, int end, String text) {
    String lines = maker.source.substring(start, end).replaceAll("[^\n]", "");
    maker.edits.replace(start, end - start, text.concat(lines));
  }

  private void visitGiven(ExpressionTree given, String hook) {
    if (hook.equals("pattern")) {
      if (!Patterns.isPlain(given)) refuse(Patterns.shown(given));
      return;
    }
    boolean isNumber = hook.equals("plus") || hook.equals("minus");
    boolean isSized = !hook.isEmpty() && (isNumber || !isPrimitive(typeOf(given))) && !library.isConstant(given, getCurrentPath());
    // A `minus` has been called with where it begins.
    boolean isEnd = hook.equals("upTo");
    around(isEnd ? "plus" : hook, given, isSized || isEnd, new Runnable() {
      @Override
      public void run() {
        scan(given, null);
      }
    });
  }

  /** Chance is the same in every run. */
  private void tame(MethodInvocationTree call, ExecutableElement method) {
    String name = library.nameOf(method);
    if (name.equals("Math.random")) {
      maker.edits.replace(start(call), end(call) - start(call), maker.hooks + ".random()");
    }
    if (name.equals("Collections.shuffle") && call.getArguments().size() == 1) {
      maker.edits.close(end(call) - 1, ",new java.util.Random(1L)");
    }
  }

  /** The hook that is put around a part. */
  private static String part(String charges, String of) {
    for (String one : charges.split(" ")) {
      if (one.startsWith(of.concat("."))) return one.substring(of.length() + 1);
    }
    return "";
  }

  private static boolean isPrimitive(TypeMirror type) {
    return type == null || type.getKind().isPrimitive() || type.getKind() == TypeKind.NULL;
  }

  @Override
  public Void visitNewClass(NewClassTree made, Void none) {
    ExecutableElement method = (ExecutableElement) program.trees.getElement(getCurrentPath());
    String charges = library.chargesOfNew(made, method, getCurrentPath(), program.trees);
    if (charges == null) refuse(made.getIdentifier().toString().replaceAll("<.*|.*\\.", ""));
    String known = charges == null ? "" : charges;
    around(part(known, "all"), made, !part(known, "all").isEmpty(), new Runnable() {
      @Override
      public void run() {
        scan(made.getEnclosingExpression(), null);
        List<? extends ExpressionTree> given = made.getArguments();
        for (int at = 0; at < given.size(); at++) visitGiven(given.get(at), part(known, String.valueOf(at)));
        if (known.equals("chance")) maker.edits.close(end(made) - 1, "1L");
        scan(made.getClassBody(), null);
      }
    });
    return null;
  }

  @Override
  public Void visitNewArray(NewArrayTree made, Void none) {
    around("area", made, !made.getDimensions().isEmpty(), new Runnable() {
      @Override
      public void run() {
        scan(made.getDimensions(), null);
        scan(made.getInitializers(), null);
      }
    });
    return null;
  }

  @Override
  public Void visitBinary(BinaryTree node, Void none) {
    around("size", node, isJoined(node), new Runnable() {
      @Override
      public void run() {
        Charges.super.visitBinary(node, null);
      }
    });
    return null;
  }

  /** Whether texts are joined; several of them are at once. */
  private boolean isJoined(BinaryTree node) {
    if (node.getKind() != Tree.Kind.PLUS || !library.isText(program.trees.getTypeMirror(getCurrentPath()))) return false;
    Tree around = getCurrentPath().getParentPath().getLeaf();
    boolean isPart = around instanceof BinaryTree && ((BinaryTree) around).getLeftOperand() == node
        && library.isText(program.trees.getTypeMirror(getCurrentPath().getParentPath()));
    return !isPart && !library.isConstant(node, getCurrentPath().getParentPath());
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree node, Void none) {
    boolean isJoined = library.isText(program.trees.getTypeMirror(getCurrentPath()));
    around("size", node, isJoined, new Runnable() {
      @Override
      public void run() {
        Charges.super.visitCompoundAssignment(node, null);
      }
    });
    return null;
  }

  /** A short function becomes one with statements. */
  @Override
  public Void visitLambdaExpression(LambdaExpressionTree lambda, Void none) {
    Tree body = lambda.getBody();
    if (lambda.getBodyKind() == LambdaExpressionTree.BodyKind.STATEMENT) return scan(body, null);
    boolean isVoid = library.givesNothing(program.trees.getTypeMirror(getCurrentPath()));
    maker.edits.open(start(body), '{' + maker.hooks + ".step();" + (isVoid ? "" : "return "));
    scan(body, null);
    maker.edits.close(end(body), ";}");
    return null;
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree node, Void none) {
    ExecutableElement method = (ExecutableElement) program.trees.getElement(getCurrentPath());
    if (method != null && library.isLibrary(method) && !library.isFree(method)) refuse(library.nameOf(method));
    return super.visitMemberReference(node, null);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree node, Void none) {
    ExpressionTree all = node.getExpression();
    around("walk", all, typeOf(all).getKind() != TypeKind.ARRAY, new Runnable() {
      @Override
      public void run() {
        scan(all, null);
      }
    });
    StatementTree body = node.getStatement();
    return scan(body, null);
  }
}
