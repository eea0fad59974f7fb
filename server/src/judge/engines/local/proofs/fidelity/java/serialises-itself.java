import java.io.*;

public class Main {
    static class Value implements Serializable {
        int n;
        transient int hidden = 5;
    }

    public static void main(String[] args) throws Exception {
        Value value = new Value();
        value.n = System.in.readAllBytes().length;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(value);
        Value copy = (Value) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
        System.out.println(copy.n + " " + copy.hidden);
    }
}
