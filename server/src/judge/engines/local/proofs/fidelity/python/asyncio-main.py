import asyncio
import sys

async def work(k):
    await asyncio.sleep(0)
    return k * k

async def main():
    n = len(sys.stdin.read()) % 10
    print(await asyncio.gather(*(work(k) for k in range(n))))
    queue = asyncio.Queue()
    await queue.put(1)
    print(await queue.get(), asyncio.current_task().get_name())
    async with asyncio.timeout(5):
        print([k async for k in stream()])

async def stream():
    yield 1
    yield 2

asyncio.run(main())
