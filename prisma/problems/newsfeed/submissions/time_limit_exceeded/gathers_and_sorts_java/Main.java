import java.io.*;
import java.util.*;

public class Main {
    // Too slow: gathers all posts of those followed and sorts them, for each feed.
    static class Post {
        final int time;
        final int picture;

        Post(int time, int picture) {
            this.time = time;
            this.picture = picture;
        }
    }

    static class NewsFeed {
        // So many posts there are: the time.
        private int written = 0;
        // The posts of each user, the newest last.
        private final Map<Integer, List<Post>> posts = new HashMap<>();
        private final Map<Integer, Set<Integer>> followed = new HashMap<>();

        void post(int user, int picture) {
            posts.computeIfAbsent(user, key -> new ArrayList<>()).add(new Post(written++, picture));
        }

        void follow(int user, int other) {
            followed.computeIfAbsent(user, key -> new HashSet<>()).add(other);
        }

        void unfollow(int user, int other) {
            followed.computeIfAbsent(user, key -> new HashSet<>()).remove(other);
        }

        List<Integer> feed(int user) {
            Set<Integer> authors = new HashSet<>(followed.getOrDefault(user, Collections.emptySet()));
            authors.add(user);
            List<Post> gathered = new ArrayList<>();
            for (int author : authors) gathered.addAll(posts.getOrDefault(author, Collections.emptyList()));
            gathered.sort((a, b) -> Integer.compare(b.time, a.time));
            List<Integer> newest = new ArrayList<>();
            for (Post post : gathered.subList(0, Math.min(10, gathered.size()))) newest.add(post.picture);
            return newest;
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
