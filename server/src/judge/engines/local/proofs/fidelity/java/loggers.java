import java.util.logging.*;

public class Main {
    public static void main(String[] args) throws Exception {
        Logger logger = Logger.getLogger("solution");
        System.out.println(logger.getLevel() + " " + logger.getHandlers().length);
        logger.setLevel(Level.FINE);
        logger.setUseParentHandlers(false);
        logger.addHandler(new StreamHandler(System.out, new SimpleFormatter() {
            @Override
            public String format(LogRecord record) {
                return record.getLevel() + " " + record.getMessage() + "\n";
            }
        }));
        logger.fine("n " + System.in.readAllBytes().length);
        logger.getHandlers()[0].flush();
    }
}
