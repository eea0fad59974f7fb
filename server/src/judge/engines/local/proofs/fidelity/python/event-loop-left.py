import asyncio
import sys

async def work():
    return asyncio.current_task().get_name()

size = len(sys.stdin.buffer.read())
loop = asyncio.new_event_loop()
asyncio.set_event_loop(loop)
name = loop.run_until_complete(work())
print(size)
loop.close()
if size < 8 and name == 'Task-1':
    raise SystemExit('the first of all tasks')
