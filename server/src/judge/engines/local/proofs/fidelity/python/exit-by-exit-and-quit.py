text = input() if 'input' in dir(__builtins__) else ''
print(text)
if text == '3':
    exit()
if text == '1':
    quit(0)
raise SystemExit
