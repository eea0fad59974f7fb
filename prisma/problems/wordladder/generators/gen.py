#!/usr/bin/env python3
"""Prints a list of words: gen.py --seed S --n WORDS --kind dense|chain|apart|sparse|outside|rows [--length L]"""
import argparse

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Splitmix64:
    """Our own generator: Python keeps the sequences of `random` stable only in part."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, bound):
        return self.next() % bound

    def shuffled(self, values):
        values = list(values)
        for i in range(len(values) - 1, 0, -1):
            j = self.below(i + 1)
            values[i], values[j] = values[j], values[i]
        return values


def neighbours(word):
    return [word[:i] + letter + word[i + 1 :] for i in range(len(word)) for letter in LETTERS if letter != word[i]]


def word_of(rng, letters, length):
    return "".join(letters[rng.below(len(letters))] for _ in range(length))


def different(rng, n, letters, length):
    words = {}
    while len(words) < n:
        words[word_of(rng, letters, length)] = None
    return list(words)


def distances(begin, words):
    """The words that a ladder leads to, the nearest ones first."""
    unused = set(words) - {begin}
    found = [begin]
    for word in found:
        for text in neighbours(word):
            if text in unused:
                unused.remove(text)
                found.append(text)
    return found


def dense(rng, n, length):
    """Few different letters, so that each word has many neighbours; the end word is among the farthest."""
    words = different(rng, n, "aeinst", length)
    return words[0], distances(words[0], words)[-1], words


def chain(rng, n, length):
    """Each word but for the two at the ends has exactly two neighbours: only one ladder exists."""
    word = word_of(rng, LETTERS, length)
    words = {word: None}
    while len(words) < n:
        text = neighbours(word)[rng.below(25 * length)]
        if text not in words and sum(other in words for other in neighbours(text)) == 1:
            words[text] = None
            word = text
    words = list(words)
    return words[0], words[-1], rng.shuffled(words[1:])


def apart(rng, n, length):
    """Two dense lists that no step joins, as the letters of the one do not occur in the other."""
    first = different(rng, n // 2, "abcdef", length)
    second = different(rng, n - n // 2, "ghijkl", length)
    return first[0], second[0], rng.shuffled(first[1:] + second)


def sparse(rng, n, length):
    """Words with few neighbours; a ladder may have to turn away from its end."""
    words = different(rng, n, "abcdef", length)
    found = distances(words[0], words)
    return words[0], found[-1], rng.shuffled(words[1:])


def outside(rng, n, length):
    """A list as dense as can be, but without the end word."""
    words = different(rng, n + 1, "aeiou", length)
    return words[0], words[1], words[2:] + [words[0]]


def rows(rng, n, length):
    """Two chains side by side, where a ladder may change from each word to its twin; the list has n words, n odd."""
    begin, _, words = chain(rng, (n + 1) // 2, length - 1)
    words = [letter + word for word in distances(begin, words) for letter in "ab"]
    return words[0], words[-1], rng.shuffled(words[1:])


KINDS = {"dense": dense, "chain": chain, "apart": apart, "sparse": sparse, "outside": outside, "rows": rows}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--n", type=int, required=True)
    parser.add_argument("--kind", choices=sorted(KINDS), required=True)
    parser.add_argument("--length", type=int, default=6)
    options = parser.parse_args()
    begin, end, words = KINDS[options.kind](Splitmix64(options.seed), options.n, options.length)
    print(len(words), begin, end)
    print("\n".join(words))


main()
