numbers = [1]
numbers.append(numbers)
table = {"self": None}
table["self"] = table
print(len(numbers), list(table))
