import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What is known of the library's classes and methods. */
final class Library {
  private static final String OF_OBJECTS = " equals hashCode toString ";
  /** What may be handed over by its name, as it costs the same wherever it is called. */
  private static final String HANDED = " String.valueOf List.add ArrayList.add Deque.add ArrayDeque.add ";

  private final Costs costs = new Costs();
  private final Elements elements;
  private final Types types;
  private final Trees trees;

  Library(JavacTask task) {
    elements = task.getElements();
    types = task.getTypes();
    trees = Trees.instance(task);
  }

  boolean isLibrary(ExecutableElement method) {
    return isLibrary((TypeElement) method.getEnclosingElement());
  }

  private boolean isLibrary(TypeElement type) {
    ModuleElement module = elements.getModuleOf(type);
    // An array's class is in no module.
    return module == null || !module.isUnnamed() || type.getQualifiedName().contentEquals("Array");
  }

  private boolean isA(TypeMirror type, String name) {
    TypeMirror known = elements.getTypeElement(name).asType();
    return types.isSubtype(types.erasure(type), types.erasure(known));
  }

  boolean isText(TypeMirror type) {
    return type != null && type.getKind() == TypeKind.DECLARED && isA(type, "java.lang.String");
  }

  /** Whether what a method gives has what a hook asks for; an object that it only hands on has not. */
  boolean hasSize(ExecutableElement method, TypeMirror type, String hook) {
    TypeKind declared = method.getReturnType().getKind();
    if (hook.equals("text")) return true;
    if (declared == TypeKind.ARRAY) return true;
    if (declared != TypeKind.DECLARED) return false;
    if (hook.equals("each")) return isA(type, "java.util.stream.BaseStream");
    return isA(type, "java.lang.CharSequence") || isCollection(type);
  }

  private boolean isCollection(TypeMirror type) {
    return isA(type, "java.util.Collection") || isA(type, "java.util.Map");
  }

  /** Whether a method is given many at once. */
  boolean hasCollection(ExecutableElement method) {
    for (VariableElement one : method.getParameters()) if (isCollection(one.asType())) return true;
    return false;
  }

  String nameOf(ExecutableElement method) {
    return method.getEnclosingElement().getSimpleName() + "." + method.getSimpleName();
  }

  /** @return null of a class that nobody knows */
  private String familyOf(TypeElement type) {
    TypeMirror of = type.asType();
    if (isA(of, "java.util.Map")) return "map";
    if (isA(of, "java.util.Collection") || type.getQualifiedName().contentEquals("java.lang.Iterable")) return "collection";
    if (isA(of, "java.lang.Throwable")) return "throwable";
    String all = elements.getPackageOf(type).getQualifiedName().toString();
    if (all.equals("java.util.function")) return "function";
    if (all.equals("java.io")) return "io";
    boolean isKnown = all.matches("java\\.(lang|util|util\\.stream|util\\.concurrent|util\\.concurrent\\.atomic)");
    return isKnown ? costs.familyOf(type.getSimpleName().toString()) : null;
  }

  /**
   * @param of the type of what is called, where that is known: of an array, its own
   * @return null of what nobody knows
   */
  String chargesOf(ExecutableElement method, int arguments, TypeMirror of) {
    if (of != null && of.getKind() == TypeKind.ARRAY) return "of.size";
    TypeElement type = (TypeElement) method.getEnclosingElement();
    String family = familyOf(type);
    // What every object has is charged by what it is called on.
    boolean isObjects = type.getQualifiedName().contentEquals("java.lang.Object");
    if (isObjects && of != null && of.getKind() == TypeKind.DECLARED) {
      String own = familyOf((TypeElement) ((DeclaredType) of).asElement());
      if (own != null) family = own.equals("io") ? family : own;
    }
    boolean isPlace = !method.getParameters().isEmpty()
        && method.getParameters().get(0).asType().getKind() == TypeKind.INT;
    String name = method.getSimpleName().toString();
    String charges = family == null ? null : costs.of(family, name, arguments, isPlace);
    return charges == null && isObjects ? costs.of("object", name, arguments, isPlace) : charges;
  }

  /** Whether a method that is handed over costs no more than a statement. */
  boolean isFree(ExecutableElement method) {
    if (method.getKind() == ElementKind.CONSTRUCTOR) return familyOf((TypeElement) method.getEnclosingElement()) != null;
    if (HANDED.contains(' ' + nameOf(method) + ' ')) return true;
    String charges = chargesOf(method, method.getParameters().size(), null);
    boolean isNumber = method.getReturnType().getKind().isPrimitive();
    return charges != null && (charges.isEmpty() || charges.equals("all.size") && isNumber);
  }

  /** @return `chance` of what has a chance of its own; null of what nobody knows */
  String chargesOfNew(NewClassTree made, ExecutableElement method, TreePath path, Trees trees) {
    Element of = trees.getElement(new TreePath(path, made.getIdentifier()));
    if (!(of instanceof TypeElement) || !isLibrary((TypeElement) of)) return "";
    TypeElement type = (TypeElement) of;
    String name = type.getSimpleName().toString();
    String family = familyOf(type);
    int arguments = made.getArguments().size();
    if (made.getClassBody() != null) return family == null || arguments > 0 ? null : "";
    if (name.equals("Random") && arguments == 0) return "chance";
    if (family == null || family.equals("stream")) return null;
    return chargesOfNew(family, name, method);
  }

  private String chargesOfNew(String family, String name, ExecutableElement method) {
    if (family.equals("text")) return "all.size";
    if (method.getParameters().isEmpty()) return "";
    TypeMirror first = method.getParameters().get(0).asType();
    boolean isPlace = first.getKind() == TypeKind.INT;
    if (family.equals("builder")) return isPlace ? "0.plus" : "0.size";
    if (!family.equals("map") && !family.equals("collection")) return "";
    if (isPlace) return "0.plus";
    if (!isCollection(first)) return "";
    return name.startsWith("Tree") ? "0.sort" : "0.size";
  }

  /** Whether calls of a functional interface give no value. */
  boolean givesNothing(TypeMirror functional) {
    TypeElement type = (TypeElement) ((DeclaredType) functional).asElement();
    for (Element one : elements.getAllMembers(type)) {
      if (one.getKind() != ElementKind.METHOD || !one.getModifiers().contains(Modifier.ABSTRACT)) continue;
      if (OF_OBJECTS.contains(' ' + one.getSimpleName().toString() + ' ')) continue;
      return ((ExecutableElement) one).getReturnType().getKind() == TypeKind.VOID;
    }
    return false;
  }

  /** Whether the compiler knows its value, as it may have to. @param around the path of what it is a part of */
  boolean isConstant(Tree tree, TreePath around) {
    TreePath path = new TreePath(around, tree);
    if (tree instanceof LiteralTree) return true;
    if (tree instanceof ParenthesizedTree) return isConstant(((ParenthesizedTree) tree).getExpression(), path);
    if (tree instanceof UnaryTree) return isConstant(((UnaryTree) tree).getExpression(), path);
    if (tree instanceof TypeCastTree) return isConstant(((TypeCastTree) tree).getExpression(), path);
    if (tree instanceof BinaryTree) {
      BinaryTree node = (BinaryTree) tree;
      return isConstant(node.getLeftOperand(), path) && isConstant(node.getRightOperand(), path);
    }
    if (tree instanceof ConditionalExpressionTree) {
      ConditionalExpressionTree node = (ConditionalExpressionTree) tree;
      return isConstant(node.getTrueExpression(), path) && isConstant(node.getFalseExpression(), path);
    }
    Element named = trees.getElement(path);
    return named instanceof VariableElement && ((VariableElement) named).getConstantValue() != null;
  }
}
