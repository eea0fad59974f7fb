import java.io.*;
import java.util.*;

public class Main {
    // Wrong: a feed has eleven posts.
    static class Post {
        final int time;
        final int picture;

        Post(int time, int picture) {
            this.time = time;
            this.picture = picture;
        }
    }

    // Of the posts of a user, the newest that was not delivered yet.
    static class Front {
        final List<Post> posts;
        final int at;

        Front(List<Post> posts, int at) {
            this.posts = posts;
            this.at = at;
        }

        int time() {
            return posts.get(at).time;
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
            PriorityQueue<Front> fronts = new PriorityQueue<>((a, b) -> Integer.compare(b.time(), a.time()));
            for (int author : authors) {
                List<Post> own = posts.get(author);
                if (own != null) fronts.add(new Front(own, own.size() - 1));
            }
            List<Integer> newest = new ArrayList<>();
            while (!fronts.isEmpty() && newest.size() <= 10) {
                Front front = fronts.poll();
                newest.add(front.posts.get(front.at).picture);
                if (front.at > 0) fronts.add(new Front(front.posts, front.at - 1));
            }
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
