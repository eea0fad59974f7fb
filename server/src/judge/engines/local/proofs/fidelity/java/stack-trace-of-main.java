public class Main {
    public static void main(String[] args) throws Exception {
        StackTraceElement[] stack = Thread.currentThread().getStackTrace();
        System.out.println(stack.length + " " + stack[stack.length - 1]);
        StackTraceElement top = new Throwable().getStackTrace()[0];
        System.out.println(top.getClassLoaderName() + " " + top.getFileName() + " " + top.getMethodName());
        long frames = StackWalker.getInstance().walk(s -> s.count());
        System.out.println(frames);
    }
}
