class Meta(type):
    def __eq__(cls, other):
        print("the class was compared")
        return True

    __hash__ = type.__hash__

    def __instancecheck__(cls, other):
        print("the class was asked")
        return True


class Wrong(Exception, metaclass=Meta):
    @property
    def args(self):
        print("asked for arguments")
        return (1,)

    @property
    def __class__(self):
        print("asked for its class")
        return SyntaxError


def fail():
    raise Wrong("quietly")


try:
    fail()
except Wrong:
    print("caught")
