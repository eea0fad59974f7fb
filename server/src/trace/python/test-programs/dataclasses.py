from dataclasses import dataclass, field


@dataclass(order=True)
class Item:
    weight: int
    name: str = field(compare=False)
    tags: list[str] = field(default_factory=list, compare=False)


items = sorted([Item(3, "c"), Item(1, "a")])
items[0].tags.append("light")
print(items)
