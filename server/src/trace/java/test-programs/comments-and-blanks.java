/* before */ package odd.name; // a package
import java.util.*; /** doc */
@SuppressWarnings({"unchecked", "x{"})
public final class Main
{
    @Deprecated static /* here */ int n /* of */ = 1, m[] = {1, 2};;
    ;
    /** doc { */
    @SuppressWarnings("all")
    static int twice(final int n) // {
    {
        // } nothing
        return/**/n * 2; // done
    }
    static String text() { return"x}{"; }
    static List<
        String> wide() { return
            new ArrayList<>(); }
    static <T> /* any */ T same(T one) { if (one == null) return(null); else return (one); }

    public static void main(final String args[])
    {
        int a = 1; int b = 2; ; { }
        if (a < b) // compare
            a = b;
        else
            b = a; /* both */
        switch (a) { case 2: // two
            System.out.println("two"); /* fall */ default: ; }
        int c = switch (b) { case 2 -> a /* then */ ; default -> 0; };
        System.out.println(twice(a) + text() + wide() + same("s") + '}' + "\"{" + '\'' + n + m[1] + c);
    }
}
// last
// no line break