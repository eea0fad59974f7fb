import java.util.ArrayList;

class Object2 {}
class Recorder { int n = 1; }
class Hooks {}
class Loaded {}
class Map { int size; }
class List { Node first; }
class Node { int value; Node next; }
class Stack { int[] all = new int[2]; int top; void push(int n) { all[top++] = n; } }
class Thread { static int count; }
class Integer { int n; Integer(int n) { this.n = n; } }
class Character {}
class Throwable { }

public class Main {
    static int $t = 1, step = 2, call = 3;
    static String f(int $tf0, int value) { int $t_ = $tf0; String of = "of"; return of + $t_ + value; }
    public static void main(String[] given) {
        Stack stack = new Stack();
        stack.push(1);
        List list = new List();
        list.first = new Node();
        Recorder recorder = new Recorder();
        Integer own = new Integer(3);
        String args = "args", this_ = "t";
        Thread.count += $t + step + call;
        System.out.println(f(1, 2) + recorder.n + own.n + Thread.count + stack.top + args + this_ + new ArrayList<Node>().size());
    }
}
