try:
    open(0, "w").write("x")
    print("written")
except OSError as error:
    print("refused")
