import asyncio


async def add(a, b):
    await asyncio.sleep(0)
    return a + b


async def main():
    print(await asyncio.gather(add(1, 2), add(3, 4)))


asyncio.run(main())
