try:
    n = int(input('How many? '))
    print([int(x) for x in input('Which? ').split()][:n])
except EOFError:
    print('nobody says')
