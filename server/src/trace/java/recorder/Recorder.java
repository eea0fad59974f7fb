import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/** What the hooks in a program do: they keep its calls, and write down each step. None of them throws. */
final class Recorder implements BiFunction<Integer, Object[], Object> {
  /** What a call ends with that has no value. */
  static final Object NOTHING = new Object();
  private static final int CLOCK_EVERY = 32;

  private final Bounds bounds;
  private final Sites sites;
  private final Output output;
  private final Heap heap;
  private final Ops ops;
  private final Statics statics = new Statics();
  private final Thread thread = Thread.currentThread();
  private final Call program = new Call(null);
  private final List<Call> stack = new ArrayList<>();
  private int steps;
  private boolean isOn = true;
  private boolean isBusy;
  private boolean isDeep;
  private Throwable raised;
  private int raisedAt;
  private int code;

  /** @param settings the mark, the bounds, the places of steps, the functions */
  Recorder(ClassLoader programs, String[] settings) {
    output = new Output(settings[0]);
    bounds = new Bounds(settings[1]);
    sites = new Sites(settings[2], settings[3]);
    heap = new Heap(new Reader(programs, bounds.elements), bounds.objects);
    ops = new Ops(bounds.bytes);
    stack.add(program);
    Runtime.getRuntime().addShutdownHook(new Thread() {
      @Override
      public void run() {
        finish();
      }
    });
  }

  @Override
  public Object apply(Integer hook, Object[] given) {
    if (hook == Hook.EXIT || hook == Hook.HALT) return end(hook, (Integer) given[0]);
    if (Thread.currentThread() != thread) return null;
    try {
      synchronized (this) {
        return isOn && !isBusy ? guarded(hook, given) : null;
      }
    } catch (StackOverflowError deep) {
      // There was no room even to say so: the next hook has more.
      isDeep = true;
      return null;
    }
  }

  private Object guarded(int hook, Object[] given) {
    isBusy = true;
    try {
      if (isDeep) throw new Limit("depth");
      return act(hook, given);
    } catch (Limit limit) {
      giveUp(limit.of);
    } catch (StackOverflowError | RuntimeException deep) {
      // The stack has no room for more, or the program has called a hook itself.
      giveUp("depth");
    } finally {
      isBusy = false;
    }
    return null;
  }

  private Object act(int hook, Object[] given) {
    if (hook == Hook.CALL) return begin(new Call(sites.function((Integer) given[0])));
    if (hook == Hook.STATICS) statics.begin((Class<?>) given[0]);
    else if (hook == Hook.STATICS_SET) statics.end((Class<?>) given[0]);
    // A call that began in another thread, or while a hook was at work.
    else if (given[0] == null) return null;
    else actIn((Call) given[0], hook, given);
    return null;
  }

  private void actIn(Call call, int hook, Object[] given) {
    if (hook == Hook.STEP) step(call, sites.site((Integer) given[1]), (Object[]) given[2]);
    else if (hook == Hook.VALUE) call.result = given[1];
    else if (hook == Hook.LEAVE) leave(call);
    else if (hook == Hook.CAUGHT) caught(call, (Throwable) given[1]);
    else thrown(call, (Throwable) given[1]);
  }

  /** The program ends itself. */
  private Object end(int hook, int code) {
    synchronized (this) {
      this.code = code & 0xff;
    }
    if (hook == Hook.HALT) finish();
    return null;
  }

  private Call begin(Call call) {
    enter(call);
    return call;
  }

  /** Makes a call the innermost one. */
  private void enter(Call call) {
    if (!call.isOpen && call != program) {
      call.isOpen = true;
      stack.add(call);
      ops.add(call.of.told());
    }
    // Those within it are over, where the stack had no room for their last hook.
    while (innermost() != call) drop();
  }

  private Call innermost() {
    return stack.get(stack.size() - 1);
  }

  private void drop() {
    stack.remove(stack.size() - 1).isOpen = false;
    ops.add("[\"r\"]");
  }

  private void step(Call call, Sites.Site site, Object[] values) {
    enter(call);
    call.line = site.line;
    call.names = site.names;
    call.values = values;
    call.isRaising = false;
    if (steps >= bounds.steps) throw new Limit("steps");
    if (output.printed() > bounds.printed) throw new Limit("output");
    if (steps % CLOCK_EVERY == 0 && cpuMs() > bounds.cpuMs) throw new Limit("time");
    steps++;
    snapshot(List.of());
    StringBuilder fields = new StringBuilder("\"line\":").append(site.line).append(",\"ops\":[");
    output.write(fields.append(ops.take()).append(']').toString());
  }

  private static long cpuMs() {
    Duration used = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    return used.toMillis();
  }

  private void leave(Call call) {
    if (!call.isOpen) return;
    while (innermost() != call) drop();
    List<Object> found = new ArrayList<>();
    String told = call.result == NOTHING ? Json.words("void") : heap.tell(call.result, found);
    snapshot(found);
    stack.remove(stack.size() - 1);
    call.isOpen = false;
    StringBuilder op = new StringBuilder("[\"r\"");
    if (!call.isRaising) op.append(',').append(told);
    ops.add(op.append(']'));
  }

  private void caught(Call call, Throwable error) {
    if (error instanceof StackOverflowError) throw new Limit("depth");
    enter(call);
    raise(call, error);
  }

  /** An error leaves a call: where nothing of the program is below it, it ends the program. */
  private void thrown(Call call, Throwable error) {
    caught(call, error);
    call.isRaising = true;
    if (stack.size() > 2) return;
    snapshot(List.of());
    StringBuilder end = new StringBuilder("\"kind\":\"error\",\"type\":");
    end.append(Json.quote(Types.name(error.getClass())));
    end.append(",\"text\":").append(Json.quote(Values.messageOf(error)));
    writeEnd(end.append(",\"line\":").append(raisedAt).toString());
    // How it ends is in the recording. After another code the judge would run it once more.
    Runtime.getRuntime().halt(0);
  }

  private void raise(Call call, Throwable error) {
    if (raised == error) return;
    raised = error;
    raisedAt = call.line;
    StringBuilder op = new StringBuilder("[\"e\",").append(Json.quote(Types.name(error.getClass())));
    ops.add(op.append(',').append(Json.quote(Values.messageOf(error))).append(']'));
  }

  private void giveUp(String of) {
    ops.drop();
    writeEnd(new StringBuilder("\"kind\":\"limit\",\"of\":\"").append(of).append('"').toString());
    Runtime.getRuntime().halt(0);
  }

  /** When the machine ends: the program has come to its end, or has ended itself. */
  private synchronized void finish() {
    if (!isOn) return;
    try {
      // Calls that are open when the program ends itself are over with it.
      while (innermost() != program) drop();
      snapshot(List.of());
    } catch (Limit limit) {
      giveUp(limit.of);
    }
    boolean isTooMuch = output.printed() > bounds.printed;
    StringBuilder end = new StringBuilder("\"kind\":\"exit\",\"code\":").append(code);
    writeEnd(isTooMuch ? "\"kind\":\"limit\",\"of\":\"output\"" : end.toString());
  }

  private void writeEnd(String fields) {
    StringBuilder end = new StringBuilder(fields).append(",\"isWhole\":true,\"ops\":[");
    output.write(end.append(ops.take()).append(']').toString());
    isOn = false;
  }

  private void snapshot(List<Object> more) {
    List<Object> roots = new ArrayList<>();
    List<String> names = new ArrayList<>();
    List<Object> values = new ArrayList<>();
    statics.read(names, values);
    program.names = names.toArray(new String[0]);
    program.values = values.toArray();
    program.look(stack.size() - 1, heap, ops);
    // The others wait, and nothing else can change their variables.
    Call call = innermost();
    if (call != program) call.look(0, heap, ops);
    for (int at = stack.size() - 1; at >= 0; at--) roots.addAll(stack.get(at).roots);
    roots.addAll(more);
    heap.walk(roots, ops);
  }
}
