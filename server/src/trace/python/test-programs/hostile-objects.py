class Hostile:
    def __init__(self):
        self.field = [self]

    def cry(self, *_):
        print("I was asked")
        raise SystemExit(3)

    __eq__ = __repr__ = __str__ = __bool__ = __len__ = __iter__ = __getitem__ = cry
    __hash__ = __getattr__ = __index__ = __float__ = __int__ = __contains__ = cry
    __dict__ = property(cry)
    __class__ = property(cry)


class Meta(type):
    def __hash__(cls):
        print("the class was asked")
        return 1

    def __eq__(cls, other):
        print("the class was compared")
        return False

    __instancecheck__ = __subclasscheck__ = __eq__


class WithMeta(metaclass=Meta):
    pass


class Numbers(list):
    def __iter__(self):
        print("iterated")
        return iter(())

    def __len__(self):
        print("measured")
        return 0

    __getitem__ = __eq__ = __iter__


class Table(dict):
    def items(self):
        print("listed")
        return ()

    __iter__ = keys = values = items


one, two = Hostile(), WithMeta()
numbers, table = Numbers([1, 2]), Table(a=1)
several = [one, two, numbers, table]
numbers.append(3)
table["b"] = one
print("quiet")
