import com.sun.source.tree.BlockTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;

/** Functions: their body is put between the begin and the end of a call. */
final class Functions {
  private final Maker maker;
  private final String name;
  private final Tree at;
  private final boolean hasThis;
  private String type;
  private final List<String> parameters = new ArrayList<>();

  Functions(Maker maker, String name, Tree at, boolean hasThis) {
    this.maker = maker;
    this.name = name;
    this.at = at;
    this.hasThis = hasThis;
  }

  static void visitMethod(Maker maker, MethodTree method, String name, boolean hasThis, List<String> more) {
    Functions made = new Functions(maker, name, method, hasThis);
    made.parameters.addAll(more);
    for (VariableTree parameter : method.getParameters()) {
      if (!isMain(method)) made.parameters.add(parameter.getName().toString());
    }
    if (method.getReturnType() != null) made.type = typeOf(maker, method.getReturnType());
    made.visitBlock(method.getBody(), true);
  }

  static void visitInitializer(Maker maker, BlockTree block, boolean isStatic) {
    // A static one's block begins behind the word.
    int start = maker.source.indexOf('{', maker.start(block));
    Functions made = new Functions(maker, isStatic ? "static" : "initializer", block, !isStatic);
    made.visit(block, start + 1, block.getStatements());
  }

  static void visitLambda(Maker maker, LambdaExpressionTree lambda, String name, boolean hasThis) {
    Functions made = new Functions(maker, name, lambda, hasThis);
    for (VariableTree one : lambda.getParameters()) made.parameters.add(one.getName().toString());
    made.visitBlock((BlockTree) lambda.getBody(), false);
  }

  private static boolean isMain(MethodTree method) {
    if (!method.getName().contentEquals("main") || method.getParameters().size() != 1) return false;
    return method.getParameters().get(0).getType().toString().matches("String(\\[\\]|\\.\\.\\.)");
  }

  private static String typeOf(Maker maker, Tree type) {
    String text = maker.source.substring(maker.start(type), maker.end(type));
    // `int all()[]` has its brackets elsewhere.
    boolean isPlain = !text.contains("\n") && !text.contains("//") && !text.contains("(");
    return isPlain ? text : null;
  }

  private void visitBlock(BlockTree body, boolean mayBegin) {
    List<? extends StatementTree> all = body.getStatements();
    int start = maker.start(body) + 1;
    if (mayBegin && !all.isEmpty() && Classes.isOtherConstructor(all.get(0))) {
      StatementTree first = all.get(0);
      maker.classes.withoutThis(first);
      start = maker.end(first);
      all = all.subList(1, all.size());
    }
    visit(body, start, all);
  }

  private void visit(BlockTree body, int start, List<? extends StatementTree> statements) {
    Function outer = maker.function;
    Scope scope = maker.scope;
    Flow flow = maker.flow;
    int number = maker.addFunction(name, at, parameters);
    maker.function = new Function(number, hasThis, type, Names.usedIn(body));
    maker.flow = Flow.start();
    for (String parameter : parameters) maker.declare(parameter, true);
    String call = maker.call();
    StringBuilder begin = new StringBuilder("final var ").append(call).append('=').append(maker.hooks);
    maker.edits.head(start, begin.append(".call(").append(number).append(");try{").toString());
    maker.statements.visitAll(statements);
    String error = new StringBuilder(maker.hooks).append('e').append(number).toString();
    StringBuilder end = new StringBuilder("}catch(java.lang.Throwable ").append(error).append("){");
    end.append(maker.hook("thrown")).append(',').append(error).append(");throw ").append(error);
    end.append(";}finally{").append(maker.hook("leave")).append(");}");
    maker.edits.close(maker.end(body) - 1, end.toString());
    maker.function = outer;
    maker.scope = scope;
    maker.flow = flow;
  }
}
