import builtins

len = 3
list = tuple = dict = type = id = None
builtins.zip = builtins.isinstance = None
Recorder = quote = READERS = 1
numbers = [1, 2]
numbers.append(len)
print(numbers, __name__, __file__.endswith("main.py"))
