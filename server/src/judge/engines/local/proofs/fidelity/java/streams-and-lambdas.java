import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in, "ISO-8859-1");
        List<Integer> values = new ArrayList<>();
        while (in.hasNext()) if (in.hasNextInt()) values.add(in.nextInt()); else in.next();
        System.out.println(values.stream().collect(Collectors.partitioningBy(v -> v % 2 == 0, Collectors.counting())));
        System.out.println(values.stream().mapToInt(v -> v).summaryStatistics());
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(values.stream().reduce(0, add::apply));
    }
}
