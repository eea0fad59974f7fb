def describe(thing):
    match thing:
        case [first, *others]:
            return f"list {first} {len(others)}"
        case {"name": name}:
            return f"named {name}"
        case _:
            return "else"


while (n := len(globals().get("seen", []))) < 2:
    seen = globals().get("seen", []) + [n]
first, *middle, last = range(5)
for index, (a, b) in enumerate(zip("ab", "cd")):
    del a
print(describe([1, 2]), describe({"name": "x"}), describe(3), first, middle, last, seen, index)
