import java.io.*;
import java.util.*;

public class Main {
    static class NewsFeed {
        NewsFeed() {
            // Write your code here.
        }

        void post(int user, int picture) {
            // The user posts the picture.
        }

        void follow(int user, int other) {
            // From now on, the user follows the other one.
        }

        void unfollow(int user, int other) {
            // From now on, the user does not follow the other one.
        }

        List<Integer> feed(int user) {
            // Return the numbers of the ten newest posts of the user and of those followed, the newest first.
            return new ArrayList<>();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine());
        NewsFeed network = new NewsFeed();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            String name = line.nextToken();
            int user = Integer.parseInt(line.nextToken());
            if (name.equals("feed")) {
                List<Integer> posts = network.feed(user);
                out.append(posts.size());
                for (int post : posts) out.append(' ').append(post);
                out.append('\n');
                continue;
            }
            int other = Integer.parseInt(line.nextToken());
            if (name.equals("post")) network.post(user, other);
            else if (name.equals("follow")) network.follow(user, other);
            else network.unfollow(user, other);
        }
        System.out.print(out);
    }
}
