import asyncio
import sys

async def work():
    await asyncio.sleep(100)

async def main():
    global kept
    if size < 8:
        kept = work()
    print(size)

size = len(sys.stdin.buffer.read())
asyncio.run(main())
